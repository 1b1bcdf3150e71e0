import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyBin } from '#server/modules/properties/deleted-properties-service.ts';
import { verifiedUser } from '#tests/support/changed-users.ts';
import {
  openPropertyFixture,
  type PropertyFixture,
  photo,
} from '#tests/support/property-fixture.ts';
import { call } from '#tests/support/users.ts';

let fixture: PropertyFixture;
let buyer: string;
beforeAll(async () => {
  fixture = await openPropertyFixture();
  buyer = (await verifiedUser(fixture, 'Bola Ade')).token;
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const restored = (id: string) =>
  call(fixture.app, `POST /admin/deleted-properties/${id}/restore`, { token: fixture.admin.token });

/** The changes in the audit log as text. */
async function changesOf(id: string) {
  const events = await fixture.eventsOf(id, 'property-updated');
  return events.map(({ details }) => details?.changed);
}

describe('The link of a video', () => {
  it('is stored in one form, and everybody gets it', async () => {
    const { _id, videoUrl } = await fixture.create({
      videoUrl: ' https://youtu.be/aqz-KE-bpKQ?si=x ',
    });
    expect(videoUrl).toBe(VIDEO);
    for (const token of ['', buyer, fixture.admin.token]) {
      const response = await call(fixture.app, `GET /properties/${_id}`, { token });
      expect(response.json().data.videoUrl).toBe(VIDEO);
    }
  });

  it('stays if it is not sent or sent in another form, and goes if it is sent empty', async () => {
    const { _id } = await fixture.create({ videoUrl: VIDEO });
    await fixture.put(_id, { title: 'House with a video' });
    await fixture.put(_id, { videoUrl: 'https://m.youtube.com/watch?v=aqz-KE-bpKQ&t=3' });
    expect((await fixture.getProperty(_id)).videoUrl).toBe(VIDEO);
    await fixture.put(_id, { videoUrl: '' });
    expect((await fixture.getProperty(_id)).videoUrl).toBeNull();
    const events = await fixture.eventsOf(_id, 'property-updated');
    expect(events.at(-1)).toMatchObject({
      details: { changed: `Video link: ${VIDEO} → none` },
      changes: [{ field: 'videoUrl', before: VIDEO, after: null }],
    });
    expect(events).toHaveLength(2);
  });

  it.each([
    'javascript:alert(1)',
    'https://evil.example/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://user@www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com:8443/watch?v=aqz-KE-bpKQ',
    'https://www.tiktok.com/@agency/video/7123456789012345678',
  ])('is rejected with what is accepted: %s', async (videoUrl) => {
    const response = await fixture.post({ videoUrl });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({
      videoUrl: expect.stringMatching(/^Video link is invalid\. .*YouTube or Vimeo/),
    });
  });

  it('comes back when a deleted property is restored', async () => {
    const { _id } = await fixture.create({ videoUrl: VIDEO });
    await fixture.remove(_id);
    expect((await restored(_id)).json().data.videoUrl).toBe(VIDEO);
  });
});

describe('The floor plan', () => {
  it('is an image of its own, and none of the photos', async () => {
    const house = await fixture.create(
      { floorPlan: 'new:1' },
      ...[await photo('red'), await photo('white'), await photo('blue')],
    );
    expect(house.images).toHaveLength(2);
    expect(house.floorPlan).toMatchObject({ width: 40, height: 60, alt: '' });
    expect(house.images).not.toContain(house.floorPlan?.url);
    for (const token of ['', buyer]) {
      const [listed] = (await call(fixture.app, 'GET /properties', { token })).json().data;
      expect(listed.floorPlan).toEqual(house.floorPlan);
    }
    const image = await fixture.app.inject({ url: house.floorPlan?.url ?? '' });
    expect(image.headers['content-type']).toBe('image/webp');
  });

  it('is kept, replaced and removed, and its old file goes', async () => {
    const { _id, floorPlan, images } = await fixture.create(
      { floorPlan: 'new:0' },
      await photo('white'),
      await photo('red'),
    );
    await fixture.put(_id, { title: 'House with a plan', floorPlan: floorPlan?.url ?? '' });
    await fixture.put(_id, { title: 'House with its plan' });
    expect((await fixture.getProperty(_id)).floorPlan).toEqual(floorPlan);
    const replaced = await fixture.send(`PUT /properties/${_id}`, [
      ['floorPlan', 'new:0'],
      ['imageOrder[0]', images[0] ?? ''],
      ['images', await photo('grey')],
    ]);
    const { data } = replaced.json();
    expect(data.images).toEqual(images);
    expect(data.floorPlan.url).not.toBe(floorPlan?.url);
    expect(await fixture.imageFiles()).toHaveLength(2);
    await fixture.put(_id, { floorPlan: '' });
    expect((await fixture.getProperty(_id)).floorPlan).toBeNull();
    expect(await fixture.imageFiles()).toHaveLength(1);
    expect((await changesOf(_id)).slice(2)).toEqual([
      'Floor plan: replaced',
      'Floor plan: removed',
    ]);
  });

  it('may be the same file as a photo, whose removal keeps it', async () => {
    const both = [await photo('white'), await photo('white')] as const;
    const { _id, floorPlan, images } = await fixture.create({ floorPlan: 'new:0' }, ...both);
    expect(images).toEqual([floorPlan?.url]);
    await fixture.put(_id, { 'removedImages[0]': images[0] ?? '' });
    expect(await fixture.getProperty(_id)).toMatchObject({ images: [], floorPlan });
    expect(await fixture.imageFiles()).toHaveLength(1);
  });

  it('is rejected if it is no image of the form or the property, and nothing is stored', async () => {
    const house = await fixture.create({}, await photo('red'));
    for (const floorPlan of ['new:0', house.images[0] ?? '', '/api/images/x.webp', 'plan']) {
      const response = await fixture.put(house._id, { floorPlan });
      expect(response.statusCode, floorPlan).toBe(400);
      expect(Object.keys(response.json().fields)).toEqual(['floorPlan']);
    }
    const text = { bytes: Buffer.from('no image'), name: 'plan.png' };
    const response = await fixture.post({ floorPlan: 'new:0' }, text);
    expect(Object.keys(response.json().fields)).toEqual(['images[0]']);
    expect(await fixture.imageFiles()).toHaveLength(1);
    expect(await fixture.leftoverUploads()).toEqual([]);
  });

  it('lies in the bin with its property, comes back with it, and goes after 30 days', async () => {
    const plan = { floorPlan: 'new:0' };
    const { _id, floorPlan } = await fixture.create(plan, await photo('white'));
    await fixture.remove(_id);
    const token = fixture.admin.token;
    const bin = await call(fixture.app, 'GET /admin/deleted-properties', { token });
    expect(bin.json().data).toMatchObject([{ _id, image: null }]);
    expect((await restored(_id)).json().data.floorPlan).toEqual(floorPlan);
    await fixture.remove(_id);
    expect(await fixture.imageFiles()).toHaveLength(1);
    const later = new Date(Date.now() + 31 * 24 * 60 * 60 * 1000);
    await emptyBin(fixture.db, fixture.media, later);
    expect(await fixture.imageFiles()).toEqual([]);
  });

  it('does not count as a photo of a property without one', async () => {
    await fixture.create({ floorPlan: 'new:0' }, await photo('white'));
    const { token } = fixture.admin;
    const response = await call(fixture.app, 'GET /properties?limit=5&problem=noImage', { token });
    expect(response.json().data).toHaveLength(1);
  });
});
