import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AccountSession } from '#contract/endpoints/account.ts';
import { sessions } from '#server/core/database/accounts-schema.ts';
import { users } from '#server/core/database/schema.ts';
import { deleteExpiredRows } from '#server/core/jobs/expired-rows-store.ts';
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

const MINUTE_MS = 60_000;
const sessionLimits = {
  userIdleMs: 30 * MINUTE_MS,
  adminIdleMs: 10 * MINUTE_MS,
  maxMs: 120 * MINUTE_MS,
};
const keptTimes = { sessionLimits, enquiryDays: 365 };
const expired = { message: 'Session expired. Please log in again.' };
const unauthenticated = { message: 'Unauthenticated.' };

let test: TestApp;
let user: TestUser;
const start = new Date('2026-03-02T09:00:00.000Z');
const clock = testClock(start);

beforeAll(async () => {
  test = await openTestApp({ clock: clock.read, config: { sessionLimits } });
});
beforeEach(async () => {
  clock.now = start;
  user = await registerUser(test.app);
});
afterAll(() => test.close());

const me = (token: string) => call(test.app, 'GET /auth/me', { token });

function pass(minutes: number) {
  clock.pass(minutes * 60);
}

describe('A session', () => {
  it('expires after 30 minutes without use, with its own message', async () => {
    pass(29.9);
    expect((await me(user.token)).statusCode).toBe(200);
    pass(30);
    const response = await me(user.token);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual(expired);
  });

  it('of an admin expires earlier', async () => {
    await test.db.update(users).set({ role: 'admin' }).where(eq(users.id, user.id));
    pass(9.9);
    expect((await me(user.token)).statusCode).toBe(200);
    pass(10);
    expect((await me(user.token)).json()).toEqual(expired);
  });

  it('is extended by any request, which records when the user was active', async () => {
    for (let use = 0; use < 3; use += 1) {
      pass(25);
      await call(test.app, 'GET /properties', { token: user.token });
    }
    pass(25);
    const response = await me(user.token);
    expect(response.statusCode).toBe(200);
    expect(response.json().data.lastActive).toBe(clock.now.toISOString());
  });

  it('ends at its maximum age even while it is used', async () => {
    for (let use = 0; use < 5; use += 1) {
      pass(20);
      expect((await me(user.token)).statusCode).toBe(200);
    }
    pass(20);
    expect((await me(user.token)).json()).toEqual(expired);
  });

  it('is not extended by a request after it expired', async () => {
    pass(31);
    await me(user.token);
    await call(test.app, 'GET /properties', { token: user.token });
    expect((await me(user.token)).json()).toEqual(expired);
    expect((await call(test.app, 'GET /properties', { token: user.token })).statusCode).toBe(200);
  });

  it('is deleted 30 days after it expired', async () => {
    const count = () => test.db.$count(sessions, eq(sessions.userId, user.id));
    await deleteExpiredRows(test.db, keptTimes, new Date(+start + 20 * MINUTE_MS));
    expect((await me(user.token)).statusCode).toBe(200);
    pass(24 * 60);
    await deleteExpiredRows(test.db, keptTimes, clock.now);
    expect(await count()).toBe(1);
    pass(24 * 60 * 31);
    await deleteExpiredRows(test.db, keptTimes, clock.now);
    expect(await count()).toBe(0);
    expect((await me(user.token)).json()).toEqual(unauthenticated);
  });

  it('ends if the user has 50 newer ones', async () => {
    pass(1);
    for (let sign = 0; sign < 50; sign += 1) {
      await signIn(test.app, user.email, GOOD_PASSWORD);
    }
    expect(await test.db.$count(sessions, eq(sessions.userId, user.id))).toBe(50);
    expect((await me(user.token)).json()).toEqual(unauthenticated);
  });
});

