import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEvents, recoveryCodes } from '#server/core/database/accounts-schema.ts';
import { users } from '#server/core/database/schema.ts';
import { turnOffTwoFactorOf } from '#server/modules/auth/two-factor-service.ts';
import { putKey } from '#server/modules/auth/two-factor-store.ts';
import { changeUser } from '#tests/support/changed-users.ts';
import { serverWithUser } from '#tests/support/server-with-user.ts';
import { call, codeFor, GOOD_PASSWORD, registerUser } from '#tests/support/users.ts';

const given = serverWithUser();
beforeEach(() => changeUser(given.test.db, given.user, { isVerified: true }));

function appCode(key: string, secondsFromNow = 0): string {
  const timestamp = +given.clock.now + secondsFromNow * 1000;
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp });
}

function post(path: string, body: object, token = given.user.token) {
  return call(given.test.app, `POST /auth/two-factor${path}`, { body, token });
}

function login(code?: string, password = GOOD_PASSWORD) {
  const body = { email: given.user.email, password, ...(code !== undefined && { code }) };
  return call(given.test.app, 'POST /auth/login', { body });
}

async function stateOf(token = given.user.token) {
  return (await call(given.test.app, 'GET /auth/two-factor', { token })).json().data;
}

async function prepare(): Promise<string> {
  const response = await post('/key', { currentPassword: GOOD_PASSWORD });
  return response.json().data.key;
}

/** Turns two-step login on, a period before the test goes on. */
async function turnOn(): Promise<{ key: string; codes: string[] }> {
  const key = await prepare();
  const response = await post('', { code: appCode(key) });
  given.clock.pass(30);
  return { key, codes: response.json().data.recoveryCodes };
}

async function actions(): Promise<string[]> {
  const events = await given.test.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.userId, given.user.id));
  return events.map(({ action }) => action);
}

