import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ImportColumns } from '#contract/endpoints/import-mapping.ts';
import { deletedProperties, properties } from '#server/core/database/schema.ts';
import { houseRows, lekkiRow, rejectedRow } from '#tests/support/house-rows.ts';
import { type ImportFixture, openImportFixture } from '#tests/support/import-fixture.ts';
import { call, registerUser } from '#tests/support/users.ts';

let fixture: ImportFixture;

beforeAll(async () => {
  fixture = await openImportFixture();
  fixture.test.startImports();
});
afterEach(() => fixture.clear());
afterAll(() => fixture.test.close());

const send = (endpoint: Parameters<typeof call>[1], body?: object, token = fixture.admin.token) =>
  call(fixture.test.app, endpoint, { token, ...(body && { body }) });

describe('The mapping, the rows and the undo of an import', () => {
  it('are for admins alone', async () => {
    const { id } = await fixture.waitForState(await fixture.upload([lekkiRow]), 'checked');
    const { data } = (await send(`GET /admin/imports/${id}/columns`)).json();
    const { mapping } = data as ImportColumns;
    const buyer = await registerUser(fixture.test.app);
    const requests = [
      [`GET /admin/imports/${id}/columns`],
      [`PUT /admin/imports/${id}/columns`, mapping],
      [`GET /admin/imports/${id}/rows`],
      [`PUT /admin/imports/${id}/rows`, { line: 2, choice: 'leave-out' }],
      [`GET /admin/imports/${id}/undo`],
      [`POST /admin/imports/${id}/undo`],
    ] as const;
    for (const [endpoint, body] of requests) {
      const options = body && { body };
      expect((await call(fixture.test.app, endpoint, { ...options })).statusCode).toBe(401);
      expect((await send(endpoint, body, buyer.token)).statusCode).toBe(403);
    }
    const statuses = [];
    for (const [endpoint, body] of requests) {
      if (endpoint.includes('/rows')) await fixture.waitForState({ id }, 'checked');
      statuses.push((await send(endpoint, body)).statusCode);
    }
    // It is not imported yet, so there is nothing to undo.
    expect(statuses).toEqual([200, 200, 200, 200, 200, 409]);
  });

  it('change only while the file is checked, and for each column', async () => {
    const job = await fixture.importAll([lekkiRow]);
    const { mapping } = (await send(`GET /admin/imports/${job.id}/columns`)).json().data;
    const row = { line: 2, choice: 'leave-out' };
    expect((await send(`PUT /admin/imports/${job.id}/columns`, mapping)).statusCode).toBe(409);
    expect((await send(`PUT /admin/imports/${job.id}/rows`, row)).statusCode).toBe(409);
    const next = await fixture.waitForState(await fixture.upload([lekkiRow]), 'checked');
    const short = { ...mapping, columns: [] };
    expect((await send(`PUT /admin/imports/${next.id}/columns`, short)).statusCode).toBe(400);
    const missing = { line: 99, choice: 'leave-out' };
    expect((await send(`PUT /admin/imports/${next.id}/rows`, missing)).statusCode).toBe(404);
  });
});

describe('A corrected row', () => {
  it('is counted at once, kept by the next check, and imported', async () => {
    const job = await fixture.waitForState(
      await fixture.upload([...houseRows(2), rejectedRow]),
      'checked',
    );
    const path = `PUT /admin/imports/${job.id}/rows` as const;
    const { data } = (await send(path, { line: 4, cells: { 0: '6' } })).json();
    expect(data).toMatchObject({ outcome: 'valid', isEdited: true, problems: [] });
    await send(path, { line: 2, choice: 'leave-out' });
    const counts = { read: 3, imported: 2, leftOut: 1, rejected: 0 };
    expect((await fixture.getJob(job.id)).rows).toMatchObject(counts);
    const { mapping } = (await send(`GET /admin/imports/${job.id}/columns`)).json().data;
    await send(`PUT /admin/imports/${job.id}/columns`, mapping);
    expect((await fixture.waitForState(job, 'checked')).rows).toMatchObject(counts);
    await fixture.confirm(job);
    expect((await fixture.waitForState(job, 'finished')).rows).toMatchObject(counts);
    const stored = await fixture.test.db.select().from(properties);
    expect(stored.map(({ bedrooms }) => bedrooms).sort()).toEqual([4, 6]);
  });
});

describe('An undone import', () => {
  it('can be undone again, and imported again', async () => {
    const job = await fixture.importAll(houseRows(450));
    const { db } = fixture.test;
    await send(`POST /admin/imports/${job.id}/publish`);
    expect((await send(`GET /admin/imports/${job.id}/undo`)).json().data).toEqual({
      listings: 450,
      kept: [],
    });
    expect((await send(`POST /admin/imports/${job.id}/undo`)).json().data.state).toBe('undone');
    expect([await db.$count(properties), await db.$count(deletedProperties)]).toEqual([0, 450]);
    expect((await send(`POST /admin/imports/${job.id}/undo`)).statusCode).toBe(200);
    const again = await fixture.importAll(houseRows(450));
    expect(again.rows.imported).toBe(450);
  });
});
