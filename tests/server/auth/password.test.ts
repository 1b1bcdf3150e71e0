import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEvents } from '#server/core/database/accounts-schema.ts';
import { changeUser } from '#tests/support/changed-users.ts';
import { serverWithUser } from '#tests/support/server-with-user.ts';
import { call, codeFor, GOOD_PASSWORD, signIn, wrongCodeFor } from '#tests/support/users.ts';

const NEW_PASSWORD = 'another-good-one';
const easyToGuess = 'This password is easy to guess. Choose another one.';

const given = serverWithUser();

const forgot = (email: string) =>
  call(given.test.app, 'POST /auth/forgot-password', { body: { email } });

function reset(otp: string, fields: { email?: string; password?: string } = {}) {
  const body = { email: given.user.email, otp, password: NEW_PASSWORD, ...fields };
  return call(given.test.app, 'POST /auth/reset-password', { body });
}

function change(body: object, token = given.user.token) {
  return call(given.test.app, 'PUT /auth/password', { body, token });
}

async function statusOfMe(token = given.user.token) {
  return (await call(given.test.app, 'GET /auth/me', { token })).statusCode;
}

describe('A forgotten password', () => {
  it('is reset with the code from the email, which verifies the email and ends every session', async () => {
    expect((await forgot(given.user.email.toUpperCase())).statusCode).toBe(200);
    const emails = await given.test.sendEmails();
    expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
      [given.user.email, 'Your Gida password reset code'],
    ]);
    const response = await reset(codeFor(given.user.email, emails));
    expect(response.statusCode).toBe(200);
    expect(await statusOfMe()).toBe(401);
    expect((await signIn(given.test.app, given.user.email, GOOD_PASSWORD)).statusCode).toBe(401);
    const login = await signIn(given.test.app, given.user.email, NEW_PASSWORD);
    expect(login.json().data.user).toMatchObject({ id: given.user.id, isVerified: true });
    const laterEmails = await given.test.sendEmails();
    expect(laterEmails.map(({ subject }) => subject)).toContain('Your Gida password was changed');
    const events = await given.test.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.userId, given.user.id));
    expect(events.map(({ action }) => action)).toContain('password-reset');
  });

  it('gives the same response for an unknown email, and sends nothing', async () => {
    const known = await forgot(given.user.email);
    await given.test.sendEmails();
    const unknown = await forgot('nobody@example.com');
    expect(unknown.statusCode).toBe(200);
    expect(unknown.json()).toEqual(known.json());
    expect(await given.test.sendEmails()).toEqual([]);
    const wrong = await reset('123456', { email: 'nobody@example.com' });
    const known400 = await reset(wrongCodeFor('123456'));
    expect([wrong.statusCode, known400.statusCode]).toEqual([400, 400]);
    expect(wrong.json()).toEqual(known400.json());
  });

  it('takes the same time for known and unknown emails', async () => {
    const timeOf = async (work: () => Promise<unknown>) => {
      const started = performance.now();
      await work();
      return performance.now() - started;
    };
    for (const email of [given.user.email, `nobody-${given.user.email}`]) {
      expect(await timeOf(() => forgot(email))).toBeGreaterThanOrEqual(149);
      expect(await timeOf(() => reset('123456', { email }))).toBeGreaterThanOrEqual(149);
    }
  });

  it('allows one code a minute, for known and unknown emails alike', async () => {
    for (const email of [given.user.email, `nobody-${given.user.email}`]) {
      await forgot(email);
      const again = await forgot(email);
      expect(again.statusCode).toBe(429);
      expect(again.headers['retry-after']).toBe('60');
    }
  });

  it('accepts a code once, within ten minutes', async () => {
    await forgot(given.user.email);
    let code = codeFor(given.user.email, await given.test.sendEmails());
    expect((await reset(code)).statusCode).toBe(200);
    expect((await reset(code, { password: 'a-third-password' })).statusCode).toBe(400);

    given.clock.pass(60);
    await forgot(given.user.email);
    code = codeFor(given.user.email, await given.test.sendEmails());
    given.clock.pass(600);
    expect((await reset(code)).statusCode).toBe(400);
    expect((await signIn(given.test.app, given.user.email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('cannot be reset with a verification code, nor the email verified with a reset code', async () => {
    given.clock.pass(60);
    await call(given.test.app, 'POST /auth/request-otp', { token: given.user.token });
    const verification = codeFor(given.user.email, await given.test.sendEmails());
    await forgot(given.user.email);
    const forPassword = codeFor(given.user.email, await given.test.sendEmails());
    if (verification === forPassword) return;
    expect((await reset(verification)).statusCode).toBe(400);
    const body = { otp: forPassword };
    const crossed = await call(given.test.app, 'POST /auth/verify-otp', {
      token: given.user.token,
      body,
    });
    expect(crossed.statusCode).toBe(400);
    expect((await reset(forPassword)).statusCode).toBe(200);
  });

  it('rejects an invalid new password without using up the code', async () => {
    await forgot(given.user.email);
    const code = codeFor(given.user.email, await given.test.sendEmails());
    const response = await reset(code, { password: 'short' });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({
      password: 'Weak password. Password must have atleast 8 characters',
    });
    const guessable = await reset(code, { password: 'football1' });
    expect(guessable.json().fields).toEqual({ password: easyToGuess });
    expect((await reset(code)).statusCode).toBe(200);
  });
});

describe('PUT /api/auth/password', () => {
  it('changes the password and ends the other sessions', async () => {
    await changeUser(given.test.db, given.user, { isVerified: true });
    const other = (await signIn(given.test.app, given.user.email, GOOD_PASSWORD)).json().data.token;
    await given.test.sendEmails();
    const response = await change({ currentPassword: GOOD_PASSWORD, password: NEW_PASSWORD });
    expect(response.statusCode).toBe(200);
    expect(await statusOfMe()).toBe(200);
    expect(await statusOfMe(other)).toBe(401);
    expect((await signIn(given.test.app, given.user.email, GOOD_PASSWORD)).statusCode).toBe(401);
    expect((await signIn(given.test.app, given.user.email, NEW_PASSWORD)).statusCode).toBe(200);
    const emails = await given.test.sendEmails();
    expect(emails.map(({ to, subject }) => `${to}: ${subject}`)).toContain(
      `${given.user.email}: Your Gida password was changed`,
    );
    const events = await given.test.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.userId, given.user.id));
    expect(events.map(({ action }) => action)).toContain('password-changed');
  });

  it('rejects a new password that is easy to guess', async () => {
    const response = await change({ currentPassword: GOOD_PASSWORD, password: given.user.email });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ password: easyToGuess });
  });

  it('rejects a wrong current password without ending the session', async () => {
    const response = await change({ currentPassword: 'wrong-password', password: NEW_PASSWORD });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ currentPassword: 'This password is wrong.' });
    expect(await statusOfMe()).toBe(200);
  });

  it('allows ten wrong current passwords and then rejects attempts for a while', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await change({ currentPassword: `wrong-${attempt}`, password: NEW_PASSWORD });
    }
    const response = await change({ currentPassword: GOOD_PASSWORD, password: NEW_PASSWORD });
    expect(response.statusCode).toBe(429);
    given.clock.pass(15 * 60);
    const later = await change({ currentPassword: GOOD_PASSWORD, password: NEW_PASSWORD });
    expect(later.statusCode).toBe(200);
  });

  it('accepts only one of two parallel changes', async () => {
    const responses = await Promise.all(
      ['first-new-password', 'second-new-password'].map((password) =>
        change({ currentPassword: GOOD_PASSWORD, password }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });
});
