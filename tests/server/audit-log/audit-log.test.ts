import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditEvent } from '#contract/endpoints/audit-log.ts';
import { auditEvents } from '#server/core/database/accounts-schema.ts';
import { derivedId, newId } from '#server/core/database/row-id.ts';
import { AUDIT_EVENTS_PER_PAGE } from '#server/modules/audit-log/audit-log-service.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { registerAdmin, verifiedUser } from '#tests/support/changed-users.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { testClock } from '#tests/support/test-clock.ts';
import { call, type TestUser } from '#tests/support/users.ts';

const house = derivedId('house');
const gone = derivedId('gone');
const clock = testClock();

let test: TestApp;
let admin: TestUser;
let user: TestUser;

beforeAll(async () => {
  test = await openTestApp({ clock: clock.read });
  await insertProperties(test.db, [newProperty('house', { title: 'Duplex in Lekki' })]);
  admin = await registerAdmin(test, 'Ada Obi');
  user = await verifiedUser(test, 'Tunde Bakare');
});
afterAll(() => test.close());

async function read(query: Record<string, string> = {}) {
  const search = new URLSearchParams(query);
  const { token } = admin;
  return call(test.app, `GET /admin/audit-events?${search}`, { token });
}

async function eventsFor(query: Record<string, string>): Promise<AuditEvent[]> {
  return (await read(query)).json().data.map((event: unknown) => AuditEvent.parse(event));
}

async function happened(event: Partial<typeof auditEvents.$inferInsert>) {
  await test.db.insert(auditEvents).values({ id: newId(), at: clock.now, action: 'x', ...event });
}

describe('The audit log', () => {
  it('contains the actor and the affected user, also of a deleted account in what staff did', async () => {
    const leaver = await verifiedUser(test, 'Uche Nnaji');
    const { token } = admin;
    await call(test.app, `DELETE /admin/users/${leaver.id}`, { token });
    expect(await eventsFor({ action: 'account-deleted' })).toEqual([
      expect.objectContaining({
        at: clock.now.toISOString(),
        actor: { id: admin.id, fullName: 'Ada Obi', isDeleted: false },
        user: { id: leaver.id, fullName: 'Uche Nnaji', isDeleted: true },
        details: {},
        property: null,
        address: '203.0.113.1',
      }),
    ]);
  });

  it('contains the title of a property at that time, or else its current title', async () => {
    await happened({ action: 'property-updated', propertyId: house });
    await happened({
      ...{ action: 'property-deleted', propertyId: gone },
      details: { title: 'Old house' },
    });
    expect(await eventsFor({ property: house })).toEqual([
      expect.objectContaining({ property: { _id: house, title: 'Duplex in Lekki' } }),
    ]);
    expect(await eventsFor({ property: gone })).toEqual([
      expect.objectContaining({ property: { _id: gone, title: 'Old house' } }),
    ]);
  });

  it('can be filtered by user, as actor or as affected user', async () => {
    const { token } = admin;
    const body = { status: 'Deactivated' };
    clock.now = new Date('2026-03-02T09:01:00.000Z');
    await call(test.app, `PUT /admin/users/${user.id}/status`, { token, body });
    const [theirs, admins] = [
      await eventsFor({ user: user.id }),
      await eventsFor({ user: admin.id }),
    ];
    expect(theirs.map(({ action }) => action)).toEqual(['account-deactivated', 'registered']);
    expect(admins.map(({ action }) => action)).toContain('account-deactivated');
    const both = { user: user.id, action: 'registered' };
    expect(await eventsFor(both)).toHaveLength(1);
  });

  it('returns each event once across pages, while new events are added', async () => {
    const at = new Date('2026-02-01T00:00:00.000Z');
    const count = 2 * AUDIT_EVENTS_PER_PAGE + 5;
    // Events of the same moment are ordered by id.
    await test.db
      .insert(auditEvents)
      .values(Array.from({ length: count }, () => ({ id: newId(), at, action: 'flood' })));
    const seen: string[] = [];
    let cursor: string | null = '';
    let pages = 0;
    while (cursor !== null) {
      const response = await read({ action: 'flood', cursor });
      const { data, meta } = response.json();
      seen.push(...data.map(({ id }: AuditEvent) => id));
      cursor = meta.nextCursor;
      pages += 1;
      await happened({ action: 'flood' });
    }
    expect(pages).toBe(3);
    expect(seen).toHaveLength(count);
    expect(new Set(seen).size).toBe(count);
  });

  it.each(['0', 'W10', Buffer.from(`{"at":8e15,"id":"${'0'.repeat(24)}"}`).toString('base64url')])(
    'rejects the cursor %s',
    async (cursor) => {
      const response = await read({ cursor });
      expect(response.statusCode).toBe(400);
      expect(response.json().fields).toHaveProperty('cursor');
    },
  );

  it.each<Record<string, string>>([
    { searchTo: '0000-02-29' },
    { searchFrom: '0001-01-01' },
    { searchTo: '9999-12-31' },
  ])('rejects the day in %o, which PostgreSQL cannot compare', async (query) => {
    const response = await read(query);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toHaveProperty(Object.keys(query));
  });

  it.each<Record<string, string>>([
    { user: '\0' },
    { property: '💥' },
    { action: "'; drop table users" },
  ])('finds nothing for %o', async (query) => {
    const response = await read(query);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ data: [], meta: { nextCursor: null } });
  });
});
