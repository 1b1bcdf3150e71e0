import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { responseSchema } from '#contract/endpoint.ts';
import { listProperties } from '#contract/endpoints/properties.ts';
import type { Property } from '#contract/property/property.ts';
import { comparatorOf, matcherOf } from '#contract/search/property-matches.ts';
import { queryOf } from '#contract/search/property-search-query.ts';
import { properties } from '#server/core/database/schema.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { anyNewProperty, anyPropertySearch } from '#tests/support/property-generators.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

const villa = newProperty('villa', {
  title: 'Villa by the lagoon',
  type: 'Villa',
  location: 'Banana Island, Lagos',
  price: 900_000,
  features: { bedrooms: 5, bathrooms: 4, squareFootage: 510.5 },
  amenities: ['Swimming Pool', 'Private Cinema'],
  coordinates: { latitude: 6.4698, longitude: 3.4474 },
  images: [
    { name: 'a.webp', width: 1600, height: 1067, color: '#aabbcc', alt: 'The villa at dusk' },
    { name: 'b.webp', width: 1200, height: 800, color: '#112233', alt: 'Its kitchen' },
  ],
  createdAt: new Date('2026-03-01T00:00:00.000Z'),
});
const land = newProperty('land', {
  title: 'Plot on a ridge',
  type: 'Land',
  status: null,
  location: '7.3775,3.9470',
  price: 0,
  features: { bedrooms: 0, bathrooms: null, squareFootage: 600 },
  amenities: [],
  createdAt: new Date('2026-02-01T00:00:00.000Z'),
});
const house = newProperty('house', { location: 'Bodija, Ìbàdàn, Ọ̀yọ́', price: 120_000_000 });

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await insertProperties(test.db, [villa, land, house]);
});
afterAll(() => test.close());

async function get(query: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const response = await test.app.inject({ url: '/api/properties', query, headers });
  const body =
    response.statusCode < 300 ? responseSchema(listProperties).parse(response.json()) : null;
  return { response, meta: body?.meta, found: body?.data.map(({ title }) => title) ?? [] };
}