describe('An Authorization header', () => {
  it.each<[string, (token: string) => Record<string, string>]>([
    ['is missing', () => ({})],
    ['is empty', () => ({ authorization: '' })],
    ['holds a token without its scheme', (token) => ({ authorization: token })],
    ['holds another scheme', (token) => ({ authorization: `Basic ${token}` })],
    ['holds a token cut short', (token) => ({ authorization: `Bearer ${token.slice(0, -1)}` })],
    ['holds a token and more', (token) => ({ authorization: `Bearer ${token}x` })],
    ['holds two tokens', (token) => ({ authorization: `Bearer ${token}, Bearer ${token}` })],
    ['holds an unknown token', () => ({ authorization: `Bearer ${'A'.repeat(43)}` })],
    ['holds null', () => ({ authorization: 'Bearer null' })],
    ['holds SQL', () => ({ authorization: "Bearer ' or '1'='1" })],
    ['holds far too much', () => ({ authorization: `Bearer ${'A'.repeat(8000)}` })],
  ])('that %s gives 401', async (_what, headersFor) => {
    const response = await call(test.app, 'GET /auth/me', { headers: headersFor(user.token) });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual(unauthenticated);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('may have its scheme in any case', async () => {
    const headers = { authorization: `bearer ${user.token}` };
    expect((await call(test.app, 'GET /auth/me', { headers })).statusCode).toBe(200);
  });

  it('is the only way to send a token', async () => {
    const cookies = { cookie: `token=${user.token}; session=${user.token}` };
    const elsewhere = await call(test.app, `GET /auth/me?token=${user.token}`, {
      headers: { ...cookies, 'x-access-token': user.token },
    });
    expect(elsewhere.statusCode).toBe(401);
  });
});

describe('The list of sessions', () => {
  const list = (token: string) => call(test.app, 'GET /auth/sessions', { token });

  it('contains device and last use, the last used first, and marks the current session', async () => {
    pass(5);
    const body = { email: user.email, password: GOOD_PASSWORD };
    const headers = { 'user-agent': CHROME_ON_ANDROID };
    const { token } = (await call(test.app, 'POST /auth/login', { body, headers })).json().data;
    const response = (await list(user.token)).json();
    expect(response.data.map((session: unknown) => AccountSession.parse(session))).toEqual(
      response.data,
    );
    expect(response.data).toHaveLength(2);
    expect(response.data).toContainEqual({
      id: expect.any(String),
      device: 'Unknown device',
      signedInAt: start.toISOString(),
      lastUsedAt: clock.now.toISOString(),
      isCurrent: true,
    });
    expect(response.data).toContainEqual({
      id: expect.any(String),
      device: 'Chrome on Android',
      signedInAt: clock.now.toISOString(),
      lastUsedAt: clock.now.toISOString(),
      isCurrent: false,
    });
    pass(1);
    const [latest] = (await list(token)).json().data;
    expect(latest.isCurrent).toBe(true);
    expect((await list(token)).json().data).toHaveLength(2);
  });

  it('leaves expired ones out', async () => {
    pass(31);
    const { token } = (await signIn(test.app, user.email, GOOD_PASSWORD)).json().data;
    expect((await list(token)).json().data).toHaveLength(1);
  });

  it('lets a user end only their own sessions', async () => {
    const other = await registerUser(test.app);
    const { token } = (await signIn(test.app, user.email, GOOD_PASSWORD)).json().data;
    const [mine] = (await list(user.token))
      .json()
      .data.filter(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    const stranger = await call(test.app, `DELETE /auth/sessions/${mine.id}`, {
      token: other.token,
    });
    expect(stranger.statusCode).toBe(404);
    expect((await me(token)).statusCode).toBe(200);
    const owner = await call(test.app, `DELETE /auth/sessions/${mine.id}`, { token: user.token });
    expect(owner.statusCode).toBe(200);
    expect((await me(token)).json()).toEqual(unauthenticated);
    expect((await me(user.token)).statusCode).toBe(200);
  });

  it('lets a user sign out everywhere', async () => {
    const { token } = (await signIn(test.app, user.email, GOOD_PASSWORD)).json().data;
    const other = await registerUser(test.app);
    expect((await call(test.app, 'DELETE /auth/sessions', { token })).statusCode).toBe(200);
    expect((await me(token)).json()).toEqual(unauthenticated);
    expect((await me(user.token)).json()).toEqual(unauthenticated);
    expect((await me(other.token)).statusCode).toBe(200);
  });
});

describe('Two processes', () => {
  it('share sessions: one that ends in one process ends in the other', async () => {
    const second = await test.openSecondApp();
    expect((await call(second, 'GET /auth/me', { token: user.token })).statusCode).toBe(200);
    await call(test.app, 'POST /auth/logout', { token: user.token });
    expect((await call(second, 'GET /auth/me', { token: user.token })).statusCode).toBe(401);
    await test.db.delete(users).where(eq(users.id, user.id));
  });
});
