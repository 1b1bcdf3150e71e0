import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Property } from '#contract/property/property.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { createBuiltApp } from '#tests/support/built-app.ts';
import { registerAdmin } from '#tests/support/changed-users.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registerUser, type TestUser } from '#tests/support/users.ts';

const PRICE = 300_000_000;
const tower = newProperty('tower', { status: 'New Development', price: PRICE });
const court = newProperty('court', { type: 'New Development', price: 1_000 });
const cheap = newProperty('cheap', { price: 20_000_000 });
const dear = newProperty('dear', { price: 900_000_000 });
const unpriced = newProperty('unpriced', { price: null });

let web: Awaited<ReturnType<typeof createBuiltApp>>;
let test: TestApp;
let admin: TestUser;
let user: TestUser;

beforeAll(async () => {
  web = await createBuiltApp();
  test = await openTestApp({ config: { webDir: web.folder } });
  await insertProperties(test.db, [tower, court, cheap, dear, unpriced]);
  admin = await registerAdmin(test, 'Amaka Okafor');
  user = await registerUser(test.app);
});
afterAll(async () => {
  await test.close();
  await web.remove();
});

async function get(path: string, reader?: TestUser) {
  const headers = reader && { authorization: `Bearer ${reader.token}` };
  return test.app.inject({ url: `/api${path}`, headers });
}

async function prices(path: string, reader?: TestUser): Promise<Record<string, number | null>> {
  const { data }: { data: Property[] } = (await get(path, reader)).json();
  return Object.fromEntries(data.map(({ _id, price }) => [_id, price ?? null]));
}

async function ids(query: string): Promise<string[]> {
  const { data }: { data: Property[] } = (await get(`/properties?${query}`)).json();
  return data.map(({ _id }) => _id);
}

describe('The price of a development', () => {
  it('is sent to no visitor, in no list, page or saved property', async () => {
    const headers = { authorization: `Bearer ${user.token}` };
    await test.app.inject({
      method: 'POST',
      url: `/api/properties/${tower.id}/save`,
      headers,
    });
    for (const reader of [undefined, user]) {
      for (const path of ['/properties', '/properties?limit=5&development=true']) {
        expect(await prices(path, reader)).toMatchObject({ [tower.id]: null, [court.id]: null });
      }
      const { data } = (await get(`/properties/${tower.id}`, reader)).json();
      expect(data).toMatchObject({ title: tower.title, price: null });
    }
    expect(await prices('/auth/saved-properties', user)).toEqual({ [tower.id]: null });
    for (const page of ['property-listing', 'new-development']) {
      const { body } = await test.app.inject(`/${page}/${tower.id}`);
      expect(new JSDOM(body).window.document.title).toContain(tower.title);
      expect(body).not.toMatch(/300.?000.?000/);
    }
  });

  it('is sent to admins, in the list and on its own, also after a visitor read the same', async () => {
    for (const path of ['/properties', '/properties?limit=5&development=true']) {
      expect((await prices(path))[tower.id]).toBeNull();
      expect((await prices(path, admin))[tower.id]).toBe(PRICE);
      expect((await get(path, admin)).headers['cache-control']).toBe('private, no-cache');
      expect((await prices(path))[tower.id]).toBeNull();
    }
    const { data } = (await get(`/properties/${tower.id}`, admin)).json();
    expect(data.price).toBe(PRICE);
  });

  it.each([
    `minPrice=${PRICE}`,
    `minPrice=1&maxPrice=${PRICE}`,
    `priceCeiling=${PRICE}&limit=5`,
    'q=under+400m&limit=5',
    'q=above+200m&limit=5',
    'maxPrice=2000',
    'problem=suspiciousPrice&limit=5',
  ])('is not found by %s, as if it had none', async (query) => {
    const found = await ids(query);
    for (const { id } of [tower, court, unpriced]) expect(found).not.toContain(id);
  });

  it('has no place in the orders by price: developments come last, with those without a price', async () => {
    const last = [tower, court, unpriced].map(({ id }) => id).sort();
    for (const [sort, priced] of [
      ['price_asc', [cheap.id, dear.id]],
      ['price_desc', [dear.id, cheap.id]],
    ] as const) {
      const whole = [...priced, ...last];
      expect(await ids(`sort=${sort}`)).toEqual(whole);
      // The cursor continues after a development without naming its price.
      const { meta } = (await get(`/properties?sort=${sort}&limit=3`)).json();
      expect(Buffer.from(meta.nextCursor, 'base64url').toString()).not.toMatch(/300000000|1000\b/);
      expect(await ids(`sort=${sort}&limit=3&cursor=${meta.nextCursor}`)).toEqual(whole.slice(3));
    }
  });

  it('is in no count: neither the highest price nor a band nor a budget knows it', async () => {
    for (const query of ['development=true', 'development=true&q=house']) {
      const { meta } = (await get(`/properties?limit=5&facets=price,budget&${query}`)).json();
      expect(meta.total).toBe(2);
      expect(meta.facets.price).toEqual({ highest: null, histogram: [] });
      expect(meta.facets.budget.map(({ count }: { count: number }) => count)).toEqual([
        0, 0, 0, 0, 0,
      ]);
    }
  });
});