describe('GET /api/properties', () => {
  it('returns the whole list without a limit, newest first and without meta', async () => {
    const { response, found, meta } = await get();
    expect(response.statusCode).toBe(200);
    expect(found).toEqual([villa.title, land.title, house.title]);
    expect(meta).toBeUndefined();
  });

  it('returns all fields of a property, with image URLs and sizes', async () => {
    const { response } = await get({ q: 'villa' });
    expect(response.json()).toEqual({
      message: expect.any(String),
      data: [
        {
          _id: villa.id,
          propertyId: null,
          title: 'Villa by the lagoon',
          type: 'Villa',
          status: 'For Sale',
          location: 'Banana Island, Lagos',
          price: 900_000,
          negotiable: false,
          features: { bedrooms: 5, bathrooms: 4, squareFootage: 510.5 },
          description: 'A quiet house near the sea.',
          amenities: ['Swimming Pool', 'Private Cinema'],
          images: ['/api/images/a.webp', '/api/images/b.webp'],
          createdAt: '2026-03-01T00:00:00.000Z',
          ...{ viewCount: 0, checks: null, developmentDetails: null, published: true },
          imageDetails: [
            {
              url: '/api/images/a.webp',
              width: 1600,
              height: 1067,
              color: '#aabbcc',
              alt: 'The villa at dusk',
            },
            {
              url: '/api/images/b.webp',
              width: 1200,
              height: 800,
              color: '#112233',
              alt: 'Its kitchen',
            },
          ],
          coordinates: { latitude: 6.4698, longitude: 3.4474 },
          pointShown: null,
          videoUrl: null,
          floorPlan: null,
          ...{ version: 1, updatedAt: null },
        },
      ],
    });
  });

  it('returns null for missing values and for a price of 0', async () => {
    const { response } = await get({ type: 'Land' });
    expect(response.json().data[0]).toMatchObject({
      price: null,
      status: null,
      coordinates: null,
      images: [],
      features: { bedrooms: 0, bathrooms: null, squareFootage: 600 },
    });
  });

  it.each([
    [{ status: 'For Sale' }, [villa, house]],
    [{ minPrice: '1000000' }, [house]],
    [{ maxPrice: '999999' }, [villa]],
    [{ location: 'lagos,abuja' }, [villa]],
    [{ location: 'oyo' }, [house]],
    [{ location: '7' }, []],
    [{ bedrooms: '4+' }, [villa]],
    [{ bedrooms: '3' }, [house]],
    [{ bathrooms: '3 bathrooms' }, [house]],
    [{ amenities: 'private cinema,Swimming Pool' }, [villa]],
    [{ amenities: 'Cinema' }, []],
    [{ elsewhere: 'Lagos,Oyo' }, [land]],
    [{ sort: 'oldest' }, [house, land, villa]],
    [{ sort: 'price_asc' }, [villa, house, land]],
    [{ sort: 'price_desc' }, [house, villa, land]],
  ])('with %j finds what it should', async (query, properties) => {
    const { found } = await get(query);
    expect(found).toEqual(properties.map(({ title }) => title));
  });

  it('ignores empty parameters', async () => {
    const { found } = await get({ minPrice: '', status: '', bedrooms: '', limit: '', cursor: '' });
    expect(found).toHaveLength(3);
  });

  it.each(['q', 'status', 'type', 'location', 'amenities'])(
    'finds nothing if %s contains NUL',
    async (name) => {
      const { response, found } = await get({ [name]: 'a\0b' });
      expect(response.statusCode).toBe(200);
      expect(found).toEqual([]);
    },
  );

  it.each([
    [{ minPrice: 'cheap' }, 'minPrice'],
    [{ maxPrice: '-1' }, 'maxPrice'],
    [{ sort: 'cheapest' }, 'sort'],
    [{ development: 'yes' }, 'development'],
    [{ q: 'a'.repeat(201) }, 'q'],
    [{ limit: '0' }, 'limit'],
    [{ limit: '101' }, 'limit'],
    [{ limit: '2.5' }, 'limit'],
    [{ limit: '10', cursor: 'nonsense' }, 'cursor'],
    [{ limit: '10', facets: 'price,colour' }, 'facets'],
    [{ limit: '10', offset: '-1' }, 'offset'],
    [{ limit: '10', offset: '12345678' }, 'offset'],
    [{ offset: '10' }, 'offset'],
    [{ cursor: 'nonsense' }, 'cursor'],
    [{ facets: 'price' }, 'facets'],
  ])('rejects %j with a message per field', async (query, field) => {
    const { response } = await get(query);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      message: 'Some values are not valid. Please check them.',
      fields: { [field]: expect.any(String) },
    });
  });

  it('rejects a repeated parameter', async () => {
    const response = await test.app.inject('/api/properties?status=Sold&status=For+Sale');
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toHaveProperty('status');
  });
});

