import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SignInResponse } from '#contract/endpoints/session.ts';
import { auditEvents, sessions } from '#server/core/database/accounts-schema.ts';
import { users } from '#server/core/database/schema.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { testClock } from '#tests/support/test-clock.ts';
import {
  CHROME_ON_ANDROID,
  call,
  GOOD_PASSWORD,
  registerUser,
  signIn,
} from '#tests/support/users.ts';
import { verifiedPasswords } from '#tests/support/verified-passwords.ts';

let test: TestApp;
const clock = testClock();

beforeAll(async () => {
  test = await openTestApp({ clock: clock.read });
});
afterAll(() => test.close());

const registration = {
  fullName: 'Ada Obi',
  email: 'ada@example.com',
  phoneNumber: '0803 000 0001',
  password: GOOD_PASSWORD,
};

function register(fields: object = {}) {
  return call(test.app, 'POST /auth/register', { body: { ...registration, ...fields } });
}

async function actionsOf(userId: string): Promise<string[]> {
  const events = await test.db.select().from(auditEvents).where(eq(auditEvents.userId, userId));
  return events.map(({ action }) => action);
}

describe('POST /api/auth/register', () => {
  it('does not require a phone number', async () => {
    const response = await register({ email: 'nophone@example.com', phoneNumber: undefined });
    expect(response.json().data.user.phoneNumber).toBeNull();
  });

  it('creates an unverified account and signs its owner in', async () => {
    const response = await register({
      fullName: "  Ọlá O'Brien-Ṣẹ̀yẹ ",
      email: ' Ola@Example.COM ',
      password: ` ${GOOD_PASSWORD} `,
    });
    expect(response.statusCode).toBe(201);
    const { message, data } = response.json();
    expect(message).toContain('Registration successful!');
    expect(data.token).toMatch(/^[\w-]{43}$/);
    expect(SignInResponse.parse(data)).toEqual(data);
    expect(data.user).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      fullName: "Ọlá O'Brien-Ṣẹ̀yẹ",
      email: 'ola@example.com',
      newEmail: null,
      phoneNumber: '0803 000 0001',
      location: null,
      role: 'user',
      isVerified: false,
      registrationDate: '2026-03-02T09:00:00.000Z',
      lastActive: '2026-03-02T09:00:00.000Z',
      totalLogins: 0,
      propertiesViewed: 0,
      propertiesSaved: 0,
      status: 'Active',
      photo: null,
      token: data.token,
    });
    const me = await call(test.app, 'GET /auth/me', { token: data.token });
    const { token: _, ...user } = data.user;
    expect(me.json().data).toEqual(user);
    expect((await signIn(test.app, 'ola@example.com', GOOD_PASSWORD)).statusCode).toBe(200);
  });

  it('accepts an email once, ignoring case and spaces', async () => {
    const { email } = await registerUser(test.app);
    const response = await register({ email: email.toUpperCase() });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      message: 'There is already an account with this email.',
      fields: { email: 'There is already an account with this email.' },
    });
  });

  it('creates one account in two parallel requests', async () => {
    const responses = await Promise.all(
      ['once@example.com', 'ONCE@example.com', 'Once@Example.com'].map((email) =>
        register({ email }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  });

  it.each([
    [{ fullName: '' }, { fullName: 'Full name is required' }],
    [{ fullName: 'A' }, { fullName: 'Full name should be at least 2 characters' }],
    [{ fullName: 'Ada 2' }, { fullName: 'Full name cannot contain numbers' }],
    [{ fullName: 'Ada <b>' }, { fullName: 'Full name cannot have special character' }],
    [
      { fullName: 'A'.repeat(201) },
      { fullName: 'Full name should not be more than 200 characters' },
    ],
    [{ email: undefined }, { email: 'Email is required' }],
    [{ email: 'ada@' }, { email: 'Email must be a valid email' }],
    [{ phoneNumber: 'call me' }, { phoneNumber: 'Phone number is invalid' }],
    [{ password: 'short' }, { password: 'Weak password. Password must have atleast 8 characters' }],
    [{ password: 'with a space' }, { password: 'Password should not contain space' }],
    [
      { email: '', password: '' },
      { email: 'Email is required', password: 'Password is required' },
    ],
  ])('rejects %o with a message per field', async (wrong, fields) => {
    const response = await register(wrong);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      message: 'Some values are not valid. Please check them.',
      fields,
    });
  });

  it.each([
    'football',
    'Sunshine',
    'trustno1',
    'q1w2e3r4t5',
    ' Password2026! ',
    'Nigeria@1960',
    '08030000001',
    'abababababab',
    'first.last@example.com',
    'First.Last',
  ])('rejects the password %s, which is easy to guess', async (password) => {
    const response = await register({ email: 'first.last@example.com', password });
    const message = 'This password is easy to guess. Choose another one.';
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message, fields: { password: message } });
  });

  it.each([{ role: 'admin' }, { isVerified: true }, { id: 'ad0000000000000000000001' }])(
    'rejects the field %o',
    async (extra) => {
      const response = await register({ email: 'extra@example.com', ...extra });
      expect(response.statusCode).toBe(400);
      expect(await test.db.$count(users, eq(users.email, 'extra@example.com'))).toBe(0);
    },
  );

  it('stores the password as Argon2id and the token as a hash', async () => {
    const { id, token } = await registerUser(test.app);
    const [user] = await test.db.select().from(users).where(eq(users.id, id));
    expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
    const kept = JSON.stringify(await test.db.select().from(sessions));
    expect(kept).not.toContain(token);
  });
});

