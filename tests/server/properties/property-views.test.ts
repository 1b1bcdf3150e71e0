import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { propertyViews } from '#server/core/database/schema.ts';
import { deleteExpiredRows } from '#server/core/expired-rows-store.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { countView } from '#server/modules/properties/property-views-store.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const anna = { remoteAddress: '102.89.1.1', 'user-agent': 'Anna’s phone' };

let now = new Date('2026-03-02T09:00:00.000Z');
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp({ clock: () => now });
});
afterAll(() => test.close());

/** A new property's id, so that no test counts another's views. */
async function listProperty(key: string): Promise<string> {
  const [id = ''] = await insertProperties(test.db, [newProperty(key)]);
  return id;
}

async function look(
  id: string,
  visitor: Record<string, string> = anna,
  method: 'GET' | 'HEAD' = 'GET',
) {
  const { remoteAddress, ...headers } = visitor;
  return test.app.inject({
    method,
    url: `/api/properties/${id}`,
    headers,
    ...(remoteAddress && { remoteAddress }),
  });
}

async function viewsOf(id: string): Promise<number> {
  const list = (await test.app.inject('/api/properties')).json().data;
  return list.find(({ _id }: { _id: string }) => _id === id).viewCount;
}

describe('GET /api/properties/{id}', () => {
  it('answers the property, and 404 where there is none', async () => {
    const response = await look(await listProperty('answered'));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      message: expect.any(String),
      data: { title: 'Three bedroom house answered', viewCount: 1 },
    });
    for (const id of ['0123456789abcdef01234567', 'nonsense', '%00', '..%2f..']) {
      const missing = await look(id);
      expect(missing.statusCode).toBe(404);
      expect(missing.json()).toEqual({ message: 'Property not found' });
    }
  });

  it('fails in no other way where the property is deleted while it is looked up', async () => {
    const gone = { propertyId: '0123456789abcdef01234567', visitor: 'anna', day: '2026-03-02' };
    expect(await countView(test.db, gone)).toBeNull();
  });

  it('counts a view before it answers, and a reload of the same visitor not again', async () => {
    const id = await listProperty('reloaded');
    expect((await look(id)).json().data.viewCount).toBe(1);
    expect((await look(id)).json().data.viewCount).toBe(1);
    expect(await viewsOf(id)).toBe(1);
  });

  it('counts another visitor, by address or by browser', async () => {
    const id = await listProperty('visited');
    await look(id);
    await look(id, { ...anna, remoteAddress: '102.89.1.2' });
    const { data } = (await look(id, { ...anna, 'user-agent': 'Anna’s laptop' })).json();
    expect(data.viewCount).toBe(3);
  });

  it('counts the same visitor again on another day', async () => {
    const id = await listProperty('revisited');
    await look(id);
    now = new Date(now.getTime() + DAY_MS);
    expect((await look(id)).json().data.viewCount).toBe(2);
  });

  it('counts a visitor once however many requests arrive together', async () => {
    const id = await listProperty('hurried');
    await Promise.all(Array.from({ length: 8 }, () => look(id)));
    expect(await viewsOf(id)).toBe(1);
  });

  it('loses no view where visitors arrive together', async () => {
    const id = await listProperty('crowded');
    const visitors = Array.from({ length: 8 }, (_, n) => ({
      ...anna,
      remoteAddress: `10.0.0.${n}`,
    }));
    await Promise.all(visitors.map((visitor) => look(id, visitor)));
    expect(await viewsOf(id)).toBe(8);
  });

  it('counts nobody who does not look: a HEAD, or a browser that only fetches ahead', async () => {
    const id = await listProperty('fetched ahead');
    expect((await look(id, anna, 'HEAD')).statusCode).toBe(200);
    const response = await look(id, { ...anna, 'sec-purpose': 'prefetch;prerender' });
    expect(response.json().data.viewCount).toBe(0);
    expect(await viewsOf(id)).toBe(0);
  });

  it('is never kept by a shared cache, whose readers would not be counted', async () => {
    const response = await look(await listProperty('cached'));
    expect(response.headers['cache-control']).toBe('private, no-cache');
  });

  it('remembers nobody by address or browser, and forgets earlier days', async () => {
    const id = await listProperty('private');
    await look(id);
    now = new Date(now.getTime() + DAY_MS);
    await look(id, { ...anna, remoteAddress: '102.89.1.3' });
    const remembered = await test.db.select().from(propertyViews);
    const ofProperty = remembered.filter(({ propertyId }) => propertyId === id);
    expect(ofProperty).toEqual([
      { propertyId: id, day: now.toISOString().slice(0, 10), visitor: expect.any(String) },
    ]);
    expect(JSON.stringify(remembered)).not.toMatch(/102\.89|Anna/);
  });
});

describe('Housekeeping', () => {
  it('forgets who looked at a property once the day is over, and keeps the count', async () => {
    const id = await listProperty('forgotten');
    await look(id);
    const rows = () => test.db.select().from(propertyViews).where(eq(propertyViews.propertyId, id));
    expect(await rows()).toHaveLength(1);
    const limits = { userIdleMs: DAY_MS, adminIdleMs: DAY_MS, maxMs: DAY_MS };
    await deleteExpiredRows(test.db, limits, new Date(+now + DAY_MS));
    expect(await rows()).toEqual([]);
    expect(await viewsOf(id)).toBe(1);
  });
});
