import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { derivedId } from '#server/core/database/row-id.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { propertyFields, sendForm } from '#tests/support/multipart-property.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import {
  type ListedProperty,
  openPropertyFixture,
  type PropertyFixture,
} from '#tests/support/property-fixture.ts';
import { testClock } from '#tests/support/test-clock.ts';
import { call } from '#tests/support/users.ts';

let fixture: PropertyFixture;
let house: ListedProperty;
const clock = testClock();

beforeAll(async () => {
  fixture = await openPropertyFixture({ clock: clock.read });
});
beforeEach(async () => {
  clock.now = new Date('2026-03-02T09:00:00.000Z');
  await fixture.clear();
  house = await fixture.create();
});
afterAll(() => fixture.close());

describe('PUT /api/properties/{id}', () => {
  it('changes only the sent fields, and increments the version', async () => {
    const before = await fixture.getProperty(house._id);
    expect(before.updatedAt).toBeNull();
    const response = await fixture.put(house._id, {
      price: '95000000',
      status: 'Sold',
      'features[bedrooms]': '3',
    });
    expect(response.statusCode).toBe(200);
    const { message, data } = response.json();
    expect(message).toBe('Your property has been successfully updated.');
    const { viewCount, ...property } = data;
    expect(viewCount).toBe(1);
    expect(property).toEqual({
      ...before,
      pointShown: false,
      price: 95_000_000,
      status: 'Sold',
      features: { ...before.features, bedrooms: 3 },
      version: 2,
      updatedAt: '2026-03-02T09:00:00.000Z',
    });
    expect(await fixture.getProperty(house._id)).toEqual({ ...property, pointShown: null });
  });

  it('changes every field of the specification', async () => {
    const fields = {
      title: 'Plot behind the market',
      type: 'Land',
      status: 'Under Offer',
      location: 'Bodija, Ìbàdàn',
      price: '12500000',
      negotiable: 'false',
      'features[bedrooms]': '0',
      'features[bathrooms]': '0',
      'features[squareFootage]': '600',
      description: 'Dry and fenced.',
      'amenities[0]': 'Garden',
    };
    expect((await fixture.put(house._id, fields)).json().data).toMatchObject({
      _id: house._id,
      propertyId: house.propertyId,
      title: 'Plot behind the market',
      type: 'Land',
      status: 'Under Offer',
      location: 'Bodija, Ìbàdàn',
      price: 12_500_000,
      negotiable: false,
      features: { bedrooms: 0, bathrooms: 0, squareFootage: 600 },
      description: 'Dry and fenced.',
      amenities: ['Garden'],
      createdAt: house.createdAt,
    });
    const found = await call(fixture.app, 'GET /properties?location=Ibadan&type=land');
    expect(found.json().data).toHaveLength(1);
  });

  it('removes values that are sent empty', async () => {
    const sent = { type: '', status: '', price: '', description: '', 'amenities[0]': '' };
    const response = await fixture.put(house._id, { ...sent, 'features[squareFootage]': '' });
    expect(response.json().data).toMatchObject({
      ...{ type: null, status: null, price: null, description: null, amenities: [] },
      features: { bedrooms: 4, bathrooms: 5, squareFootage: null },
    });
  });

  it('changes one check, keeps the others, and records the change', async () => {
    await fixture.put(house._id, { 'checks[power]': 'Band A', 'checks[visitedOn]': '2026-01-31' });
    const response = await fixture.put(house._id, { 'checks[power]': 'Generator only' });
    const { power, visitedOn, ...others } = response.json().data.checks;
    expect([power, visitedOn]).toEqual(['Generator only', '2026-01-31']);
    expect(new Set(Object.values(others))).toEqual(new Set([null]));
    const events = await fixture.eventsOf(house._id, 'property-updated');
    expect(events.map(({ details }) => details?.changed)).toEqual([
      'Power: none → Band A; Visited: none → 2026-01-31',
      'Power: Band A → Generator only',
    ]);
    const emptied = { 'checks[power]': '', 'checks[visitedOn]': '' };
    expect((await fixture.put(house._id, emptied)).json().data.checks).toBeNull();
  });

  it('keeps the coordinates when the address changes, unless coordinates are typed', async () => {
    const coordinates = { latitude: 9.0117, longitude: 7.5136 };
    await insertProperties(fixture.db, [newProperty('known', { coordinates })]);
    const id = derivedId('known');
    const moved = await fixture.put(id, { location: 'Epe, Lagos' });
    expect(moved.json().data).toMatchObject({ location: 'Epe, Lagos', coordinates });
    const point = { latitude: 6.5, longitude: 3.25 };
    expect((await fixture.put(id, { location: '6.5,3.25' })).json().data.coordinates).toEqual(
      point,
    );
  });

  it('keeps the line ends of a description, and does not record them as a change', async () => {
    const description = 'Dry and fenced.\r\n\r\nA borehole.';
    await insertProperties(fixture.db, [newProperty('imported', { description })]);
    const id = derivedId('imported');
    await fixture.put(id, { status: 'Sold', description });
    await fixture.put(id, { status: 'For Sale', description: description.replaceAll('\r', '') });
    expect(await fixture.getProperty(id)).toMatchObject({ status: 'For Sale', description });
    const events = await fixture.eventsOf(id, 'property-updated');
    expect(events.map(({ details }) => details?.changed)).toEqual([
      'Status: For Sale → Sold',
      'Status: Sold → For Sale',
    ]);
  });

  it('stores a description as it was typed, without the line ends of browsers', async () => {
    const description = 'Dry.\n\nFenced.';
    await fixture.put(house._id, { description });
    expect(await fixture.getProperty(house._id)).toMatchObject({ description });
  });

  it('keeps view counts and saved properties', async () => {
    await call(fixture.app, `POST /properties/${house._id}/save`, { token: fixture.admin.token });
    await call(fixture.app, `GET /properties/${house._id}`);
    expect((await fixture.put(house._id, { title: 'Renamed' })).json().data).toMatchObject({
      viewCount: 1,
    });
    const saved = await call(fixture.app, 'GET /auth/saved-properties', {
      token: fixture.admin.token,
    });
    expect(saved.json().data).toEqual([expect.objectContaining({ title: 'Renamed' })]);
  });

  it('counts as a change of the property, unlike a view', async () => {
    const createdAt = new Date('2025-11-01T09:00:00.000Z');
    await insertProperties(fixture.db, [newProperty('old', { createdAt })]);
    const unchanged = async () =>
      (await call(fixture.app, 'GET /properties?unchangedSince=2026-01-01')).json().data.length;
    await call(fixture.app, `GET /properties/${derivedId('old')}`);
    expect(await unchanged()).toBe(1);
    await fixture.put(derivedId('old'), { price: '90000000' });
    expect(await unchanged()).toBe(0);
  });

  it('keeps the version if the form changes nothing', async () => {
    await fixture.put(house._id, { 'checks[power]': 'Band A' });
    const before = await fixture.getProperty(house._id);
    clock.now = new Date('2026-03-02T10:00:00.000Z');
    const sent = { ...propertyFields, 'checks[power]': 'Band A', version: '2' };
    const response = await fixture.put(house._id, sent);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      message: 'Your property has been successfully updated.',
      data: { ...before, pointShown: false, viewCount: 1 },
    });
    expect(await fixture.getProperty(house._id)).toEqual(before);
    expect(await fixture.eventsOf(house._id, 'property-updated')).toHaveLength(1);
    expect((await fixture.put(house._id, { ...sent, version: '1' })).statusCode).toBe(409);
  });

  it('rejects a visit after the current day of the app', async () => {
    const tomorrow = await fixture.put(house._id, { 'checks[visitedOn]': '2026-03-03' });
    expect(tomorrow.json().fields).toEqual({
      'checks[visitedOn]': 'Visited cannot be in the future',
    });
    const today = await fixture.put(house._id, { 'checks[visitedOn]': '2026-03-02' });
    expect(today.json().data.checks).toMatchObject({ visitedOn: '2026-03-02' });
  });

  it('rejects an outdated version with 409 and changes nothing', async () => {
    expect((await fixture.put(house._id, { title: 'Mine', version: '1' })).statusCode).toBe(200);
    const response = await fixture.put(house._id, { title: 'Yours', version: '1' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({ message: 'This property was changed after you opened it.' });
    expect(await fixture.getProperty(house._id)).toMatchObject({ title: 'Mine', version: 2 });
    expect(
      (await fixture.put(house._id, { title: 'Yours', version: '2' })).json().data.version,
    ).toBe(3);
  });

  it('accepts one of several parallel updates of the same version', async () => {
    const second = await fixture.openSecondApp();
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        sendForm(
          at % 2 ? second : fixture.app,
          `PUT /properties/${house._id}`,
          [
            ['title', `Title ${at}`],
            ['version', '1'],
          ],
          fixture.admin.token,
        ),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([
      200,
      ...Array(5).fill(409),
    ]);
    const winner = responses.findIndex(({ statusCode }) => statusCode === 200);
    expect(await fixture.getProperty(house._id)).toMatchObject({
      title: `Title ${winner}`,
      version: 2,
    });
  });

  it.each<[Record<string, string>, Record<string, string>]>([
    [{ title: '' }, { title: 'Title is required' }],
    [{ version: 'latest' }, { version: 'Version must be a whole number' }],
    [
      { location: '', 'features[bathrooms]': '1001' },
      {
        location: 'Location is required',
        'features[bathrooms]': 'Bathrooms is invalid',
      },
    ],
  ])('rejects %o and changes nothing', async (sent, fields) => {
    const response = await fixture.put(house._id, { price: '1', ...sent });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual(fields);
    expect(await fixture.getProperty(house._id)).toMatchObject({ price: 145_000_000, version: 1 });
  });

  it.each(['0'.repeat(24), 'nothing', '%00', `${'a'.repeat(24)}/`])(
    'gives 404 for the id %s',
    async (id) => {
      const response = await fixture.put(id, { title: 'Renamed' });
      expect(response.statusCode).toBe(404);
      expect(response.json().message).toBe('Property not found');
    },
  );

  it('is recorded in the audit log with its changes', async () => {
    await fixture.put(house._id, {
      price: '',
      status: 'Sold',
      description: 'New.',
      'amenities[0]': 'Gym',
    });
    await fixture.put(house._id, { status: '' });
    const events = await fixture.eventsOf(house._id, 'property-updated');
    const { title } = propertyFields;
    const changed = 'Status: For Sale → Sold; Price: ₦145,000,000 → none; Description; Amenities';
    expect(events.map(({ details }) => details)).toEqual([
      { title, changed },
      { title, changed: 'Status: Sold → Available' },
    ]);
    expect(events[0]).toMatchObject({ actorId: fixture.admin.id, userId: null });
  });
});

describe('DELETE /api/properties/{id}', () => {
  it('deletes a property, and removes it from saved properties', async () => {
    await call(fixture.app, `POST /properties/${house._id}/save`, { token: fixture.admin.token });
    const response = await fixture.remove(house._id);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: 'Your property has been successfully deleted.' });
    expect((await call(fixture.app, `GET /properties/${house._id}`)).statusCode).toBe(404);
    const saved = await call(fixture.app, 'GET /auth/saved-properties', {
      token: fixture.admin.token,
    });
    expect(saved.json().data).toEqual([]);
  });

  it('gives 404 for a missing property and for the second deletion', async () => {
    await fixture.remove(house._id);
    expect((await fixture.remove(house._id)).statusCode).toBe(404);
    expect((await fixture.remove('nothing')).statusCode).toBe(404);
  });

  it('is recorded in the audit log', async () => {
    await fixture.remove(house._id);
    expect(await fixture.eventsOf(house._id, 'property-deleted')).toEqual([
      expect.objectContaining({
        actorId: fixture.admin.id,
        details: { title: propertyFields.title },
      }),
    ]);
  });
});
