import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TooManyAttempts } from '#server/core/http/http-error.ts';
import { accountSecret } from '#server/core/security/secrets-store.ts';
import { claimAccountAttempt } from '#server/modules/auth/account-limits.ts';
import { findAccount } from '#server/modules/users/users-service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { testClock } from '#tests/support/test-clock.ts';
import {
  call,
  codeFor,
  GOOD_PASSWORD,
  registerUser,
  signIn,
  type TestUser,
  wrongCodeFor,
} from '#tests/support/users.ts';

const home = '203.0.113.7';
const elsewhere = '203.0.113.8';
const newPassword = 'another-good-one';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let test: TestApp;
let user: TestUser;
const start = new Date('2026-03-02T09:00:00.000Z');
const clock = testClock(start);

beforeAll(async () => {
  test = await openTestApp({ clock: clock.read });
});
beforeEach(async () => {
  await test.resetLimits();
  clock.now = start;
  user = await registerUser(test.app);
  await signIn(test.app, user.email, GOOD_PASSWORD, home);
  await test.sendEmails();
});
afterAll(() => test.close());

async function statusOfSignIn(from: string, password = GOOD_PASSWORD, token?: string) {
  const body = { email: user.email, password };
  const options = { body, from, ...(token && { token }) };
  return (await call(test.app, 'POST /auth/login', options)).statusCode;
}

/** Wrong passwords from each network, without the slow hashing; returns how many would be checked. */
async function guessPasswords(times: number, networks: readonly string[]): Promise<number> {
  const { db, limiters } = test;
  const services = { db, limiters, clock: clock.read, secret: accountSecret(db) };
  const { email } = user;
  const account = { email, user: await findAccount(db, email), signedIn: null };
  let checked = 0;
  for (const address of networks) {
    for (let guess = 0; guess < times; guess += 1) {
      const client = { address, device: 'Unknown device' };
      try {
        await claimAccountAttempt(services, 'login', { ...account, client });
        checked += 1;
      } catch (error) {
        if (!(error instanceof TooManyAttempts)) throw error;
      }
    }
  }
  return checked;
}

const forgot = (from: string) =>
  call(test.app, 'POST /auth/forgot-password', { body: { email: user.email }, from });
const forgotFrom = (networks: readonly string[]) => Promise.all(networks.map(forgot));

async function statusOfReset(otp: string, from: string) {
  const body = { email: user.email, otp, password: newPassword };
  return (await call(test.app, 'POST /auth/reset-password', { body, from })).statusCode;
}

/** Sends wrong codes from each network at once and returns how many were checked. */
async function guessCodes(code: string, times: number, networks: readonly string[]) {
  const guesses = networks.flatMap((from) => Array.from({ length: times }, () => from));
  const statuses = await Promise.all(
    guesses.map((from) => statusOfReset(wrongCodeFor(code), from)),
  );
  return statuses.filter((status) => status === 400).length;
}

const strangers = Array.from({ length: 6 }, (_, index) => `192.0.2.${index + 1}`);

describe('Ten wrong passwords from each of six networks', () => {
  beforeEach(async () => {
    expect(await guessPasswords(11, strangers)).toBe(60);
  });

  it('do not lock the owner out, at home or in a new network', async () => {
    expect(await statusOfSignIn(home)).toBe(200);
    expect(await statusOfSignIn(elsewhere)).toBe(200);
  });

  it('become 30 a day from each of them, which leave attempts for every other network', async () => {
    let checked = 60;
    for (let quarter = 1; quarter < 95; quarter += 10) {
      clock.now = new Date(+start + quarter * 15 * MINUTE_MS);
      checked += await guessPasswords(11, strangers);
    }
    expect(checked).toBe(6 * 30);
    expect(await statusOfSignIn(strangers[0] ?? '')).toBe(429);
    expect(await statusOfSignIn(elsewhere)).toBe(200);
    clock.now = new Date(+start + DAY_MS);
    expect(await guessPasswords(1, strangers)).toBe(6);
  });

  it('do not reduce the attempts of a network that has signed in, nor of a session', async () => {
    expect(await guessPasswords(20, [home])).toBe(20);
    expect(await statusOfSignIn(home)).toBe(200);
    const { token } = user;
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await statusOfSignIn(elsewhere, 'wrong-password', token)).toBe(401);
    }
    expect(await statusOfSignIn(elsewhere, GOOD_PASSWORD, token)).toBe(200);
  });

  it('are forgiven after a completed password reset', async () => {
    await guessPasswords(11, [elsewhere]);
    expect(await statusOfSignIn(elsewhere)).toBe(429);
    await forgot(elsewhere);
    const code = codeFor(user.email, await test.sendEmails());
    expect(await statusOfReset(code, elsewhere)).toBe(200);
    expect(await statusOfSignIn(elsewhere, newPassword)).toBe(200);
    expect(await statusOfSignIn('203.0.113.9', newPassword)).toBe(200);
    expect(await guessPasswords(5, ['203.0.113.10'])).toBe(5);
  });
});

