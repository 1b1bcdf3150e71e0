import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { responseSchema } from '#contract/endpoint.ts';
import { getPropertyStatistics } from '#contract/endpoints/admin-properties.ts';
import { staleDay } from '#contract/property/freshness.ts';
import { STATISTICS_LIST_LENGTH } from '#contract/property/property-statistics.ts';
import { matcherOf } from '#contract/search/property-matches.ts';
import { derivedId } from '#server/core/database/row-id.ts';
import { properties } from '#server/core/database/schema.ts';
import { insertProperties, listProperties } from '#server/modules/properties/properties-service.ts';
import type { PropertyData } from '#server/modules/properties/property-rows.ts';
import { statisticsOf } from '#src/features/properties/api/property-statistics.ts';
import { registerAdmin } from '#tests/support/changed-users.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { anyNewProperty } from '#tests/support/property-generators.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { call, registerUser, type TestUser } from '#tests/support/users.ts';

const image = { name: 'a.webp', width: 1600, height: 1067, color: '#aabbcc', alt: 'The house' };
const sound = { images: [image] };

let test: TestApp;
let admin: TestUser;

beforeAll(async () => {
  test = await openTestApp();
  admin = await registerAdmin(test, 'Ada Obi');
});
beforeEach(() => test.db.delete(properties));
afterAll(() => test.close());

async function statisticsWith(listings: readonly PropertyData[]) {
  await insertProperties(test.db, listings);
  const response = await call(test.app, 'GET /admin/stats/properties', { token: admin.token });
  expect(response.statusCode).toBe(200);
  return responseSchema(getPropertyStatistics).parse(response.json()).data;
}

describe('The statistics of the listings', () => {
  it('are for admins only', async () => {
    const user = await registerUser(test.app);
    const path = 'GET /admin/stats/properties';
    expect((await call(test.app, path)).statusCode).toBe(401);
    expect((await call(test.app, path, { token: user.token })).statusCode).toBe(403);
  });

  it('count listings by day in Lagos, oldest first', async () => {
    const { total, listed } = await statisticsWith([
      newProperty('evening', { createdAt: new Date('2026-03-01T22:59:59.999Z') }),
      newProperty('midnight', { createdAt: new Date('2026-03-01T23:00:00.000Z') }),
      newProperty('noon', { createdAt: new Date('2026-03-02T11:00:00.000Z') }),
    ]);
    expect(total).toBe(3);
    expect(listed).toEqual([
      { date: '2026-03-01', count: 1 },
      { date: '2026-03-02', count: 2 },
    ]);
  });

  it('list the most viewed properties, without those never viewed', async () => {
    await insertProperties(test.db, [
      newProperty('house'),
      newProperty('villa'),
      newProperty('plot'),
    ]);
    const view = (key: string, from: string) =>
      call(test.app, `GET /properties/${derivedId(key)}`, { from });
    await view('villa', '203.0.113.1');
    await view('villa', '203.0.113.2');
    await view('house', '203.0.113.1');
    const { mostViewed } = await statisticsWith([]);
    expect(mostViewed.map(({ title, count }) => [title, count])).toEqual([
      ['Three bedroom house villa', 2],
      ['Three bedroom house house', 1],
    ]);
  });

  it('list the most saved properties', async () => {
    await insertProperties(test.db, [newProperty('house'), newProperty('villa')]);
    const savers = [await registerUser(test.app), await registerUser(test.app)];
    const save = (key: string, { token }: TestUser) =>
      call(test.app, `POST /properties/${derivedId(key)}/save`, { token });
    for (const user of savers) await save('villa', user);
    await save('house', admin);
    const { mostSaved } = await statisticsWith([]);
    expect(mostSaved.map(({ title, count }) => [title, count])).toEqual([
      ['Three bedroom house villa', 2],
      ['Three bedroom house house', 1],
    ]);
  });

  it('count listings without status, image or price and with a suspicious price', async () => {
    const { problems } = await statisticsWith([
      newProperty('sound', sound),
      newProperty('no-status', { ...sound, status: null }),
      newProperty('empty-status', { ...sound, status: '' }),
      newProperty('no-image'),
      newProperty('cheap', { ...sound, price: 90_000 }),
      newProperty('dear', { ...sound, price: 20_000_000_001 }),
      newProperty('on-request', { ...sound, price: null }),
      newProperty('development', { ...sound, price: null, status: 'New Development' }),
    ]);
    const titles = (list: { title: string }[]) =>
      list.map(({ title }) => title.replace('Three bedroom house ', '')).sort();
    expect(problems.noStatus.count).toBe(2);
    expect(titles(problems.noStatus.properties)).toEqual(['empty-status', 'no-status']);
    expect(titles(problems.noImage.properties)).toEqual(['no-image']);
    expect(titles(problems.noPrice.properties)).toEqual(['on-request']);
    expect(titles(problems.suspiciousPrice.properties)).toEqual(['cheap', 'dear']);
  });

  it('list the newest ten of each problem, and count all', async () => {
    const { problems } = await statisticsWith(
      Array.from({ length: STATISTICS_LIST_LENGTH + 5 }, (_, index) =>
        newProperty(`${index}`, { createdAt: new Date(Date.UTC(2026, 0, 1 + index)) }),
      ),
    );
    const { count, properties: named } = problems.noImage;
    expect(count).toBe(15);
    expect(named).toHaveLength(STATISTICS_LIST_LENGTH);
    expect(named[0]?.title).toBe('Three bedroom house 14');
  });

  it('equal what the app counts for an API without this endpoint', async () => {
    const seed = Date.now();
    const {
      mostSaved: _,
      stale,
      ...counted
    } = await statisticsWith(fc.sample(anyNewProperty, { numRuns: 120, seed }));
    const list = await listProperties(test.db, { published: 'any' });
    expect(counted, `seed ${seed}`).toEqual(statisticsOf(list));
    const isStale = matcherOf({ unconfirmedSince: staleDay(Date.now()), published: 'any' });
    const meant = list.filter(isStale).map(({ _id }) => _id);
    expect(stale?.count, `seed ${seed}`).toBe(meant.length);
    expect(stale?.properties.map(({ _id }) => _id)).toEqual(meant.slice(0, 10));
  });
});