describe('A page of GET /api/properties', () => {
  it('has the total and the next cursor, null on the last page', async () => {
    const first = await get({ limit: '2', sort: 'price_asc' });
    expect(first.found).toEqual([villa.title, house.title]);
    expect(first.meta).toEqual({ total: 3, nextCursor: expect.any(String) });
    const cursor = first.meta?.nextCursor ?? '';
    const second = await get({ limit: '2', sort: 'price_asc', cursor });
    expect(second.found).toEqual([land.title]);
    expect(second.meta).toEqual({ total: 3, nextCursor: null });
  });

  it('is empty and the last if nothing is found', async () => {
    const { found, meta } = await get({ limit: '2', q: 'castle' });
    expect(found).toEqual([]);
    expect(meta).toEqual({ total: 0, nextCursor: null });
  });

  it('has the requested facets', async () => {
    const { meta } = await get({ limit: '1', facets: 'type,location', status: 'For Sale' });
    expect(meta?.facets?.type).toEqual([
      { value: 'House', count: 1 },
      { value: 'Villa', count: 1 },
    ]);
    expect(meta?.facets?.location).toContainEqual({ value: 'Lagos', count: 1 });
    expect(Object.keys(meta?.facets ?? {})).toEqual(['type', 'location']);
  });

  it('has the lowest price of each area without what is sold', async () => {
    const [id = ''] = await insertProperties(test.db, [
      newProperty('sold', { location: 'Bodija, Oyo', status: 'Sold', price: 5 }),
    ]);
    const { meta } = await get({ limit: '1', facets: 'area' });
    const bodija = meta?.facets?.area?.find(({ name }) => name === 'Bodija');
    expect(bodija).toMatchObject({ count: 2, lowestPrice: 120_000_000 });
    await test.db.delete(properties).where(eq(properties.id, id));
  });

  it('rejects a cursor of another order', async () => {
    const { meta } = await get({ limit: '1' });
    const { response } = await get({ limit: '1', sort: 'oldest', cursor: meta?.nextCursor ?? '' });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toHaveProperty('cursor');
  });

  it('starts at an offset, and continues with a cursor', async () => {
    const all = await get({ sort: 'price_asc' });
    const page = await get({ limit: '1', offset: '1', sort: 'price_asc' });
    expect(page.found).toEqual([all.found[1]]);
    expect(page.meta).toEqual({ total: 3, nextCursor: expect.any(String) });
    const cursor = page.meta?.nextCursor ?? '';
    const next = await get({ limit: '1', sort: 'price_asc', cursor });
    expect(next.found).toEqual([all.found[2]]);
    const beyond = await get({ limit: '1', offset: '9999999' });
    expect(beyond).toMatchObject({ found: [], meta: { total: 3, nextCursor: null } });
  });

  it('rejects an offset with a cursor', async () => {
    const { meta } = await get({ limit: '1' });
    const { response } = await get({ limit: '1', offset: '1', cursor: meta?.nextCursor ?? '' });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toHaveProperty('offset');
  });

  it('repeats and skips nothing if a property is added between pages', async () => {
    const first = await get({ limit: '1', location: 'Calabar' });
    expect(first.found).toEqual([]);
    const inCalabar = ['1', '2', '3', '4'].map((key) =>
      newProperty(`calabar ${key}`, {
        location: 'Calabar',
        createdAt: new Date(`2026-01-0${key}T00:00:00.000Z`),
      }),
    );
    await insertProperties(test.db, inCalabar.slice(0, 3));
    const page = await get({ limit: '2', location: 'Calabar' });
    await insertProperties(test.db, inCalabar.slice(3));
    const cursor = page.meta?.nextCursor ?? '';
    const next = await get({ limit: '2', location: 'Calabar', cursor });
    const titles = inCalabar.map(({ title }) => title);
    expect([...page.found, ...next.found]).toEqual([titles[2], titles[1], titles[0]]);
  });
});

describe("Generated searches in the app's query format", () => {
  it("give the results of the contract's matcher", async () => {
    await insertProperties(test.db, fc.sample(anyNewProperty, 150));
    const everything: Property[] = (await test.app.inject('/api/properties')).json().data;
    await fc.assert(
      fc.asyncProperty(anyPropertySearch, async (any) => {
        const search = { ...any, published: undefined };
        const response = await test.app.inject({
          url: '/api/properties',
          query: { ...queryOf(search), limit: '100' },
        });
        const meant = everything.filter(matcherOf(search)).toSorted(comparatorOf(search.sort));
        const { data, meta } = responseSchema(listProperties).parse(response.json());
        expect(data.map(({ _id }) => _id)).toEqual(meant.slice(0, 100).map(({ _id }) => _id));
        expect(meta?.total).toBe(meant.length);
      }),
      { numRuns: 60 },
    );
  });
});
