import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyBin } from '#server/modules/properties/deleted-properties-service.ts';
import { verifiedUser } from '#tests/support/changed-users.ts';
import {
  type ListedProperty,
  openPropertyFixture,
  type PropertyFixture,
  photo,
} from '#tests/support/property-fixture.ts';
import { testClock } from '#tests/support/test-clock.ts';
import { call, type EndpointName } from '#tests/support/users.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let fixture: PropertyFixture;
let house: ListedProperty;
const clock = testClock();

const request = (endpoint: EndpointName, token: string | undefined = fixture.admin.token) =>
  call(fixture.app, endpoint, { token });
const restore = (id: string) => request(`POST /admin/deleted-properties/${id}/restore`);
const deleted = async (query = '') =>
  (await request(`GET /admin/deleted-properties${query}`)).json();

beforeAll(async () => {
  fixture = await openPropertyFixture({ clock: clock.read });
});
beforeEach(async () => {
  clock.now = new Date('2026-03-02T09:00:00.000Z');
  await fixture.clear();
  house = await fixture.create({ title: 'House in Ibadan' }, await photo('green'));
});
afterAll(() => fixture.close());

describe('A deleted property', () => {
  it('is listed for admins, with who deleted it and when', async () => {
    await fixture.remove(house._id);
    expect((await deleted()).data).toEqual([
      {
        _id: house._id,
        title: 'House in Ibadan',
        location: house.location,
        price: house.price,
        image: house.images[0],
        deletedAt: '2026-03-02T09:00:00.000Z',
        deletedBy: { id: fixture.admin.id, fullName: 'Amaka Okafor' },
      },
    ]);
  });

  it('is in no public response, even by its id', async () => {
    await fixture.remove(house._id);
    const visitor = '';
    const list = (await request('GET /properties', visitor)).json();
    expect(list.data).toEqual([]);
    const page = (await request('GET /properties?limit=5&facets=type', visitor)).json();
    expect([page.meta.total, page.meta.facets.type]).toEqual([0, []]);
    for (const endpoint of [
      `GET /properties/${house._id}`,
      `GET /properties/${house._id}/saved`,
      `POST /properties/${house._id}/save`,
    ] as const) {
      expect((await request(endpoint)).statusCode).toBe(404);
    }
    const kept = await request(`GET /kept-homes?ids=${house._id}`, visitor);
    expect(kept.json().data).toEqual([]);
  });

  it('is restored as it was, with its photos, views and who had saved it', async () => {
    const buyer = await verifiedUser(fixture, 'Bola Ade');
    await request(`POST /properties/${house._id}/save`, buyer.token);
    const before = (await request(`GET /properties/${house._id}`)).json().data;
    await fixture.remove(house._id);
    const response = await restore(house._id);
    expect(response.statusCode).toBe(200);
    expect(response.json().data).toEqual({ ...before, version: before.version + 1 });
    const saved = await request(`GET /properties/${house._id}/saved`, buyer.token);
    expect(saved.json().data).toEqual({ saved: true });
    const image = house.images[0]?.replace('/api/', '');
    expect((await request(`GET /${image}`, '')).statusCode).toBe(200);
    expect((await deleted()).data).toEqual([]);
    expect(await fixture.eventsOf(house._id, 'property-restored')).toHaveLength(1);
  });

  it('is restored once, and not over one that is listed', async () => {
    await fixture.remove(house._id);
    const statuses = await Promise.all([restore(house._id), restore(house._id)]);
    expect(statuses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect((await restore('nothing')).statusCode).toBe(404);
  });

  it('is gone with its photos after 30 days', async () => {
    await fixture.remove(house._id);
    await emptyBin(fixture.db, fixture.media, new Date(+clock.now + 30 * DAY_MS - 1));
    expect(await fixture.imageFiles()).toHaveLength(1);
    await emptyBin(fixture.db, fixture.media, new Date(+clock.now + 30 * DAY_MS + 1));
    expect((await deleted()).data).toEqual([]);
    expect(await fixture.imageFiles()).toEqual([]);
    expect((await restore(house._id)).statusCode).toBe(404);
  });

  it('is paged after the fiftieth', async () => {
    for (let count = 0; count < 50; count += 1) {
      const { _id } = await fixture.create({ title: `House ${count}` });
      clock.now = new Date(+clock.now + 1000);
      await fixture.remove(_id);
    }
    await fixture.remove(house._id);
    const first = await deleted();
    expect(first.data).toHaveLength(50);
    const second = await deleted(`?cursor=${first.meta.nextCursor}`);
    expect(second.data.map(({ title }: { title: string }) => title)).toEqual(['House 0']);
    expect(second.meta.nextCursor).toBeNull();
  });

  it('is listed and restored by admins alone', async () => {
    await fixture.remove(house._id);
    const buyer = await verifiedUser(fixture, 'Chi Obi');
    for (const [token, status] of [
      ['', 401],
      [buyer.token, 403],
    ] as const) {
      expect((await request('GET /admin/deleted-properties', token)).statusCode).toBe(status);
      const path: EndpointName = `POST /admin/deleted-properties/${house._id}/restore`;
      expect((await request(path, token)).statusCode).toBe(status);
    }
  });
});