describe('POST /api/auth/login', () => {
  it('returns user and token, and counts the sign-in', async () => {
    const { id, email } = await registerUser(test.app);
    clock.now = new Date('2026-03-03T10:00:00.000Z');
    const response = await signIn(test.app, ` ${email.toUpperCase()}`, ` ${GOOD_PASSWORD} `);
    expect(response.statusCode).toBe(200);
    const { message, data } = response.json();
    expect(message).toBe('Login successful!');
    expect(data.user).toMatchObject({
      id,
      totalLogins: 1,
      lastActive: '2026-03-03T10:00:00.000Z',
      registrationDate: '2026-03-02T09:00:00.000Z',
      token: data.token,
    });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).not.toContain('argon2');
    expect(await actionsOf(id)).toEqual(['registered', 'signed-in']);
  });

  it('gives the same response for a wrong password and an unknown email, and expires no session', async () => {
    const { id, email } = await registerUser(test.app);
    const wrong = await signIn(test.app, email, 'wrong-password');
    const unknown = await signIn(test.app, 'nobody@example.com', 'wrong-password');
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(wrong.json()).toEqual({ message: 'Invalid email or password.' });
    expect(unknown.json()).toEqual(wrong.json());
    expect(await actionsOf(id)).toContain('sign-in-failed');
  });

  it('verifies a hash of the same cost for an unknown email, which takes the same time', async () => {
    const { email } = await registerUser(test.app);
    verifiedPasswords.length = 0;
    await signIn(test.app, email, 'wrong-password');
    await signIn(test.app, 'nobody@example.com', 'wrong-password');
    const [known, unknown, ...others] = verifiedPasswords.map(({ hash, password }) => {
      return { cost: hash.split('$').slice(1, 4), password };
    });
    expect(known).toEqual({
      cost: ['argon2id', 'v=19', 'm=8,t=1,p=1'],
      password: 'wrong-password',
    });
    expect(unknown).toEqual(known);
    expect(others).toEqual([]);
  });

  it('rejects a deactivated account, and reveals that only with the correct password', async () => {
    const { id, email, token } = await registerUser(test.app);
    await test.db.update(users).set({ status: 'Suspended' }).where(eq(users.id, id));
    expect((await signIn(test.app, email, 'wrong-password')).statusCode).toBe(401);
    const response = await signIn(test.app, email, GOOD_PASSWORD);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({ message: 'This account is deactivated. Please contact us.' });
    const me = await call(test.app, 'GET /auth/me', { token });
    expect(me.json()).toEqual({ message: 'Unauthenticated.' });
  });

  it.each([
    [{}, { email: 'Email is required', password: 'Password is required' }],
    [{ email: 'ada', password: 'x' }, { email: 'Email must be a valid email' }],
    [
      { email: ['a@b.co'], password: { $ne: '' } },
      { email: 'Email is required', password: 'Password is required' },
    ],
  ])('rejects %o with a message per field', async (body, fields) => {
    const response = await call(test.app, 'POST /auth/login', { body });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual(fields);
  });

  it('ignores the token of another session', async () => {
    const { email } = await registerUser(test.app);
    const body = { email, password: GOOD_PASSWORD };
    const response = await call(test.app, 'POST /auth/login', { body, token: 'x'.repeat(43) });
    expect(response.statusCode).toBe(200);
  });

  it('stores a description of the device, not the User-Agent header', async () => {
    const { id, email } = await registerUser(test.app);
    const headers = { 'user-agent': `${CHROME_ON_ANDROID} <script>` };
    const body = { email, password: GOOD_PASSWORD };
    await call(test.app, 'POST /auth/login', { body, headers });
    const kept = await test.db.select().from(sessions).where(eq(sessions.userId, id));
    expect(kept.map(({ device }) => device)).toEqual(['Unknown device', 'Chrome on Android']);
  });
});

describe('POST /api/auth/logout', () => {
  it('ends the session of the token and no other', async () => {
    const { id, email, token } = await registerUser(test.app);
    const other = (await signIn(test.app, email, GOOD_PASSWORD)).json().data.token;
    // Some clients send an empty body as JSON.
    const headers = { 'content-type': 'application/json' };
    const response = await call(test.app, 'POST /auth/logout', { token, headers });
    expect(response.statusCode).toBe(200);
    for (const endpoint of ['GET /auth/me', 'POST /auth/logout'] as const) {
      const again = await call(test.app, endpoint, { token });
      expect(again.statusCode).toBe(401);
      expect(again.json()).toEqual({ message: 'Unauthenticated.' });
    }
    expect((await call(test.app, 'GET /auth/me', { token: other })).statusCode).toBe(200);
    expect(await actionsOf(id)).toContain('signed-out');
  });
});

describe('A role', () => {
  it('is recorded in the audit log when it changes, even by SQL', async () => {
    const { id, token } = await registerUser(test.app);
    expect((await call(test.app, 'GET /auth/me', { token })).json().data.role).toBe('user');
    await test.db.update(users).set({ role: 'admin' }).where(eq(users.id, id));
    const events = await test.db.select().from(auditEvents).where(eq(auditEvents.userId, id));
    expect(events).toContainEqual(
      expect.objectContaining({ action: 'role-changed', details: { from: 'user', to: 'admin' } }),
    );
    expect((await call(test.app, 'GET /auth/me', { token })).json().data.role).toBe('admin');
  });
});
