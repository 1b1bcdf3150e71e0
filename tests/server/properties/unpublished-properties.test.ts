import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { properties } from '#server/core/database/schema.ts';
import { verifiedUser } from '#tests/support/changed-users.ts';
import {
  type ListedProperty,
  openPropertyFixture,
  type PropertyFixture,
} from '#tests/support/property-fixture.ts';
import { call } from '#tests/support/users.ts';

let fixture: PropertyFixture;
let tokens: { buyer: string; admin: string };
let house: ListedProperty;

beforeAll(async () => {
  fixture = await openPropertyFixture();
  tokens = { buyer: (await verifiedUser(fixture, 'Bola Ade')).token, admin: fixture.admin.token };
});
beforeEach(async () => {
  await fixture.clear();
  house = await fixture.create({ title: 'Bungalow in Enugu', published: 'false' });
  await fixture.create({ title: 'Flat in Uyo' });
});
afterAll(() => fixture.close());

async function list(query: string, token?: string) {
  const { statusCode, body } = await call(fixture.app, `GET /properties?${query}`, { token });
  const { data, meta } = JSON.parse(body);
  return { statusCode, titles: data?.map(({ title }: ListedProperty) => title), meta };
}

describe('A property that is not published', () => {
  it('counts for nobody in the list and its facets, unless staff ask for it', async () => {
    for (const token of [undefined, tokens.buyer, tokens.admin]) {
      const { titles, meta } = await list('limit=5&facets=type,budget', token);
      expect(titles).toEqual(['Flat in Uyo']);
      expect(meta).toMatchObject({ total: 1, facets: { type: [{ count: 1 }] } });
    }
    const { titles, meta } = await list('limit=5&published=any&facets=type', tokens.admin);
    expect(titles).toEqual(['Flat in Uyo', 'Bungalow in Enugu']);
    expect(meta).toMatchObject({ total: 2, facets: { type: [{ count: 2 }] } });
    expect((await list('published=no', tokens.admin)).titles).toEqual(['Bungalow in Enugu']);
    expect((await list('published=yes', tokens.admin)).titles).toEqual(['Flat in Uyo']);
  });

  it.each([
    ['a guest', 401, () => undefined],
    ['a buyer', 403, () => tokens.buyer],
  ])('is refused to %s who asks for such', async (_, status, token) => {
    for (const query of ['published=any', 'published=no', 'published=no&limit=5']) {
      expect(await list(query, token())).toMatchObject({ statusCode: status, titles: undefined });
    }
  });

  it('has no page, and staff who read it count no view', async () => {
    const read = (token?: string) => call(fixture.app, `GET /properties/${house._id}`, { token });
    expect((await read()).statusCode).toBe(404);
    expect((await read(tokens.buyer)).statusCode).toBe(404);
    const seen = (await read(tokens.admin)).json().data;
    expect(seen).toMatchObject({ published: false, viewCount: 0 });
    await read(tokens.admin);
    expect((await read(tokens.admin)).json().data.viewCount).toBe(0);
  });

  it.each(['POST', 'DELETE', 'GET'] as const)(
    'cannot be saved: %s responds with 404',
    async (method) => {
      const endpoint =
        `${method} /properties/${house._id}/${method === 'GET' ? 'saved' : 'save'}` as const;
      for (const token of [tokens.buyer, tokens.admin]) {
        expect((await call(fixture.app, endpoint, { token })).statusCode).toBe(404);
      }
    },
  );

  it('stays in a saved list for when it is published again', async () => {
    await fixture.put(house._id, { published: 'true' });
    const token = tokens.buyer;
    await call(fixture.app, `POST /properties/${house._id}/save`, { token });
    const saved = async () =>
      (await call(fixture.app, 'GET /auth/saved-properties', { token })).json().data.length;
    expect(await saved()).toBe(1);
    await fixture.put(house._id, { published: 'false' });
    expect(await saved()).toBe(0);
    await fixture.put(house._id, { published: 'true' });
    expect(await saved()).toBe(1);
  });

  it('is published by the form, which the audit log says; a form without the field keeps it', async () => {
    await fixture.put(house._id, { price: '90000000' });
    expect((await list('published=no', tokens.admin)).titles).toEqual(['Bungalow in Enugu']);
    await fixture.put(house._id, { published: 'true' });
    expect((await list('limit=5')).titles).toContain('Bungalow in Enugu');
    const changes = await fixture.eventsOf(house._id, 'property-updated');
    expect(changes.map(({ details }) => details)).toContainEqual(
      expect.objectContaining({ changed: 'Published: no → yes' }),
    );
    const rejected = await fixture.put(house._id, { published: 'perhaps' });
    expect(rejected.json().fields).toEqual({ published: 'Published is invalid' });
  });

  it('is new on the day of its first publication, and stays as old when it is published again', async () => {
    const long = new Date('2026-01-05T09:00:00Z');
    const age = (dates: { createdAt?: Date; publishedAt?: Date }) =>
      fixture.db.update(properties).set(dates).where(eq(properties.id, house._id));
    const listedOn = async () => (await fixture.getProperty(house._id)).createdAt;
    await age({ createdAt: long });
    const before = Date.now();
    await fixture.put(house._id, { published: 'true' });
    expect(Date.parse(`${await listedOn()}`)).toBeGreaterThanOrEqual(before);
    await age({ createdAt: long, publishedAt: long });
    for (const published of ['false', 'true']) await fixture.put(house._id, { published });
    expect(await listedOn()).toBe(long.toISOString());
  });

  it('is still one after it was deleted and restored', async () => {
    await fixture.remove(house._id);
    const { token } = fixture.admin;
    await call(fixture.app, `POST /admin/deleted-properties/${house._id}/restore`, { token });
    expect((await list('published=no', tokens.admin)).titles).toEqual(['Bungalow in Enugu']);
  });
});
