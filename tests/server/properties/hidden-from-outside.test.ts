import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints/endpoints.ts';
import { facetNames } from '#contract/search/property-facets.ts';
import { pageHeads } from '#contract/site/page-heads.ts';
import { createBuiltApp } from '#tests/support/built-app.ts';
import { verifiedUser } from '#tests/support/changed-users.ts';
import { newEnquiry, newReport } from '#tests/support/enquiry-builders.ts';
import {
  type ListedProperty,
  openPropertyFixture,
  type PropertyFixture,
  photo,
} from '#tests/support/property-fixture.ts';
import { call } from '#tests/support/users.ts';

const clients = ['guest', 'buyer', 'admin'] as const;
type Client = (typeof clients)[number];

const title = 'Bungalow in Enugu';

let web: Awaited<ReturnType<typeof createBuiltApp>>;
let fixture: PropertyFixture;
let house: ListedProperty;
let tokens: Record<Client, string>;

beforeAll(async () => {
  web = await createBuiltApp();
  fixture = await openPropertyFixture({ config: { webDir: web.folder } });
  const buyer = await verifiedUser(fixture, 'Bola Ade');
  tokens = { guest: '', buyer: buyer.token, admin: fixture.admin.token };
});
afterAll(async () => {
  await fixture.close();
  await web.remove();
});

const apiReads = [...endpoints.values()].filter(({ method }) => method === 'GET');

/** Every address that reads something, for those who are not staff unless `isStaff`. */
function addresses(isStaff: boolean): string[] {
  return [
    ...apiReads
      .filter(({ audience }) => !isStaff || audience !== 'admin')
      .map(({ path }) => `/api${path.replace('{id}', house._id)}`),
    `/api/properties?limit=5&facets=${facetNames.join()}`,
    `/api/properties?limit=5&q=${encodeURIComponent(title)}`,
    `/api/properties?limit=5&q=${house.propertyId}`,
    `/api/kept-homes?ids=${house._id}`,
    ...unpublishedLists(),
    ...Object.values(pageHeads).map(({ canonicalPath }) => canonicalPath),
    `/property-listing/${house._id}`,
    `/new-development/${house._id}`,
    '/sitemap.xml',
  ];
}

/** The lists that only staff may ask for. */
function unpublishedLists(): string[] {
  return ['any', 'no'].flatMap((published) => [
    `/api/properties?published=${published}`,
    `/api/properties?limit=5&facets=type&published=${published}&q=${house.propertyId}`,
  ]);
}

/** Those that show a published house. */
function publicAddresses(client: Client): string[] {
  return [
    '/api/properties',
    `/api/properties/${house._id}`,
    `/api/properties?limit=5&q=${encodeURIComponent(title)}`,
    `/api/properties?limit=5&q=${house.propertyId}`,
    `/api/kept-homes?ids=${house._id}`,
    '/property-listings',
    `/property-listing/${house._id}`,
    '/sitemap.xml',
    ...(client === 'buyer' ? ['/api/auth/saved-properties', '/api/auth/export'] : []),
  ];
}

/** The addresses whose response names the house by its title, photo, floor plan or address. */
async function addressesThatShowIt(client: Client): Promise<string[]> {
  const photoName = house.images[0]?.split('/').at(-1) ?? title;
  const planName = house.floorPlan?.url.split('/').at(-1) ?? title;
  const names = [title, photoName, planName, `listing/${house._id}</loc>`, `"_id":"${house._id}"`];
  const headers = tokens[client] ? { authorization: `Bearer ${tokens[client]}` } : {};
  const shown: string[] = [];
  for (const url of addresses(client === 'admin')) {
    const { body } = await fixture.app.inject({ url, headers });
    if (names.some((name) => body.includes(name))) shown.push(url);
  }
  return shown;
}

describe('A deleted property, asked for by its id, reference, title and photo', () => {
  it.each(clients)('was shown to a %s, and no address shows it any more', async (client) => {
    house = await fixture.create({ title }, await photo('green'));
    await call(fixture.app, `POST /properties/${house._id}/save`, { token: tokens.buyer });
    expect(await addressesThatShowIt(client)).toEqual(
      expect.arrayContaining(publicAddresses(client)),
    );
    await fixture.remove(house._id);
    expect(await addressesThatShowIt(client)).toEqual([]);
  });
});

