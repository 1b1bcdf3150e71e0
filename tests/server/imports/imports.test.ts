import { existsSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ImportJob } from '#contract/endpoints/property-import.ts';
import { auditEvents } from '#server/core/database/accounts-schema.ts';
import { properties, users } from '#server/core/database/schema.ts';
import { registerAdmin } from '#tests/support/changed-users.ts';
import {
  houseColumns,
  houseRows,
  lekkiRow,
  rejectedRow,
  suspiciousRow,
} from '#tests/support/house-rows.ts';
import { type ImportFixture, openImportFixture } from '#tests/support/import-fixture.ts';
import { call } from '#tests/support/users.ts';

let fixture: ImportFixture;

beforeAll(async () => {
  fixture = await openImportFixture();
  fixture.test.startImports();
});
afterEach(() => fixture.clear());
afterAll(() => fixture.test.close());

describe('A confirmed import', () => {
  it('stores the checked rows and records the import in the audit log', async () => {
    const job = await fixture.importAll([...houseRows(250), suspiciousRow, rejectedRow]);
    expect(job.rows).toEqual({
      read: 252,
      imported: 251,
      updated: 0,
      leftOut: 0,
      alreadyThere: 0,
      rejected: 1,
      suspicious: 1,
    });
    expect(job.bytesRead).toBe(job.bytes);
    expect(job.finishedAt).not.toBeNull();
    expect(await fixture.test.db.$count(properties)).toBe(251);
    const [last, first] = await fixture.test.db
      .select()
      .from(auditEvents)
      .orderBy(desc(auditEvents.at));
    expect(first).toMatchObject({ action: 'import-confirmed', actorId: fixture.admin.id });
    expect(last).toMatchObject({
      action: 'properties-imported',
      actorId: fixture.admin.id,
      details: {
        file: 'houses.csv',
        imported: '251',
        alreadyThere: '0',
        rejected: '1',
        suspicious: '1',
      },
    });
  });

  it('adds drafts that an admin publishes together, those that are left', async () => {
    const { db } = fixture.test;
    const listed = async () =>
      (await call(fixture.test.app, 'GET /properties?limit=1')).json().meta.total;
    const job = await fixture.importAll(houseRows(1200));
    expect([job.drafts, await listed()]).toEqual([1200, 0]);
    const [first] = await db.select().from(properties).limit(1);
    await db
      .update(properties)
      .set({ published: true })
      .where(eq(properties.id, `${first?.id}`));
    const sorted = () => db.select().from(properties).orderBy(desc(properties.createdAt));
    const order = (await sorted()).map(({ id }) => id);
    const older = sql`${properties.createdAt} - interval '40 days'`;
    await db.update(properties).set({ createdAt: older });
    const pressedAt = Date.now();
    const other = await fixture.importAll([lekkiRow]);
    const endpoint = `POST /admin/imports/${job.id}/publish` as const;
    expect((await call(fixture.test.app, endpoint)).statusCode).toBe(401);
    expect((await fixture.call(endpoint)).json().data.drafts).toBe(0);
    expect(await listed()).toBe(1200);
    expect((await fixture.getJob(other.id)).drafts).toBe(1);
    await fixture.call(endpoint);
    const events = await db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'import-published'));
    expect(events.map(({ details }) => details)).toEqual([
      { file: 'houses.csv', published: '1199' },
    ]);
    const rows = (await sorted()).filter(({ importId }) => importId === job.id);
    expect(rows.filter(({ id }) => id !== first?.id).map(({ id }) => id)).toEqual(
      order.filter((id) => id !== first?.id),
    );
    const [newest] = rows;
    expect(newest && +newest.createdAt).toBeGreaterThanOrEqual(pressedAt);
  });

  it('adds nothing when the same file is imported again', async () => {
    await fixture.importAll(houseRows(120));
    const again = await fixture.importAll(houseRows(120));
    expect(again.rows).toMatchObject({ read: 120, imported: 0, alreadyThere: 120 });
    expect(await fixture.test.db.$count(properties)).toBe(120);
  });

  it('can be confirmed only after the check, and only once', async () => {
    const job = await fixture.upload(houseRows(2000));
    expect((await fixture.confirm(job)).statusCode).toBe(409);
    await fixture.waitForState(job, 'checked');
    const responses = await Promise.all([1, 2].map(() => fixture.confirm(job)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await fixture.waitForState(job, 'finished');
    expect(await fixture.test.db.$count(properties)).toBe(2000);
  });

  it('does not block other requests', async () => {
    const job = await fixture.waitForState(await fixture.upload(houseRows(1500)), 'checked');
    await fixture.confirm(job);
    let responses = 0;
    while ((await fixture.getJob(job.id)).state === 'importing') {
      expect((await fixture.call('GET /properties?limit=1')).statusCode).toBe(200);
      responses += 1;
      // `inject` has no network delay, so the event loop needs a pause.
      await nextTurn();
    }
    expect(responses).toBeGreaterThan(3);
  });
});

