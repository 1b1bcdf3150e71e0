import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AccountExport } from '#contract/endpoints/account.ts';
import * as tables from '#server/core/database/accounts-schema.ts';
import { derivedId } from '#server/core/database/row-id.ts';
import { users } from '#server/core/database/schema.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { testClock } from '#tests/support/test-clock.ts';
import {
  CHROME_ON_ANDROID,
  call,
  GOOD_PASSWORD,
  registerUser,
  signIn,
  type TestUser,
} from '#tests/support/users.ts';

const house = derivedId('house');

let test: TestApp;
let user: TestUser;
const clock = testClock();

beforeAll(async () => {
  test = await openTestApp({ clock: clock.read });
  await insertProperties(test.db, [newProperty('house')]);
});
beforeEach(async () => {
  user = await registerUser(test.app);
});
afterAll(() => test.close());

function remove(password: string, token = user.token) {
  return call(test.app, 'POST /auth/delete-account', { token, body: { password } });
}

describe('The export of an account', () => {
  it('contains all data about the user, without secrets', async () => {
    await call(test.app, `POST /properties/${house}/save`, { token: user.token });
    await call(test.app, 'POST /auth/login', {
      body: { email: user.email, password: 'wrong-password' },
      headers: { 'user-agent': CHROME_ON_ANDROID },
    });
    const response = await call(test.app, 'GET /auth/export', { token: user.token });
    expect(response.statusCode).toBe(200);
    const { data } = response.json();
    expect(AccountExport.parse(data)).toEqual(data);
    const { token, ...profile } = user.profile;
    expect(data).toMatchObject({
      exportedAt: clock.now.toISOString(),
      profile: { ...profile, propertiesSaved: 1 },
      sessions: [{ device: 'Unknown device', signedInAt: clock.now.toISOString() }],
      savedProperties: [{ _id: house, savedAt: clock.now.toISOString() }],
    });
    expect(data.events).toContainEqual({
      at: clock.now.toISOString(),
      action: 'sign-in-failed',
      device: 'Chrome on Android',
      address: '203.0.113.1',
    });
    expect(response.body).not.toContain('argon2');
    expect(response.body).not.toContain(`${token}`);
  });
});

describe('The deletion of an account', () => {
  it('deletes all data about the user', async () => {
    const { id, email, token } = user;
    const photo = await sharp({
      create: { width: 9, height: 9, channels: 3, background: '#0f5132' },
    })
      .jpeg()
      .toBuffer();
    const stored = await test.media.store(photo);
    await test.db.update(users).set({ photoName: stored.name }).where(eq(users.id, id));
    await call(test.app, `POST /properties/${house}/save`, { token });
    await call(test.app, `GET /properties/${house}`, { token });
    await test.sendEmails();
    await signIn(test.app, email, GOOD_PASSWORD);

    const response = await remove(GOOD_PASSWORD);
    expect(response.statusCode).toBe(200);
    expect((await call(test.app, 'GET /auth/me', { token })).statusCode).toBe(401);
    expect((await signIn(test.app, email, GOOD_PASSWORD)).statusCode).toBe(401);
    expect(await test.media.original(stored.name)).toBeNull();
    const { sessions, oneTimeCodes, savedProperties, mailQueue } = tables;
    for (const table of [sessions, oneTimeCodes, savedProperties, mailQueue]) {
      expect(await test.db.$count(table, eq(table.userId, id))).toBe(0);
    }
    expect(await test.sendEmails()).toEqual([]);
    const { auditEvents } = tables;
    const kept = await test.db.select().from(auditEvents).where(eq(auditEvents.userId, id));
    expect(kept.map(({ action }) => action)).toContain('account-deleted');
    for (const event of kept) expect(event).toMatchObject({ device: null, address: null });
    expect((await registerUser(test.app, { email })).id).not.toBe(id);
  });

  it('rejects a wrong password without ending the session', async () => {
    const response = await remove('wrong-password');
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ password: 'This password is wrong.' });
    expect((await call(test.app, 'GET /auth/me', { token: user.token })).statusCode).toBe(200);
  });

  it('is not possible for admins', async () => {
    await test.db.update(users).set({ role: 'admin' }).where(eq(users.id, user.id));
    const response = await remove(GOOD_PASSWORD);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      message: 'You cannot delete your own admin account. Ask another admin to do it.',
    });
  });

  it('happens once in parallel requests, without a 500', async () => {
    const responses = await Promise.all([
      remove(GOOD_PASSWORD),
      remove(GOOD_PASSWORD),
      call(test.app, `POST /properties/${house}/save`, { token: user.token }),
      call(test.app, `GET /properties/${house}`, { token: user.token }),
      call(test.app, 'POST /auth/request-otp', { token: user.token }),
      signIn(test.app, user.email, GOOD_PASSWORD),
      call(test.app, 'POST /auth/forgot-password', { body: { email: user.email } }),
    ]);
    for (const { statusCode } of responses) expect(statusCode).toBeLessThan(500);
    expect(await test.db.$count(users, eq(users.id, user.id))).toBe(0);
  });
});
