import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { oneTimeCodes } from '#server/core/database/accounts-schema.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { testClock } from '#tests/support/test-clock.ts';
import { call, codeFor, registerUser, type TestUser, wrongCodeFor } from '#tests/support/users.ts';

const wrongCode = 'This code is wrong or no longer valid. Check it, or request a new one.';

let test: TestApp;
let user: TestUser;
let code: string;
const start = new Date('2026-03-02T09:00:00.000Z');
const clock = testClock(start);

beforeAll(async () => {
  const sessionLimits = { userIdleMs: 7_200_000, adminIdleMs: 7_200_000, maxMs: 7_200_000 };
  test = await openTestApp({ clock: clock.read, config: { sessionLimits } });
});
beforeEach(async () => {
  user = await registerUser(test.app);
  code = codeFor(user.email, await test.sendEmails());
});
afterAll(() => test.close());

function verify(otp: unknown, { token }: TestUser = user, app = test.app) {
  return call(app, 'POST /auth/verify-otp', { token, body: { otp } });
}

function request(app = test.app) {
  return call(app, 'POST /auth/request-otp', { token: user.token });
}

async function isVerified(): Promise<boolean> {
  const response = await call(test.app, 'GET /auth/me', { token: user.token });
  return response.json().data.isVerified;
}

describe('POST /api/auth/verify-otp', () => {
  it('verifies the email with the code that was sent to it', async () => {
    expect(code).toMatch(/^\d{6}$/);
    expect(await isVerified()).toBe(false);
    const response = await verify(code);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: 'Email Verified' });
    expect(await isVerified()).toBe(true);
  });

  it('accepts a code once', async () => {
    await verify(code);
    const again = await verify(code);
    expect(again.statusCode).toBe(400);
    expect(again.json()).toEqual({ message: wrongCode, fields: { otp: wrongCode } });
  });

  it('accepts a code once even in parallel requests', async () => {
    const second = await test.openSecondApp();
    const responses = await Promise.all([verify(code), verify(code, user, second), verify(code)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
  });

  it('rejects a code after ten minutes', async () => {
    clock.pass(10 * 60 - 1);
    expect((await verify(wrongCodeFor(code))).statusCode).toBe(400);
    clock.pass(1);
    expect((await verify(code)).statusCode).toBe(400);
    expect(await isVerified()).toBe(false);
  });

  it('checks 10 of many parallel guesses in an hour, across processes', async () => {
    const second = await test.openSecondApp();
    const guesses = Array.from({ length: 25 }, (_, index) => `${100_000 + index}`);
    const responses = await Promise.all(
      guesses
        .filter((guess) => guess !== code)
        .map((guess, index) => verify(guess, user, index % 2 === 0 ? test.app : second)),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10);
    expect((await verify(code)).statusCode).toBe(429);
    expect(await isVerified()).toBe(false);
  });

  it('allows a user ten attempts an hour across all codes', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await verify(wrongCodeFor(code))).statusCode).toBe(400);
    }
    clock.pass(4 * 60);
    await request();
    const response = await verify(codeFor(user.email, await test.sendEmails()));
    expect(response.statusCode).toBe(429);
    expect(response.json().message).toBe('Too many attempts. Please try again in 56 minutes.');
    expect(Number(response.headers['retry-after'])).toBe(56 * 60);
    clock.pass(56 * 60);
    await request();
    expect((await verify(codeFor(user.email, await test.sendEmails()))).statusCode).toBe(200);
  });

  it('accepts the correct code after wrong ones', async () => {
    for (let attempt = 0; attempt < 9; attempt += 1) await verify(wrongCodeFor(code));
    expect((await verify(code)).statusCode).toBe(200);
  });

  it('rejects the code of another user', async () => {
    const other = await registerUser(test.app);
    const theirs = codeFor(other.email, await test.sendEmails());
    expect((await verify(theirs)).statusCode).toBe(400);
    expect((await verify(theirs, other)).statusCode).toBe(200);
  });

  it.each([
    undefined,
    null,
    '',
    'abcdef',
    '12345',
    '1234567',
    ' 123456',
    '１２３４５６',
    123456,
    ['123456'],
    {},
  ])('rejects the malformed code %o without counting it', async (otp) => {
    const response = await verify(otp);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual(['otp']);
    for (let attempt = 0; attempt < 20; attempt += 1) await verify(otp);
    expect((await verify(code)).statusCode).toBe(200);
  });

  it('stores codes only as hashes', async () => {
    const stored = JSON.stringify(await test.db.select().from(oneTimeCodes));
    expect(stored).not.toContain(code);
  });
});

describe('POST /api/auth/request-otp', () => {
  it('sends a new code, which voids the previous one', async () => {
    clock.pass(60);
    const response = await request();
    expect(response.json()).toEqual({ message: 'We have sent you a new code.' });
    const newer = codeFor(user.email, await test.sendEmails());
    if (newer !== code) expect((await verify(code)).statusCode).toBe(400);
    expect((await verify(newer)).statusCode).toBe(200);
  });

  it('sends one code a minute across processes, and says how long to wait', async () => {
    clock.pass(18);
    const response = await request(await test.openSecondApp());
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('42');
    expect(response.json()).toEqual({
      message: 'Please wait 42 seconds before requesting another code.',
    });
    clock.pass(42);
    expect((await request()).statusCode).toBe(200);
  });

  it('sends at most five codes an hour', async () => {
    for (let sent = 1; sent < 5; sent += 1) {
      clock.pass(60);
      expect((await request()).statusCode).toBe(200);
    }
    clock.pass(60);
    const response = await request();
    expect(response.statusCode).toBe(429);
    expect(response.json().message).toBe('Please wait 55 minutes before requesting another code.');
  });

  it('sends one email for several requests made while the queue waits', async () => {
    clock.pass(60);
    await request();
    clock.pass(60);
    await request();
    expect(await test.sendEmails()).toHaveLength(1);
  });

  it('sends nothing if the email is already verified', async () => {
    await verify(code);
    clock.pass(60);
    const response = await request();
    expect(response.json()).toEqual({ message: 'Your email is already verified.' });
    expect(await test.sendEmails()).toEqual([]);
  });
});
