import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEvents } from '#server/core/database/accounts-schema.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  call,
  codeFor,
  GOOD_PASSWORD,
  type Person,
  registerPerson,
  signIn,
  wrongCodeFor,
} from '#tests/support/users.ts';

const NEW_PASSWORD = 'another-good-one';

let test: TestApp;
let person: Person;
const clock = { now: new Date('2026-03-02T09:00:00.000Z') };

beforeAll(async () => {
  test = await openTestApp({ clock: () => clock.now });
});
beforeEach(async () => {
  person = await registerPerson(test.app);
  await test.sendEmails();
});
afterAll(() => test.close());

function pass(seconds: number) {
  clock.now = new Date(+clock.now + seconds * 1000);
}

const forgot = (email: string) => call(test.app, 'POST /auth/forgot-password', { body: { email } });

function reset(otp: string, fields: { email?: string; password?: string } = {}) {
  const body = { email: person.email, otp, password: NEW_PASSWORD, ...fields };
  return call(test.app, 'POST /auth/reset-password', { body });
}

function change(body: object, token = person.token) {
  return call(test.app, 'PUT /auth/password', { body, token });
}

async function statusOfMe(token = person.token) {
  return (await call(test.app, 'GET /auth/me', { token })).statusCode;
}

describe('A forgotten password', () => {
  it('is replaced with the code from the email; the address is verified and every session over', async () => {
    expect((await forgot(person.email.toUpperCase())).statusCode).toBe(200);
    const letters = await test.sendEmails();
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
      [person.email, 'Your code for a new Gida password'],
    ]);
    const answer = await reset(codeFor(person.email, letters));
    expect(answer.statusCode).toBe(200);
    expect(await statusOfMe()).toBe(401);
    expect((await signIn(test.app, person.email, GOOD_PASSWORD)).statusCode).toBe(401);
    const login = await signIn(test.app, person.email, NEW_PASSWORD);
    expect(login.json().data.user).toMatchObject({ id: person.id, isVerified: true });
    const told = await test.sendEmails();
    expect(told.map(({ subject }) => subject)).toContain('Your Gida password was changed');
    const events = await test.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.userId, person.id));
    expect(events.map(({ action }) => action)).toContain('password-reset');
  });

  it('is answered the same, and sends nothing, where there is no such account', async () => {
    const known = await forgot(person.email);
    await test.sendEmails();
    const unknown = await forgot('nobody@example.com');
    expect(unknown.statusCode).toBe(200);
    expect(unknown.json()).toEqual(known.json());
    expect(await test.sendEmails()).toEqual([]);
    const wrong = await reset('123456', { email: 'nobody@example.com' });
    const known400 = await reset(wrongCodeFor('123456'));
    expect([wrong.statusCode, known400.statusCode]).toEqual([400, 400]);
    expect(wrong.json()).toEqual(known400.json());
  });

  it('is asked for and reset in the same time, whether there is such an account or not', async () => {
    const timeOf = async (work: () => Promise<unknown>) => {
      const started = performance.now();
      await work();
      return performance.now() - started;
    };
    for (const email of [person.email, `nobody-${person.email}`]) {
      expect(await timeOf(() => forgot(email))).toBeGreaterThanOrEqual(149);
      expect(await timeOf(() => reset('123456', { email }))).toBeGreaterThanOrEqual(149);
    }
  });

  it('waits a minute between codes, for known and unknown addresses alike', async () => {
    for (const email of [person.email, `nobody-${person.email}`]) {
      await forgot(email);
      const again = await forgot(email);
      expect(again.statusCode).toBe(429);
      expect(again.headers['retry-after']).toBe('60');
    }
  });

  it('takes a code once, not after ten minutes, and not after five wrong ones', async () => {
    await forgot(person.email);
    let code = codeFor(person.email, await test.sendEmails());
    expect((await reset(code)).statusCode).toBe(200);
    expect((await reset(code, { password: 'a-third-password' })).statusCode).toBe(400);

    pass(60);
    await forgot(person.email);
    code = codeFor(person.email, await test.sendEmails());
    pass(600);
    expect((await reset(code)).statusCode).toBe(400);

    await forgot(person.email);
    code = codeFor(person.email, await test.sendEmails());
    for (let attempt = 0; attempt < 5; attempt += 1) await reset(wrongCodeFor(code));
    expect((await reset(code)).statusCode).toBe(400);
    expect((await signIn(test.app, person.email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('is not replaced with a code that verifies the address, nor the other way round', async () => {
    pass(60);
    await call(test.app, 'POST /auth/request-otp', { token: person.token });
    const verification = codeFor(person.email, await test.sendEmails());
    await forgot(person.email);
    const forPassword = codeFor(person.email, await test.sendEmails());
    if (verification === forPassword) return;
    expect((await reset(verification)).statusCode).toBe(400);
    const body = { otp: forPassword };
    const crossed = await call(test.app, 'POST /auth/verify-otp', { token: person.token, body });
    expect(crossed.statusCode).toBe(400);
    expect((await reset(forPassword)).statusCode).toBe(200);
  });

  it('is replaced by one that keeps the rules for passwords, without using up the code', async () => {
    await forgot(person.email);
    const code = codeFor(person.email, await test.sendEmails());
    const answer = await reset(code, { password: 'short' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual({
      password: 'Weak password. Password must have atleast 8 characters',
    });
    expect((await reset(code)).statusCode).toBe(200);
  });
});

describe('PUT /api/auth/password', () => {
  it('changes the password, keeps this session and ends the others', async () => {
    const other = (await signIn(test.app, person.email, GOOD_PASSWORD)).json().data.token;
    await test.sendEmails();
    const answer = await change({ currentPassword: GOOD_PASSWORD, password: NEW_PASSWORD });
    expect(answer.statusCode).toBe(200);
    expect(await statusOfMe()).toBe(200);
    expect(await statusOfMe(other)).toBe(401);
    expect((await signIn(test.app, person.email, GOOD_PASSWORD)).statusCode).toBe(401);
    expect((await signIn(test.app, person.email, NEW_PASSWORD)).statusCode).toBe(200);
    const letters = await test.sendEmails();
    expect(letters.map(({ to, subject }) => `${to}: ${subject}`)).toContain(
      `${person.email}: Your Gida password was changed`,
    );
    const events = await test.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.userId, person.id));
    expect(events.map(({ action }) => action)).toContain('password-changed');
  });

  it('asks for the present one, whose mistake ends no session', async () => {
    const answer = await change({ currentPassword: 'wrong-password', password: NEW_PASSWORD });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual({ currentPassword: 'This password is wrong.' });
    expect(await statusOfMe()).toBe(200);
  });

  it('lets nobody guess the present one: ten wrong ones, then none for a while', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await change({ currentPassword: `wrong-${attempt}`, password: NEW_PASSWORD });
    }
    const answer = await change({ currentPassword: GOOD_PASSWORD, password: NEW_PASSWORD });
    expect(answer.statusCode).toBe(429);
    pass(15 * 60);
    const later = await change({ currentPassword: GOOD_PASSWORD, password: NEW_PASSWORD });
    expect(later.statusCode).toBe(200);
  });

  it('changes it once where two changes from the same password arrive at once', async () => {
    const answers = await Promise.all(
      ['first-new-password', 'second-new-password'].map((password) =>
        change({ currentPassword: GOOD_PASSWORD, password }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });
});