describe('A property that is not published, asked for by its id, reference, title and photo', () => {
  it.each(clients)(
    'is shown to the %s only if they are staff, until it is published',
    async (client) => {
      const plan = { floorPlan: 'new:1' };
      const images = [await photo('blue'), await photo('white')];
      house = await fixture.create({ title, published: 'false', ...plan }, ...images);
      expect(house.floorPlan).not.toBeNull();
      const staffAddresses = [
        `/api/properties/${house._id}`,
        `/api/kept-homes?ids=${house._id}`,
        ...unpublishedLists(),
      ];
      const shown = client === 'admin' ? staffAddresses : [];
      expect((await addressesThatShowIt(client)).toSorted()).toEqual(shown.toSorted());

      await fixture.put(house._id, { published: 'true' });
      await call(fixture.app, `POST /properties/${house._id}/save`, { token: tokens.buyer });
      expect(await addressesThatShowIt(client)).toEqual(
        expect.arrayContaining(publicAddresses(client)),
      );

      // As it was saved by then, and the responses were cached.
      await fixture.put(house._id, { published: 'false' });
      expect((await addressesThatShowIt(client)).toSorted()).toEqual(shown.toSorted());
      await fixture.remove(house._id);
    },
  );
});

describe('A property that was never published', () => {
  const writes = [...endpoints.values()]
    .filter(({ method, audience }) => method !== 'GET' && audience !== 'admin')
    // Those end the session of the buyer, who asks on.
    .filter(({ path }) => !/logout|delete-account|sessions/.test(path));

  /** Bodies that name the house. */
  const bodies = (): Record<string, object> => ({
    '/alerts': { propertyId: house._id, frequency: 'at-once' },
    '/enquiries': newEnquiry({ property: house._id }),
    '/reports': newReport({ property: house._id }),
  });

  it.each(['guest', 'buyer'] as const)(
    'is named by no response to what a %s sends about it, and stays as it is',
    async (client) => {
      house = await fixture.create({ title, published: 'false' }, await photo('red'));
      const headers = tokens[client] ? { authorization: `Bearer ${tokens[client]}` } : {};
      for (const { method, path } of writes) {
        const url = `/api${path.replace('{id}', house._id)}`;
        const payload = bodies()[path] ?? {};
        const { body } = await fixture.app.inject({ method, url, headers, payload });
        expect(body, `${method} ${path}`).not.toContain(title);
      }
      expect(await addressesThatShowIt(client)).toEqual([]);
      const token = tokens.admin;
      const { data } = (await call(fixture.app, `GET /properties/${house._id}`, { token })).json();
      expect(data).toMatchObject({ title, published: false });
      await fixture.remove(house._id);
    },
  );

  it.each(clients)('is in no count, area, lowest price or sitemap of a %s', async (client) => {
    const headers = tokens[client] ? { authorization: `Bearer ${tokens[client]}` } : {};
    const counts = async () => {
      const facets = `/api/properties?limit=5&facets=${facetNames.join()}`;
      const urls = [facets, `${facets}&q=bungalow`, `${facets}&location=Enugu`, '/sitemap.xml'];
      const responses = urls.map((url) => fixture.app.inject({ url, headers }));
      return (await Promise.all(responses)).map(({ body }) => body);
    };
    const place = { location: 'Independence Layout, Enugu', price: '1000000' };
    const before = await counts();
    house = await fixture.create({ title, published: 'false', ...place });
    expect(await counts()).toEqual(before);
    await fixture.put(house._id, { published: 'true' });
    const published = await counts();
    for (const [index, body] of before.entries()) expect(published[index]).not.toBe(body);
    await fixture.put(house._id, { published: 'false' });
    expect(await counts()).toEqual(before);
    await fixture.put(house._id, { published: 'true' });
    await fixture.remove(house._id);
    expect(await counts()).toEqual(before);
  });
});

describe('An exact point', () => {
  /** The addresses whose response names the point by one of its numbers. */
  async function addressesThatShowThePoint(client: Client): Promise<string[]> {
    const headers = tokens[client] ? { authorization: `Bearer ${tokens[client]}` } : {};
    const shown: string[] = [];
    for (const url of addresses(client === 'admin')) {
      const { body } = await fixture.app.inject({ url, headers });
      if (/6\.447391|3\.472331/.test(body)) shown.push(url);
    }
    return shown;
  }

  it.each(clients)(
    'is shown to the %s only if they are staff, until staff show it',
    async (client) => {
      house = await fixture.create({ title, point: '6.447391, 3.472331' });
      await call(fixture.app, `POST /properties/${house._id}/save`, { token: tokens.buyer });
      const hidden = await addressesThatShowThePoint(client);
      if (client === 'admin') expect(hidden).toContain(`/api/properties/${house._id}`);
      else expect(hidden).toEqual([]);

      await fixture.put(house._id, { pointShown: 'true' });
      const shown = await addressesThatShowThePoint(client);
      expect(shown).toEqual(
        expect.arrayContaining([
          '/api/properties',
          `/api/properties/${house._id}`,
          `/api/kept-homes?ids=${house._id}`,
          `/property-listing/${house._id}`,
        ]),
      );
      if (client === 'buyer') expect(shown).toContain('/api/auth/saved-properties');

      // The responses were cached.
      await fixture.put(house._id, { pointShown: 'false' });
      expect(await addressesThatShowThePoint(client)).toEqual(hidden);
      await fixture.remove(house._id);
    },
  );
});