describe('A network that has signed in to an account', () => {
  it('is remembered for 90 days', async () => {
    clock.now = new Date(+start + 90 * DAY_MS - 1);
    expect(await guessPasswords(11, [home])).toBe(11);
    clock.now = new Date(+start + 90 * DAY_MS + 60 * MINUTE_MS);
    expect(await guessPasswords(11, [home])).toBe(10);
  });

  it('has its own limit of 50 wrong passwords an hour', async () => {
    expect(await guessPasswords(52, [home])).toBe(50);
    expect(await statusOfSignIn(home)).toBe(429);
    expect(await statusOfSignIn(elsewhere)).toBe(200);
  });

  it('does not use up the attempts of a device that is signed in there', async () => {
    expect(await guessPasswords(52, [home])).toBe(50);
    expect(await statusOfSignIn(home, GOOD_PASSWORD, user.token)).toBe(200);
  });

  it('is unknown to other accounts', async () => {
    user = await registerUser(test.app);
    expect(await guessPasswords(11, [home])).toBe(10);
  });
});

describe('Failed sign-ins from IPv6 networks', () => {
  it('are counted by /64, by /56 and by /48', async () => {
    const within = (prefix: (index: number) => string) =>
      Array.from({ length: 6 }, (_, index) => prefix(index + 1));
    expect(await guessPasswords(11, ['2001:db8:1:2::1'])).toBe(10);
    const sameHouse = within((index) => `2001:db8:2:1${index}::1`);
    expect(await guessPasswords(10, sameHouse)).toBe(20);
    await test.resetLimits();
    const sameCompany = within((index) => `2001:db8:3:${index}00::1`);
    expect(await guessPasswords(10, sameCompany)).toBe(40);
  });
});

describe('Wrong codes for a new password', () => {
  it('from one network do not void the code that was sent to its owner', async () => {
    for (const owner of [home, elsewhere]) {
      await forgot(owner);
      const code = codeFor(user.email, await test.sendEmails());
      expect(await guessCodes(code, 20, ['192.0.2.1'])).toBeLessThanOrEqual(10);
      expect(await statusOfReset(code, owner)).toBe(200);
      clock.pass(2 * 60);
    }
  });

  it('from six networks in every hour of a day leave attempts for a new network of the owner', async () => {
    let checked = 0;
    for (let hour = 0; hour < 4; hour += 1) {
      checked += await guessCodes('000000', 6, strangers);
      clock.pass(60 * 60);
    }
    expect(checked).toBe(60);
    await forgot(elsewhere);
    const code = codeFor(user.email, await test.sendEmails());
    expect(await statusOfReset(code, elsewhere)).toBe(200);
  });

  it('are limited to 100 a day from all unknown networks, which leaves the known ones alone', async () => {
    await forgot(home);
    const code = codeFor(user.email, await test.sendEmails());
    const many = Array.from({ length: 12 }, (_, index) => `198.18.0.${index}`);
    expect(await guessCodes(code, 10, many)).toBe(100);
    expect(await statusOfReset(code, elsewhere)).toBe(429);
    expect(await statusOfReset(code, home)).toBe(200);
  });
});

describe('Requests for a new password', () => {
  it('by strangers neither refuse the owner nor void a code of the last minute', async () => {
    await forgot(home);
    const code = codeFor(user.email, await test.sendEmails());
    for (const { statusCode } of await forgotFrom(strangers)) expect(statusCode).toBe(200);
    expect(await test.sendEmails()).toEqual([]);
    expect(await statusOfReset(code, home)).toBe(200);
    for (let minute = 1; minute <= 4; minute += 1) {
      clock.now = new Date(+start + minute * MINUTE_MS);
      await forgotFrom(strangers);
    }
    clock.now = new Date(+start + 5 * MINUTE_MS);
    for (const { statusCode } of await forgotFrom([home, elsewhere])) expect(statusCode).toBe(200);
    const codes = (await test.sendEmails()).filter((email) => email.code !== null);
    expect(codes).toHaveLength(1);
  });

  it('are limited to three an hour for each network, and 20 for all unknown ones', async () => {
    const statuses: number[] = [];
    for (let request = 0; request < 4; request += 1) {
      statuses.push((await forgot('192.0.2.1')).statusCode);
      clock.pass(60);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    const many = Array.from({ length: 18 }, (_, index) => `198.18.0.${index}`);
    const sent = await forgotFrom(many);
    expect(sent.filter(({ statusCode }) => statusCode === 200)).toHaveLength(17);
    expect((await forgot(home)).statusCode).toBe(200);
  });
});
