import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Property } from '#contract/property/property.ts';
import { properties } from '#server/core/database/schema.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

const flat = newProperty('flat');
const villa = newProperty('villa');
const tower = newProperty('tower', { status: 'New Development', price: 300_000_000 });
const missing = 'f'.repeat(24);

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
  await insertProperties(test.db, [flat, villa, tower]);
});
afterAll(() => test.close());

async function request(ids: string) {
  return test.app.inject({ url: '/api/kept-homes', query: { ids } });
}

async function homesOf(ids: string): Promise<Property[]> {
  return (await request(ids)).json().data;
}

describe('GET /kept-homes', () => {
  it('returns the homes that are still listed, in the order of the ids', async () => {
    const homes = await homesOf([villa.id, missing, 'nonsense', flat.id].join());
    expect(homes.map(({ _id }) => _id)).toEqual([villa.id, flat.id]);
  });

  it('counts no views', async () => {
    await homesOf([villa.id, flat.id].join());
    const rows = await test.db.select({ views: properties.viewCount }).from(properties);
    expect(rows.map(({ views }) => views)).toEqual([0, 0, 0]);
  });

  it('hides the price of a development', async () => {
    const [home] = await homesOf(`${tower.id}`);
    expect(home?.title).toBe(tower.title);
    expect(home?.price ?? null).toBeNull();
  });

  it.each([
    ['no ids', ''],
    ['an empty id', `${'a'},,${'b'}`],
    ['more than 100 ids', Array.from({ length: 101 }, (_, index) => `${index}`).join()],
    ['an endless id', 'a'.repeat(51)],
  ])('rejects %s', async (_what, ids) => {
    expect((await request(ids)).statusCode).toBe(400);
  });
});
