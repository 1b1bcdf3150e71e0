import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEvents } from '#server/core/database/accounts-schema.ts';
import { users } from '#server/core/database/schema.ts';
import { registerAdmin, verifiedUser } from '#tests/support/changed-users.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { testClock } from '#tests/support/test-clock.ts';
import {
  call,
  codeFor,
  GOOD_PASSWORD,
  signIn,
  type TestUser,
  wrongCodeFor,
} from '#tests/support/users.ts';

const lines: string[] = [];
const clock = testClock();

let test: TestApp;
let user: TestUser;

beforeAll(async () => {
  const logStream = { write: (line: string) => void lines.push(line) };
  const config = { logLevel: 'info', readsPerMinute: 2 } as const;
  test = await openTestApp({ clock: clock.read, logStream, config });
});
beforeEach(async () => {
  user = await verifiedUser(test, 'Tunde Bakare');
  await test.resetLimits();
  await test.db.delete(auditEvents);
});
afterAll(() => test.close());

async function recorded() {
  const events = await test.db.select().from(auditEvents).orderBy(desc(auditEvents.at));
  return events.map(({ action, userId, actorId, address, details }) => ({
    ...{ action, userId, actorId, address },
    request: details?.request,
  }));
}

describe('The audit log', () => {
  it('has the requests that a user was not allowed to make, at most ten an hour', async () => {
    for (let request = 0; request < 12; request += 1) {
      const denied = await call(test.app, 'GET /admin/users', { token: user.token });
      expect(denied.statusCode).toBe(403);
    }
    const event = {
      action: 'access-denied',
      userId: user.id,
      actorId: user.id,
      address: '203.0.113.1',
      request: 'GET /api/admin/users',
    };
    expect(await recorded()).toEqual(Array(10).fill(event));
  });

  it('has the login of a deactivated account, with the account', async () => {
    const { id, email } = user;
    await test.db.update(users).set({ status: 'Deactivated' }).where(eq(users.id, id));
    expect((await signIn(test.app, email, GOOD_PASSWORD)).statusCode).toBe(403);
    expect(await recorded()).toEqual([
      {
        action: 'access-denied',
        userId: id,
        actorId: null,
        address: '203.0.113.1',
        request: 'POST /api/auth/login',
      },
    ]);
  });

  it('has the first attempt beyond a rate limit, with the account', async () => {
    for (let request = 0; request < 6; request += 1) {
      await call(test.app, 'POST /auth/forgot-password', { body: { email: user.email } });
    }
    expect(await recorded()).toEqual([
      {
        action: 'rate-limited',
        userId: user.id,
        actorId: null,
        address: '203.0.113.1',
        request: 'POST /api/auth/forgot-password',
      },
    ]);
  });

  it('has each network whose reads were limited, once an hour', async () => {
    const from = '192.0.2.1';
    for (let request = 0; request < 5; request += 1) {
      await call(test.app, 'GET /properties?limit=1', { from });
    }
    expect(await recorded()).toEqual([
      {
        action: 'rate-limited',
        userId: null,
        actorId: null,
        address: from,
        request: 'GET /api/properties',
      },
    ]);
  });

  it('has wrong codes, of known and unknown emails', async () => {
    const { email, id, token } = user;
    await call(test.app, 'POST /auth/forgot-password', { body: { email } });
    const otp = wrongCodeFor(codeFor(email, await test.sendEmails()));
    for (const each of [email, 'nobody@example.com']) {
      const body = { email: each, otp, password: 'another-good-one' };
      await call(test.app, 'POST /auth/reset-password', { body });
    }
    await call(test.app, 'POST /auth/verify-otp', { token, body: { otp } });
    const wrong = { action: 'code-check-failed', actorId: null, address: '203.0.113.1' };
    const events = await recorded();
    expect(events.filter(({ userId }) => userId === id)).toEqual(
      Array(2).fill({ ...wrong, userId: id }),
    );
    expect(events.filter(({ userId }) => userId === null)).toEqual([{ ...wrong, userId: null }]);
  });
});

describe('A line of the request log', () => {
  it('names the user who was signed in', async () => {
    const admin = await registerAdmin(test);
    lines.length = 0;
    await call(test.app, 'GET /auth/me', { token: admin.token });
    await call(test.app, 'GET /properties');
    const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    expect(requests.map((line) => [line.url, line.user])).toEqual([
      ['/api/auth/me', admin.id],
      ['/api/properties', undefined],
    ]);
  });
});