describe('Two-step login', () => {
  it('is turned on with the password and a first code', async () => {
    expect(await stateOf()).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect(
      (await post('/key', { currentPassword: 'wrong-password' })).json().fields,
    ).toHaveProperty('currentPassword');
    const { key, uri } = (await post('/key', { currentPassword: GOOD_PASSWORD })).json().data;
    expect(uri).toContain(`secret=${key}`);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Gida:user\d+%40example\.com\?issuer=Gida&/);
    // Not required before the first code.
    const other = (await login()).json().data.token;
    expect((await post('', { code: '000000' })).statusCode).toBe(400);

    const response = await post('', { code: appCode(key) });
    expect(response.json().data.recoveryCodes).toHaveLength(10);
    expect(await stateOf()).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    expect((await call(given.test.app, 'GET /auth/me', { token: other })).statusCode).toBe(401);
    expect(await actions()).toContain('two-factor-on');
    const subjects = (await given.test.sendEmails()).map(({ subject }) => subject);
    expect(subjects).toContain('Two-step login is on for your Gida account');
    expect((await post('/key', { currentPassword: GOOD_PASSWORD })).statusCode).toBe(409);
  });

  it('requires the code after the password, and accepts each code once', async () => {
    const { key } = await turnOn();
    const withoutCode = await login();
    expect(withoutCode.statusCode).toBe(401);
    expect(withoutCode.json().fields).toEqual({ code: expect.stringContaining('authenticator') });
    expect((await login(undefined, 'wrong-password')).json()).toMatchObject({
      message: 'Invalid email or password.',
    });
    expect((await login(appCode(key, 90))).statusCode).toBe(400);
    const code = appCode(key);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    const [first, second] = await Promise.all([login(spaced), login(code)]);
    expect([first.statusCode, second.statusCode].sort()).toEqual([200, 400]);
    // Neither is an earlier one, although the clocks of phones may be a period late.
    expect((await login(appCode(key, -30))).statusCode).toBe(400);
    given.clock.pass(30);
    expect((await login(appCode(key))).statusCode).toBe(200);
  });

  it('accepts a recovery code once, and reports it', async () => {
    const { codes } = await turnOn();
    const [code = ''] = codes;
    expect(code).toMatch(/^[a-z\d]{5}-[a-z\d]{5}$/);
    const stored = await given.test.db
      .select()
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, given.user.id));
    expect(JSON.stringify(stored)).not.toContain(code.replace('-', ''));
    expect((await login(code.replace('-', '').toUpperCase())).statusCode).toBe(200);
    expect((await login(code)).statusCode).toBe(400);
    expect(await stateOf()).toEqual({ isOn: true, recoveryCodesLeft: 9 });
    expect(await actions()).toContain('recovery-code-used');
    const subjects = (await given.test.sendEmails()).map(({ subject }) => subject);
    expect(subjects).toContain('A recovery code was used on your Gida account');
  });

  it('stops guesses from any network', async () => {
    const { key } = await turnOn();
    // The code that turned it on counts as well.
    for (let network = 1; network < 10; network += 1) {
      const body = { email: given.user.email, password: GOOD_PASSWORD, code: '000000' };
      const response = await call(given.test.app, 'POST /auth/login', {
        body,
        from: `192.0.2.${network}`,
      });
      expect(response.statusCode).toBe(400);
    }
    const limited = await login(appCode(key));
    expect(limited.statusCode).toBe(429);
    given.clock.pass(15 * 60);
    expect((await login(appCode(key))).statusCode).toBe(200);
  });

  it('is turned off with the password and a code', async () => {
    const { key } = await turnOn();
    const fields = { currentPassword: GOOD_PASSWORD, code: '000000' };
    expect((await post('/turn-off', fields)).statusCode).toBe(400);
    expect((await post('/turn-off', { ...fields, code: appCode(key) })).statusCode).toBe(200);
    expect(await stateOf()).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect((await login()).statusCode).toBe(200);
    expect(await actions()).toContain('two-factor-off');
  });

  it('is turned off by an operator, which ends the sessions', async () => {
    await turnOn();
    expect(await turnOffTwoFactorOf(given.test.db, given.user.id, given.clock.now)).toBe(true);
    expect(await turnOffTwoFactorOf(given.test.db, given.user.id, given.clock.now)).toBe(false);
    expect(
      (await call(given.test.app, 'GET /auth/me', { token: given.user.token })).statusCode,
    ).toBe(401);
    expect((await login()).statusCode).toBe(200);
  });

  it('has no key for a user who is deleted while asking for it', async () => {
    const { id } = await registerUser(given.test.app);
    await given.test.db.delete(users).where(eq(users.id, id));
    expect(await putKey(given.test.db, id, 'A KEY')).toBe('no user');
    expect(await putKey(given.test.db, given.user.id, 'A KEY')).toBe('stored');
  });

  it('requires a verified email', async () => {
    await changeUser(given.test.db, given.user, { isVerified: false });
    const refused = await post('/key', { currentPassword: GOOD_PASSWORD });
    expect(refused.statusCode).toBe(403);
    expect(refused.json().message).toBe('Please verify your email to turn on two-step login.');
    expect((await post('', { code: '000000' })).statusCode).toBe(403);
  });

  it('of somebody who registered an email of another goes with the reset of its owner', async () => {
    const { id, email, token } = given.user;
    await turnOn();
    await changeUser(given.test.db, given.user, { isVerified: false, photoName: 'squatter' });
    await call(given.test.app, 'POST /auth/forgot-password', { body: { email } });
    const otp = codeFor(email, await given.test.sendEmails());
    const body = { email, otp, password: 'another-good-one' };
    await call(given.test.app, 'POST /auth/reset-password', { body });
    expect((await call(given.test.app, 'GET /auth/me', { token })).statusCode).toBe(401);
    const owner = await login(undefined, 'another-good-one');
    expect(owner.json().data.user).toMatchObject({ id, isVerified: true, photo: null });
    expect(await stateOf(owner.json().data.token)).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect(await actions()).toContain('two-factor-off');
  });

  it('is not skipped by resetting the password', async () => {
    await turnOn();
    await given.test.sendEmails();
    const { email } = given.user;
    await call(given.test.app, 'POST /auth/forgot-password', { body: { email } });
    const otp = codeFor(email, await given.test.sendEmails());
    const body = { email, otp, password: 'another-good-one' };
    expect((await call(given.test.app, 'POST /auth/reset-password', { body })).statusCode).toBe(
      200,
    );
    expect((await login(undefined, 'another-good-one')).json().fields).toHaveProperty('code');
  });
});
