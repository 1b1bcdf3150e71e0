import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEvents, mailQueue } from '#server/core/database/accounts-schema.ts';
import { claimAttempt, openLimiters } from '#server/core/security/rate-limits.ts';
import { changeUser } from '#tests/support/changed-users.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { testClock } from '#tests/support/test-clock.ts';
import { call, GOOD_PASSWORD, registerUser, signIn, type TestUser } from '#tests/support/users.ts';

const tooMany = 'Too many attempts. Please try again in 15 minutes.';
const here = '203.0.113.7';

let test: TestApp;
let second: TestApp['app'];
let user: TestUser;
const start = new Date('2026-03-02T09:00:00.000Z');
const clock = testClock(start);

beforeAll(async () => {
  test = await openTestApp({ clock: clock.read });
  second = await test.openSecondApp();
});
beforeEach(async () => {
  await test.resetLimits();
  clock.now = start;
  user = await registerUser(test.app);
});
afterAll(() => test.close());

/** Sends wrong passwords, alternating between two processes. */
async function fail(times: number, email: string, from: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    const app = attempt % 2 === 0 ? test.app : second;
    statuses.push((await signIn(app, email, 'wrong-password', from)).statusCode);
  }
  return statuses;
}

describe('Failed sign-ins', () => {
  it('are limited to ten in 15 minutes per account and IP address, across processes', async () => {
    expect(await fail(12, user.email, here)).toEqual([...Array(10).fill(401), 429, 429]);
    for (const app of [test.app, second]) {
      const right = await signIn(app, user.email.toUpperCase(), GOOD_PASSWORD, here);
      expect(right.statusCode).toBe(429);
      expect(right.json()).toEqual({ message: tooMany });
      expect(right.headers['retry-after']).toBe('900');
    }
    const elsewhere = await signIn(test.app, user.email, GOOD_PASSWORD, '203.0.113.8');
    expect(elsewhere.statusCode).toBe(200);
    clock.now = new Date(+start + 15 * 60_000);
    expect((await signIn(test.app, user.email, GOOD_PASSWORD, here)).statusCode).toBe(200);
  });

  it('are limited in parallel requests as well', async () => {
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        signIn(index % 2 === 0 ? test.app : second, user.email, 'wrong-password', here),
      ),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
  });

  it('are counted for unknown emails as well', async () => {
    const statuses = await fail(11, 'nobody@example.com', here);
    expect(statuses.at(-1)).toBe(429);
  });

  it('from one IP address do not lock the account for others', async () => {
    for (let quarter = 0; quarter < 4; quarter += 1) {
      clock.now = new Date(+start + quarter * 15 * 60_000);
      await fail(15, user.email, here);
    }
    const elsewhere = await signIn(test.app, user.email, GOOD_PASSWORD, '203.0.113.8');
    expect(elsewhere.statusCode).toBe(200);
  });

  it('are limited to 100 in 15 minutes per IP address, across accounts', async () => {
    for (let account = 0; account < 10; account += 1) {
      await fail(10, `user-${account}@example.org`, here);
    }
    expect((await signIn(test.app, user.email, GOOD_PASSWORD, here)).statusCode).toBe(429);
  });

  it('are counted per IPv6 /64 network, and IPv4-mapped addresses as IPv4', async () => {
    for (let address = 1; address <= 10; address += 1) {
      await fail(1, user.email, `2001:db8:1:2:${address}::1`);
    }
    expect(await fail(1, user.email, '2001:0db8:0001:0002:ffff::9')).toEqual([429]);
    expect(await fail(1, user.email, '2001:db8:1:3::1')).toEqual([401]);
    await fail(10, user.email, '192.0.2.77');
    expect(await fail(1, user.email, '::ffff:192.0.2.77')).toEqual([429]);
  });

  it('are counted by the connection and not by a forged X-Forwarded-For', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const headers = {
        'x-forwarded-for': `10.0.0.${attempt}`,
        'x-real-ip': `10.0.0.${attempt}`,
        forwarded: `for=10.0.0.${attempt}`,
      };
      const body = { email: user.email, password: 'wrong-password' };
      const response = await call(test.app, 'POST /auth/login', { body, headers, from: here });
      statuses.push(response.statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('Registrations', () => {
  it('are limited to 60 an hour per IP address', async () => {
    const register = (index: number) => {
      const email = `flood${index}@example.com`;
      const body = { email, fullName: 'Ada Obi', phoneNumber: '08030000001', password: 'x' };
      return call(test.app, 'POST /auth/register', { body, from: here });
    };
    // Invalid requests are not counted.
    for (let index = 0; index < 5; index += 1) {
      expect((await register(index)).statusCode).toBe(400);
    }
    const body = {
      email: user.email,
      fullName: 'Ada Obi',
      phoneNumber: '08030000001',
      password: GOOD_PASSWORD,
    };
    const statuses: number[] = [];
    for (let index = 0; index < 61; index += 1) {
      statuses.push((await call(second, 'POST /auth/register', { body, from: here })).statusCode);
    }
    expect(statuses).toEqual([...Array(60).fill(409), 429]);
  });
});

describe('160 correct logins at once from one network', () => {
  const visitor = '203.0.113.8';

  it('are rejected beyond the limit without a wait, and fill neither the email queue nor the audit log', async () => {
    await changeUser(test.db, user, { isVerified: true });
    await test.sendEmails();
    await test.db.delete(auditEvents);
    const other = await registerUser(test.app);
    const early: number[] = [];
    const logins = Array.from({ length: 160 }, async () => {
      const response = await signIn(test.app, user.email, GOOD_PASSWORD, here);
      early.push(response.statusCode);
      return response;
    });
    expect((await signIn(test.app, other.email, GOOD_PASSWORD, visitor)).statusCode).toBe(200);
    expect(early.filter((status) => status === 429).length).toBeGreaterThan(50);
    const accepted = (await Promise.all(logins)).filter(({ statusCode }) => statusCode === 200);
    // Ten from the unknown network, and 50 once it is known.
    expect(accepted.length).toBeLessThanOrEqual(60);
    expect((await signIn(test.app, user.email, GOOD_PASSWORD, visitor)).statusCode).toBe(200);
    expect(await test.db.$count(auditEvents)).toBeLessThanOrEqual(70);
    const to = (await test.sendEmails()).map((email) => email.to);
    // One for each network.
    expect(to.filter((address) => address === user.email)).toHaveLength(2);
  });
});

describe('The emails to one address', () => {
  it('are limited to ten an hour of each kind, whatever causes them', async () => {
    await changeUser(test.db, user, { isVerified: true });
    const browsers = ['Chrome', 'Firefox', 'Vivaldi', 'OPR'];
    for (let network = 1; network <= 12; network += 1) {
      const headers = {
        'user-agent': `Mozilla/5.0 (Windows NT 10.0) ${browsers[network % 4]}/130.0`,
      };
      const body = { email: user.email, password: GOOD_PASSWORD };
      await call(test.app, 'POST /auth/login', { body, headers, from: `192.0.2.${network}` });
    }
    const kinds = async () =>
      (await test.sendEmails()).map(({ to, code }) => `${to} ${code !== null}`);
    const first = await kinds();
    expect(first.filter((kind) => kind === `${user.email} false`)).toHaveLength(10);
    await call(test.app, 'POST /auth/forgot-password', { body: { email: user.email } });
    expect(await kinds()).toEqual([`${user.email} true`]);
    expect(await test.db.$count(mailQueue)).toBe(0);
  });
});

describe('Rate limits in PostgreSQL', () => {
  it('contain no readable addresses or accounts', async () => {
    const queries: unknown[] = [];
    const pool = { query: async (...query: unknown[]) => queries.push(query) };
    // Only the parameters of the queries matter, not their result.
    const limiters = openLimiters(pool as unknown as Pick<pg.Pool, 'query'>);
    const services = { limiters, secret: async () => 'a secret' };
    const subject = { account: user.email, source: here };
    await expect(claimAttempt(services, ['logins'], subject)).rejects.toThrow();
    expect(queries).toHaveLength(1);
    expect(JSON.stringify(queries)).not.toMatch(/203\.0|example\.com/);
  });
});

describe('Behind a proxy', () => {
  it("attempts are counted by the address that the proxy adds, not by the client's own header", async () => {
    const behind = await openTestApp({
      clock: clock.read,
      config: { trustedProxies: ['10.0.0.0/8'] },
    });
    const statusFrom = async (forwarded: string) => {
      const body = { email: user.email, password: 'wrong-password' };
      const headers = { 'x-forwarded-for': forwarded };
      const from = '10.1.2.3';
      return (await call(behind.app, 'POST /auth/login', { body, headers, from })).statusCode;
    };
    try {
      for (let attempt = 0; attempt < 10; attempt += 1) {
        expect(await statusFrom(`198.51.100.${attempt}, 203.0.113.9`)).toBe(401);
      }
      expect(await statusFrom('198.51.100.200, 203.0.113.9')).toBe(429);
      expect(await statusFrom('203.0.113.10')).toBe(401);
    } finally {
      await behind.close();
    }
  });
});
