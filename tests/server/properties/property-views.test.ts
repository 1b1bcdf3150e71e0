import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { properties, propertyViews } from '#server/core/database/schema.ts';
import { deleteExpiredRows } from '#server/core/jobs/expired-rows-store.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
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

/** Adds a property and returns its id. */
async function listProperty(key: string): Promise<string> {
  const [id = ''] = await insertProperties(test.db, [newProperty(key)]);
  return id;
}

async function view(
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
  const { viewCount } = properties;
  const [row] = await test.db.select({ viewCount }).from(properties).where(eq(properties.id, id));
  return row?.viewCount ?? Number.NaN;
}

describe('GET /api/properties/{id}', () => {
  it('returns the property, or 404', async () => {
    const response = await view(await listProperty('viewed'));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      message: expect.any(String),
      data: { title: 'Three bedroom house viewed', viewCount: 1 },
    });
    for (const id of ['0123456789abcdef01234567', 'nonsense', '%00', '..%2f..']) {
      const missing = await view(id);
      expect(missing.statusCode).toBe(404);
      expect(missing.json()).toEqual({ message: 'Property not found' });
    }
  });

  it('counts a view before it responds, but not a reload', async () => {
    const id = await listProperty('reloaded');
    expect((await view(id)).json().data.viewCount).toBe(1);
    expect((await view(id)).json().data.viewCount).toBe(1);
    expect(await viewsOf(id)).toBe(1);
  });

  it('counts a network once, whatever the browser', async () => {
    const id = await listProperty('visited');
    await view(id);
    await view(id, { ...anna, 'user-agent': 'Anna’s laptop' });
    expect(await viewsOf(id)).toBe(1);
    await view(id, { ...anna, remoteAddress: '102.89.1.2' });
    expect(await viewsOf(id)).toBe(2);
  });

  it('counts an IPv6 network of /64 once', async () => {
    const id = await listProperty('visited over IPv6');
    await view(id, { remoteAddress: '2c0f:2a80:1:1::1' });
    await view(id, { remoteAddress: '2c0f:2a80:1:1:aaaa:bbbb:cccc:dddd' });
    expect(await viewsOf(id)).toBe(1);
    await view(id, { remoteAddress: '2c0f:2a80:1:2::1' });
    expect(await viewsOf(id)).toBe(2);
  });

  it('counts the same network again the next day', async () => {
    const id = await listProperty('revisited');
    await view(id);
    now = new Date(now.getTime() + DAY_MS);
    expect((await view(id)).json().data.viewCount).toBe(2);
  });

  it('counts a network once in parallel requests', async () => {
    const id = await listProperty('hurried');
    await Promise.all(Array.from({ length: 8 }, () => view(id)));
    expect(await viewsOf(id)).toBe(1);
  });

  it('counts networks in parallel', async () => {
    const id = await listProperty('crowded');
    const visitors = Array.from({ length: 8 }, (_, n) => ({
      ...anna,
      remoteAddress: `10.0.0.${n}`,
    }));
    await Promise.all(visitors.map((visitor) => view(id, visitor)));
    expect(await viewsOf(id)).toBe(8);
  });

  it('does not count HEAD requests and prefetches', async () => {
    const id = await listProperty('fetched ahead');
    expect((await view(id, anna, 'HEAD')).statusCode).toBe(200);
    const response = await view(id, { ...anna, 'sec-purpose': 'prefetch;prerender' });
    expect(response.json().data.viewCount).toBe(0);
    expect(await viewsOf(id)).toBe(0);
  });

  it('is not stored by shared caches', async () => {
    const response = await view(await listProperty('cached'));
    expect(response.headers['cache-control']).toBe('private, no-cache');
  });

  it('stores no addresses and no browsers', async () => {
    const id = await listProperty('private');
    await view(id, { ...anna, remoteAddress: '102.89.1.3' });
    const remembered = await test.db.select().from(propertyViews);
    const ofProperty = remembered.filter(({ propertyId }) => propertyId === id);
    expect(ofProperty).toEqual([
      { propertyId: id, day: now.toISOString().slice(0, 10), visitor: expect.any(String) },
    ]);
    expect(JSON.stringify(remembered)).not.toMatch(/102\.89|Anna/);
  });
});

describe('The cleanup', () => {
  it('deletes the visitors of earlier days and keeps the count', async () => {
    const id = await listProperty('forgotten');
    await view(id);
    const rows = () => test.db.select().from(propertyViews).where(eq(propertyViews.propertyId, id));
    expect(await rows()).toHaveLength(1);
    const sessionLimits = { userIdleMs: DAY_MS, adminIdleMs: DAY_MS, maxMs: DAY_MS };
    const kept = { sessionLimits, enquiryDays: 365 };
    await deleteExpiredRows(test.db, kept, new Date(+now + DAY_MS));
    expect(await rows()).toEqual([]);
    expect(await viewsOf(id)).toBe(1);
  });
});
