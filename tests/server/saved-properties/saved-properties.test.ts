import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { derivedId } from '#server/core/database/row-id.ts';
import { properties } from '#server/core/database/schema.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { testClock } from '#tests/support/test-clock.ts';
import { call, type EndpointName, registerUser, type TestUser } from '#tests/support/users.ts';

const duplex = derivedId('duplex');
const villa = derivedId('villa');
const nowhere = derivedId('nowhere');

let test: TestApp;
let user: TestUser;
const clock = testClock();

beforeAll(async () => {
  test = await openTestApp({ clock: clock.read });
});
beforeEach(async () => {
  await insertProperties(test.db, [newProperty('duplex'), newProperty('villa')]);
  user = await registerUser(test.app);
});
afterAll(() => test.close());

function request(endpoint: EndpointName, token = user.token) {
  return call(test.app, endpoint, { token });
}

async function savedIds(token = user.token): Promise<string[]> {
  const { data } = (await request('GET /auth/saved-properties', token)).json();
  return data.map(({ _id }: { _id: string }) => _id);
}

async function figures(): Promise<{ propertiesSaved: number; propertiesViewed: number }> {
  return (await request('GET /auth/me')).json().data;
}

describe('A saved property', () => {
  it("is in the user's list, latest first, even if the user is not verified", async () => {
    const response = await request(`POST /properties/${duplex}/save`);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: 'Property saved' });
    clock.pass(1);
    await request(`POST /properties/${villa}/save`);
    expect(await savedIds()).toEqual([villa, duplex]);
    const state = await request(`GET /properties/${duplex}/saved`);
    expect(state.json().data).toEqual({ saved: true });
    expect(await figures()).toMatchObject({ propertiesSaved: 2 });
  });

  it('has all fields of the property, with its images', async () => {
    await request(`POST /properties/${duplex}/save`);
    const [saved] = (await request('GET /auth/saved-properties')).json().data;
    const { viewCount: _, ...property } = (await request(`GET /properties/${duplex}`)).json().data;
    expect(saved).toMatchObject(property);
  });

  it('is saved once in repeated and parallel requests', async () => {
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => request(`POST /properties/${duplex}/save`)),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    expect(await savedIds()).toEqual([duplex]);
    expect(await figures()).toMatchObject({ propertiesSaved: 1 });
  });

  it('can be removed, even twice', async () => {
    await request(`POST /properties/${duplex}/save`);
    for (let time = 0; time < 2; time += 1) {
      const response = await request(`DELETE /properties/${duplex}/save`);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ message: 'removed from saved' });
    }
    const state = await request(`GET /properties/${duplex}/saved`);
    expect(state.json().data).toEqual({ saved: false });
    expect(await savedIds()).toEqual([]);
  });

  it('is not visible to other users', async () => {
    const other = await registerUser(test.app);
    await request(`POST /properties/${duplex}/save`);
    expect(await savedIds(other.token)).toEqual([]);
    const state = await request(`GET /properties/${duplex}/saved`, other.token);
    expect(state.json().data).toEqual({ saved: false });
    await request(`DELETE /properties/${duplex}/save`, other.token);
    expect(await savedIds()).toEqual([duplex]);
  });

  it('disappears from list and counts if the property is deleted', async () => {
    await request(`POST /properties/${duplex}/save`);
    await test.db.delete(properties).where(eq(properties.id, duplex));
    expect(await savedIds()).toEqual([]);
    expect(await figures()).toMatchObject({ propertiesSaved: 0 });
  });

  it.each([nowhere, 'x', '\0', '../../etc', "'; drop table users; --", `${duplex} `])(
    'gives 404 for the id %s',
    async (name) => {
      const id = encodeURIComponent(name);
      for (const endpoint of [
        `POST /properties/${id}/save`,
        `DELETE /properties/${id}/save`,
        `GET /properties/${id}/saved`,
      ] as const) {
        const response = await request(endpoint);
        expect(response.statusCode).toBe(404);
        expect(response.json()).toEqual({ message: 'Property not found' });
      }
    },
  );
});

describe('The properties that a user viewed', () => {
  it('are counted once a day each, only while the user is signed in', async () => {
    await call(test.app, `GET /properties/${duplex}`);
    expect(await figures()).toMatchObject({ propertiesViewed: 0 });
    await request(`GET /properties/${duplex}`);
    await request(`GET /properties/${duplex}`);
    await Promise.all([request(`GET /properties/${villa}`), request(`GET /properties/${villa}`)]);
    expect(await figures()).toMatchObject({ propertiesViewed: 2 });
    const prefetch = { 'sec-purpose': 'prefetch' };
    clock.now = new Date('2026-03-03T09:00:00.000Z');
    user = await registerUser(test.app);
    const { token } = user;
    await call(test.app, `GET /properties/${duplex}`, { token, headers: prefetch });
    expect(await figures()).toMatchObject({ propertiesViewed: 0 });
  });

  it('are counted again on another day', async () => {
    clock.now = new Date('2026-03-04T23:50:00.000Z');
    user = await registerUser(test.app);
    await request(`GET /properties/${duplex}`);
    clock.now = new Date('2026-03-05T00:05:00.000Z');
    await request(`GET /properties/${duplex}`);
    expect(await figures()).toMatchObject({ propertiesViewed: 2 });
  });
});
