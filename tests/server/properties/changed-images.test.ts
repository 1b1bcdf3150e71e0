import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Property } from '#contract/property/property.ts';
import { emptyBin } from '#server/modules/properties/deleted-properties-service.ts';
import { type FormParts, sendForm } from '#tests/support/multipart-property.ts';
import {
  openPropertyFixture,
  type PropertyFixture,
  photo,
} from '#tests/support/property-fixture.ts';
import { call } from '#tests/support/users.ts';

let fixture: PropertyFixture;
const [red, green, blue] = await Promise.all([photo('red'), photo('green'), photo('blue')]);

beforeAll(async () => {
  fixture = await openPropertyFixture();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const namesOf = ({ images }: { images: string[] }) =>
  images.map((address) => address.split('/').at(-1)).sort();

describe('Images of a changed property', () => {
  it('are added after the others without an order', async () => {
    const house = await fixture.create({}, red);
    const response = await fixture.send(`PUT /properties/${house._id}`, [['images', green]]);
    expect(response.json().data.images).toEqual([house.images[0], expect.any(String)]);
    const { title, price } = response.json().data;
    expect({ title, price }).toEqual({ title: house.title, price: house.price });
  });

  it('are removed by URL, with their files', async () => {
    const house = await fixture.create({}, red, green, blue);
    const [first = '', second = '', third = ''] = house.images;
    const response = await fixture.send(`PUT /properties/${house._id}`, [
      ['removedImages[0]', first],
      ['removedImages[1]', `http://localhost${third}?w=600&q=80`],
      ['removedImages[2]', 'https://elsewhere.example/gone.jpg'],
    ]);
    expect(response.json().data.images).toEqual([second]);
    expect(await fixture.imageFiles()).toEqual(namesOf({ images: [second] }));
  });

  it('can be ordered together with new ones', async () => {
    const house = await fixture.create({}, red, green);
    const [first = '', second = ''] = house.images;
    const response = await fixture.send(`PUT /properties/${house._id}`, [
      ['images', blue],
      ['imageOrder[0]', second],
      ['imageOrder[1]', 'new:0'],
      ['imageOrder[2]', first],
    ]);
    const { images } = response.json().data;
    expect([images[0], images[2]]).toEqual([second, first]);
    const again = await fixture.send(`PUT /properties/${house._id}`, [['imageOrder[0]', first]]);
    expect(again.json().data.images).toEqual([first, second, images[1]]);
  });

  it.each(['new:1', 'new:-1', 'new:', '/api/images/gone.webp', '../..', '__proto__', ''])(
    'are rejected with an order that has %j',
    async (address) => {
      const house = await fixture.create({}, red);
      const parts: FormParts = [
        ['images', green],
        ['title', 'Renamed'],
        ['imageOrder[0]', address],
      ];
      const response = await fixture.send(`PUT /properties/${house._id}`, parts);
      expect(response.statusCode).toBe(400);
      expect(response.json().fields).toEqual({
        imageOrder: 'has an image that the property does not have',
      });
      expect(await fixture.imageFiles()).toEqual(namesOf(house));
    },
  );

  it("stay if the URL belongs to another property's image", async () => {
    const [house, other] = [await fixture.create({}, red), await fixture.create({}, green)];
    const response = await fixture.send(`PUT /properties/${house._id}`, [
      ['removedImages[0]', other.images[0] ?? ''],
    ]);
    expect(response.json().data.images).toEqual(house.images);
    expect(await fixture.imageFiles()).toEqual(
      namesOf({ images: [...house.images, ...other.images] }),
    );
    const taken = await fixture.send(`PUT /properties/${house._id}`, [
      ['imageOrder[0]', other.images[0] ?? ''],
    ]);
    expect(taken.statusCode).toBe(400);
  });

  it('can be at most 30 with the new ones', async () => {
    const many = await Promise.all(
      Array.from({ length: 30 }, (_, at) => photo(`rgb(${at * 8}, 100, 50)`)),
    );
    const house = await fixture.create({}, ...many);
    expect(house.images).toHaveLength(30);
    const response = await fixture.send(`PUT /properties/${house._id}`, [['images', blue]]);
    expect(response.json().fields).toEqual({
      images: 'A property can have at most 30 photos.',
    });
    const swapped = await fixture.send(`PUT /properties/${house._id}`, [
      ['images', blue],
      ['removedImages[0]', house.images[0] ?? ''],
    ]);
    expect(swapped.statusCode).toBe(200);
  });

  it('are not stored if the version is outdated, the property deleted or a field invalid', async () => {
    const house = await fixture.create({}, red);
    const put = (id: string, ...parts: FormParts) =>
      fixture.send(`PUT /properties/${id}`, [['images', green], ...parts]);
    expect((await put(house._id, ['version', '9'])).statusCode).toBe(409);
    expect((await put(house._id, ['title', ''])).statusCode).toBe(400);
    expect((await put('0'.repeat(24))).statusCode).toBe(404);
    expect(await fixture.imageFiles()).toEqual(namesOf(house));
    expect(await fixture.leftoverUploads()).toEqual([]);
  });

  it('that several properties share stay until the last one has left the bin', async () => {
    const [house, other] = [await fixture.create({}, red, green), await fixture.create({}, red)];
    const afterMonths = new Date('2100-01-01');
    await fixture.remove(house._id);
    await emptyBin(fixture.db, fixture.media, afterMonths);
    expect(await fixture.imageFiles()).toEqual(namesOf(other));
    await fixture.remove(other._id);
    await emptyBin(fixture.db, fixture.media, afterMonths);
    expect(await fixture.imageFiles()).toEqual([]);
  });

  it('are never lost in parallel updates that add and remove the same image', async () => {
    const second = await fixture.openSecondApp();
    const houses = await Promise.all([
      fixture.create(),
      fixture.create(),
      fixture.create(),
      fixture.create(),
    ]);
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(
        houses.map(async ({ _id }, at) => {
          const app = at % 2 ? second : fixture.app;
          const shown = (await call(app, `GET /properties/${_id}`)).json().data.images;
          const parts: FormParts =
            shown.length > 0 ? [['removedImages[0]', shown[0]]] : [['images', red]];
          const response = await sendForm(
            app,
            `PUT /properties/${_id}`,
            parts,
            fixture.admin.token,
          );
          expect(response.statusCode, response.body).toBe(200);
        }),
      );
      const taker = houses[round % 4];
      await fixture.send(`PUT /properties/${taker?._id}`, [['images', red]]);
      const list = (await call(fixture.app, 'GET /properties')).json().data;
      const shown = new Set(list.flatMap(({ images }: Property) => images ?? []));
      expect((await fixture.imageFiles()).map((name) => `/api/images/${name}`)).toEqual([...shown]);
    }
  });
});