describe('A cancelled import', () => {
  it('stops between batches; stored listings stay and the file is deleted', async () => {
    const job = await fixture.waitForState(await fixture.upload(houseRows(3000)), 'checked');
    await fixture.confirm(job);
    await fixture.waitForJob(job.id, ({ rows }) => rows.imported > 0);
    const response = await fixture.call(`DELETE /admin/imports/${job.id}`);
    expect(response.json().data).toMatchObject({ state: 'cancelled' });
    expect(response.json().data.finishedAt).not.toBeNull();
    const stored = await fixture.test.db.$count(properties);
    expect(stored).toBeGreaterThan(0);
    expect(stored).toBeLessThan(3000);
    // The worker is idle by then.
    await fixture.waitForState(await fixture.upload([lekkiRow]), 'checked');
    expect(await fixture.getJob(job.id)).toMatchObject({
      state: 'cancelled',
      rows: { imported: stored },
    });
    expect(await fixture.test.db.$count(properties)).toBe(stored);
    expect(existsSync(fixture.filePath(job.id))).toBe(false);
    const [event] = await fixture.test.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'import-cancelled'));
    expect(event).toMatchObject({ actorId: fixture.admin.id, details: { imported: `${stored}` } });
  });

  it('can be cancelled during and after the check', async () => {
    const checking = await fixture.upload(houseRows(3000));
    const checked = await fixture.call(`DELETE /admin/imports/${checking.id}`);
    expect(checked.json().data.state).toBe('cancelled');
    const waiting = await fixture.waitForState(await fixture.upload([lekkiRow]), 'checked');
    expect((await fixture.call(`DELETE /admin/imports/${waiting.id}`)).json().data.state).toBe(
      'cancelled',
    );
    expect((await fixture.confirm(waiting)).statusCode).toBe(409);
    expect((await fixture.call(`DELETE /admin/imports/${waiting.id}`)).statusCode).toBe(200);
    expect(await fixture.storedFiles()).toEqual([]);
  });

  it('cannot be cancelled after it has finished', async () => {
    const job = await fixture.importAll([lekkiRow]);
    const response = await fixture.call(`DELETE /admin/imports/${job.id}`);
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toMatch(/has already finished/);
    expect((await fixture.getJob(job.id)).state).toBe('finished');
  });
});

describe('The report of an import', () => {
  it('is a CSV file whose cells cannot run as formulas', async () => {
    const dangers = ['=1+1', '+1', '-5', '@sum'].map((cell) => rejectedRow.replace('=1+1', cell));
    const { id } = await fixture.waitForState(
      await fixture.upload([...dangers, suspiciousRow]),
      'checked',
    );
    const response = await fixture.call(`GET /admin/imports/${id}/report`);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="import-\w+\.csv"$/,
    );
    const [header, ...lines] = response.body.split('\r\n');
    expect(header).toBe(`\ufeffline,outcome,reason,${houseColumns}`);
    expect(lines).toHaveLength(6);
    for (const [at, start] of ["'=1+1", "'+1", "'-5", "'@sum"].entries()) {
      expect(lines[at]).toContain(`,${start},5,5,4,Detached Duplex`);
    }
    expect(lines[4]).toMatch(/^6,suspicious,.*,Detached Duplex,Lekki,Anambara,130000000$/);
  });
});

describe('The list of imports', () => {
  it('has the latest first; an unknown import gives 404', async () => {
    const first = await fixture.upload([lekkiRow]);
    const second = await fixture.upload([suspiciousRow]);
    const { data } = (await fixture.call('GET /admin/imports')).json();
    expect(data.map(({ id }: ImportJob) => id)).toEqual([second.id, first.id]);
    for (const endpoint of ['GET /admin/imports/x', 'GET /admin/imports/x/report'] as const) {
      const response = await fixture.call(endpoint);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ message: 'There is no such import.' });
    }
  });

  it('keeps imports of deleted users', async () => {
    const other = await registerAdmin(fixture.test);
    const job = await fixture.upload([lekkiRow], other);
    await fixture.test.db.delete(users).where(eq(users.id, other.id));
    expect((await fixture.getJob(job.id)).startedBy).toBeNull();
  });
});
