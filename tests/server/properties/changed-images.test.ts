import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Property } from '#contract/property.ts';
import { openPropertyDesk, type PropertyDesk, photo } from '#tests/support/property-fixture.ts';
import { type FormParts, type FormUpload, sendForm } from '#tests/support/property-forms.ts';
import { call } from '#tests/support/users.ts';

let desk: PropertyDesk;
let red: FormUpload;
let green: FormUpload;
let blue: FormUpload;

beforeAll(async () => {
  desk = await openPropertyDesk();
  [red, green, blue] = await Promise.all([photo('red'), photo('green'), photo('blue')]);
});
beforeEach(() => desk.clear());
afterAll(() => desk.close());

const namesOf = ({ images }: { images: string[] }) =>
  images.map((address) => address.split('/').at(-1)).sort();

describe('Pictures of a property that is changed', () => {
  it('come after those that stay, where the form names no order', async () => {
    const house = await desk.created({}, red);
    const answer = await desk.send(`PUT /properties/${house._id}`, [['images', green]]);
    expect(answer.json().data.images).toEqual([house.images[0], expect.any(String)]);
    const { title, price } = answer.json().data;
    expect({ title, price }).toEqual({ title: house.title, price: house.price });
  });

  it('are removed by their address, and their files with them', async () => {
    const house = await desk.created({}, red, green, blue);
    const [first = '', second = '', third = ''] = house.images;
    const answer = await desk.send(`PUT /properties/${house._id}`, [
      ['removedImages[0]', first],
      ['removedImages[1]', `http://localhost${third}?w=600&q=80`],
      ['removedImages[2]', 'https://elsewhere.example/gone.jpg'],
    ]);
    expect(answer.json().data.images).toEqual([second]);
    expect(await desk.pictures()).toEqual(namesOf({ images: [second] }));
  });

  it('change places with new ones as the form says', async () => {
    const house = await desk.created({}, red, green);
    const [first = '', second = ''] = house.images;
    const answer = await desk.send(`PUT /properties/${house._id}`, [
      ['images', blue],
      ['imageOrder[0]', second],
      ['imageOrder[1]', 'new:0'],
      ['imageOrder[2]', first],
    ]);
    const { images } = answer.json().data;
    expect([images[0], images[2]]).toEqual([second, first]);
    const again = await desk.send(`PUT /properties/${house._id}`, [['imageOrder[0]', first]]);
    expect(again.json().data.images).toEqual([first, second, images[1]]);
  });

  it.each(['new:1', 'new:-1', 'new:', '/api/images/gone.webp', '../..', '__proto__', ''])(
    'are refused in an order that names %j',
    async (address) => {
      const house = await desk.created({}, red);
      const parts: FormParts = [
        ['images', green],
        ['title', 'Renamed'],
        ['imageOrder[0]', address],
      ];
      const answer = await desk.send(`PUT /properties/${house._id}`, parts);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toEqual({
        imageOrder: 'has an image that the property does not have',
      });
      expect(await desk.pictures()).toEqual(namesOf(house));
    },
  );

  it('stay where the address is that of another property’s picture', async () => {
    const [house, other] = [await desk.created({}, red), await desk.created({}, green)];
    const answer = await desk.send(`PUT /properties/${house._id}`, [
      ['removedImages[0]', other.images[0] ?? ''],
    ]);
    expect(answer.json().data.images).toEqual(house.images);
    expect(await desk.pictures()).toEqual(namesOf({ images: [...house.images, ...other.images] }));
    const taken = await desk.send(`PUT /properties/${house._id}`, [
      ['imageOrder[0]', other.images[0] ?? ''],
    ]);
    expect(taken.statusCode).toBe(400);
  });

  it('can be no more than 30 with the new ones', async () => {
    const many = await Promise.all(
      Array.from({ length: 30 }, (_, at) => photo(`rgb(${at * 8}, 100, 50)`)),
    );
    const house = await desk.created({}, ...many);
    expect(house.images).toHaveLength(30);
    const answer = await desk.send(`PUT /properties/${house._id}`, [['images', blue]]);
    expect(answer.json().fields).toEqual({
      images: 'A property can have at most 30 photos.',
    });
    const swapped = await desk.send(`PUT /properties/${house._id}`, [
      ['images', blue],
      ['removedImages[0]', house.images[0] ?? ''],
    ]);
    expect(swapped.statusCode).toBe(200);
  });

  it('are not stored where the property is out of date or gone, or a field is wrong', async () => {
    const house = await desk.created({}, red);
    const put = (id: string, ...parts: FormParts) =>
      desk.send(`PUT /properties/${id}`, [['images', green], ...parts]);
    expect((await put(house._id, ['version', '9'])).statusCode).toBe(409);
    expect((await put(house._id, ['title', ''])).statusCode).toBe(400);
    expect((await put('0'.repeat(24))).statusCode).toBe(404);
    expect(await desk.pictures()).toEqual(namesOf(house));
    expect(await desk.uploadsLeft()).toEqual([]);
  });

  it('that several properties show stay until the last of them is deleted', async () => {
    const [house, other] = [await desk.created({}, red, green), await desk.created({}, red)];
    await desk.remove(house._id);
    expect(await desk.pictures()).toEqual(namesOf(other));
    await desk.remove(other._id);
    expect(await desk.pictures()).toEqual([]);
  });

  it('are each kept where many properties take and drop the same at once', async () => {
    const second = await desk.openSecondApp();
    const houses = await Promise.all([
      desk.created(),
      desk.created(),
      desk.created(),
      desk.created(),
    ]);
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(
        houses.map(async ({ _id }, at) => {
          const app = at % 2 ? second : desk.app;
          const shown = (await call(app, `GET /properties/${_id}`)).json().data.images;
          const parts: FormParts =
            shown.length > 0 ? [['removedImages[0]', shown[0]]] : [['images', red]];
          const answer = await sendForm(app, `PUT /properties/${_id}`, parts, desk.admin.token);
          expect(answer.statusCode, answer.body).toBe(200);
        }),
      );
      const taker = houses[round % 4];
      await desk.send(`PUT /properties/${taker?._id}`, [['images', red]]);
      const list = (await call(desk.app, 'GET /properties')).json().data;
      const shown = new Set(list.flatMap(({ images }: Property) => images ?? []));
      expect((await desk.pictures()).map((name) => `/api/images/${name}`)).toEqual([...shown]);
    }
  });
});
