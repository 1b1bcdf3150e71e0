import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPropertyFixture, type PropertyFixture } from '#tests/support/property-fixture.ts';
import { call } from '#tests/support/users.ts';

let fixture: PropertyFixture;
beforeAll(async () => {
  fixture = await openPropertyFixture();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const point = { latitude: 6.4474, longitude: 3.4723 };

/** As a visitor gets it. */
const seenBy = async (id: string) => {
  const { coordinates, pointShown } = await fixture.getProperty(id);
  return { coordinates, pointShown };
};

describe('The form of a property', () => {
  it('stores a point beside the address, which staff alone get until they show it', async () => {
    const house = await fixture.create({ location: 'Lekki, Lagos', point: '6.4474, 3.4723' });
    expect(house).toMatchObject({
      location: 'Lekki, Lagos',
      coordinates: point,
      pointShown: false,
    });
    expect(await seenBy(house._id)).toEqual({ coordinates: null, pointShown: null });
    const shown = await fixture.put(house._id, { pointShown: 'true' });
    expect(shown.json().data).toMatchObject({ coordinates: point, pointShown: true });
    expect(await seenBy(house._id)).toEqual({ coordinates: point, pointShown: null });
  });

  it('keeps the point when the address changes, and removes it when it is sent empty', async () => {
    const { _id } = await fixture.create({ point: '6.4474, 3.4723', pointShown: 'true' });
    const moved = await fixture.put(_id, { location: 'Maitama, Abuja' });
    expect(moved.json().data).toMatchObject({ coordinates: point, pointShown: true });
    const cleared = await fixture.put(_id, { point: '' });
    expect(cleared.json().data).toMatchObject({ coordinates: null, pointShown: false });
    // The next point is not shown because the last one was.
    const set = await fixture.put(_id, { point: '6.4474, 3.4723' });
    expect(set.json().data).toMatchObject({ coordinates: point, pointShown: false });
  });

  it('shows the point of a location that is one', async () => {
    const { _id } = await fixture.create({ location: '6.4474, 3.4723' });
    expect((await seenBy(_id)).coordinates).toEqual(point);
    await fixture.put(_id, { location: 'Lekki, Lagos' });
    expect((await seenBy(_id)).coordinates).toEqual(point);
  });

  it('rejects what is no point and no choice', async () => {
    for (const typed of ['Lekki', '96, 3', '6.4', 'https://maps.google.com/?q=6.4474,3.4723']) {
      const rejected = await fixture.post({ point: typed });
      expect(rejected.statusCode, typed).toBe(400);
      expect(rejected.json().fields).toEqual({ point: 'Point on the map is invalid' });
    }
    const rejected = await fixture.post({ pointShown: 'perhaps' });
    expect(rejected.json().fields).toEqual({ pointShown: 'Show the exact point is invalid' });
  });

  it('records the point in the audit log, and keeps its version without a change', async () => {
    const { _id } = await fixture.create({ point: '6.4474, 3.4723' });
    await fixture.put(_id, { point: '6.4474,3.4723', pointShown: 'false' });
    await fixture.put(_id, { point: '6.45, 3.48', pointShown: 'true' });
    const events = await fixture.eventsOf(_id, 'property-updated');
    expect(events.map(({ details, changes }) => [details?.changed, changes])).toEqual([
      [
        'Point on the map: 6.4474, 3.4723 → 6.45, 3.48; Show the exact point: no → yes',
        [
          { field: 'point', before: '6.4474, 3.4723', after: '6.45, 3.48' },
          { field: 'pointShown', before: false, after: true },
        ],
      ],
    ]);
  });

  it('keeps the point and its choice when it is deleted and restored', async () => {
    const { _id } = await fixture.create({ point: '6.4474, 3.4723' });
    await fixture.remove(_id);
    const { token } = fixture.admin;
    const restored = await call(fixture.app, `POST /admin/deleted-properties/${_id}/restore`, {
      token,
    });
    expect(restored.json().data).toMatchObject({ coordinates: point, pointShown: false });
    expect((await seenBy(_id)).coordinates).toBeNull();
  });
});
