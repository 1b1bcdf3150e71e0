import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { verifiedUser } from '#tests/support/changed-users.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { call, GOOD_PASSWORD, signIn, type TestUser } from '#tests/support/users.ts';

const MEGABYTE = 1024 * 1024;
const property = newProperty('house');

let freeBytes = 64 * MEGABYTE;
let now = new Date();
let test: TestApp;
let user: TestUser;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  test = await openTestApp({ freeBytes: async () => freeBytes, clock: () => now });
  await insertProperties(test.db, [property]);
  user = await verifiedUser(test, 'Ngozi Eze');
});
afterAll(() => {
  vi.useRealTimers();
  return test.close();
});

/** The server looks at the disk once a second. */
function leave(bytes: number): void {
  freeBytes = bytes;
  vi.advanceTimersByTime(1000);
}

describe('With less than 64 MB free', () => {
  it('writes are refused with a sentence, reads go on, and /ready says so', async () => {
    const { app } = test;
    const save = () => call(app, `POST /properties/${property.id}/save`, { token: user.token });
    expect((await call(app, 'GET /ready')).statusCode).toBe(200);
    leave(64 * MEGABYTE - 1);
    for (const response of [
      await signIn(app, user.email, 'a wrong one'),
      await save(),
      await call(app, 'PUT /auth/profile', { token: user.token, body: {} }),
      await call(app, 'GET /ready'),
    ]) {
      expect([response.statusCode, response.json().message]).toEqual([
        507,
        'Nothing can be saved at the moment, because our server has no space left. Please try again later.',
      ]);
    }
    expect((await call(app, 'GET /properties')).statusCode).toBe(200);
    expect((await call(app, 'GET /health')).statusCode).toBe(200);
    leave(64 * MEGABYTE);
    expect((await save()).statusCode).toBeLessThan(300);
    expect((await call(app, 'GET /ready')).statusCode).toBe(200);
  });

  it('a database that only reads still shows properties and keeps users signed in', async () => {
    const { app, db } = test;
    await db.execute(`create function refuse() returns trigger language plpgsql
      as 'begin raise exception using errcode = 25006; end'`);
    for (const table of ['property_views', 'sessions']) {
      await db.execute(`create trigger refuse before insert or update on ${table}
        for each row execute function refuse()`);
    }
    // Late enough for the use of the session to be recorded.
    now = new Date(+now + 60_000);
    const { token } = user;
    const response = await call(app, `GET /properties/${property.id}`, { token });
    expect([response.statusCode, response.json().data.viewCount]).toEqual([200, 0]);
    expect((await call(app, 'GET /auth/me', { token })).statusCode).toBe(200);
    expect((await signIn(app, user.email, GOOD_PASSWORD)).statusCode).toBe(503);
    await db.execute('drop function refuse cascade');
  });
});
