import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { privatePaths } from '#contract/site/page-heads.ts';
import { sessions, twoFactor } from '#server/core/database/accounts-schema.ts';
import { users } from '#server/core/database/schema.ts';
import { accountSecret } from '#server/core/security/secrets-store.ts';
import type { Email } from '#server/mail/delivery.ts';
import { parseProfileForm } from '#server/modules/users/profile-form.ts';
import { updateProfile } from '#server/modules/users/profile-service.ts';
import { changeUser } from '#tests/support/changed-users.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { testClock } from '#tests/support/test-clock.ts';
import {
  call,
  codeFor,
  GOOD_PASSWORD,
  registerUser,
  signIn,
  type TestUser,
} from '#tests/support/users.ts';

const photo = fileURLToPath(new URL('../../../server/demo/photos/gym.webp', import.meta.url));
const inUse = 'There is already an account with this email.';
const HOUR_S = 3600;

let test: TestApp;
let user: TestUser;
const clock = testClock();
const sessionLimits = { userIdleMs: 1e10, adminIdleMs: 1e10, maxMs: 1e10 };

beforeAll(async () => {
  test = await openTestApp({ clock: clock.read, config: { sessionLimits } });
});
beforeEach(async () => {
  user = await registerUser(test.app);
  await test.sendEmails();
});
afterAll(() => test.close());

/** Sends a multipart form. */
async function put(parts: Record<string, string | Blob>, token = user.token) {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.append(name, part);
  const request = new Request('http://server/', { method: 'PUT', body: form });
  const headers = { 'content-type': `${request.headers.get('content-type')}` };
  const body = Buffer.from(await request.arrayBuffer());
  return call(test.app, 'PUT /auth/profile', { token, headers, body });
}

function change(email: string, token = user.token) {
  return put({ email, currentPassword: GOOD_PASSWORD }, token);
}

async function me(token = user.token) {
  return (await call(test.app, 'GET /auth/me', { token })).json().data;
}

function verify(otp: string, token = user.token) {
  return call(test.app, 'POST /auth/verify-otp', { token, body: { otp } });
}

/** Replaces the verified address and returns the link that its owner gets. */
async function replace(email: string, old = user.email): Promise<URL> {
  await change(email);
  await verify(codeFor(email, await test.sendEmails()));
  return linkIn(await test.sendEmails(), old);
}

function linkIn(emails: readonly Email[], to: string): URL {
  const text = emails.findLast((email) => email.to === to)?.text ?? '';
  return new URL(text.match(/^https:.*$/m)?.[0] ?? 'nothing:');
}

function undo({ hash }: URL) {
  return call(test.app, 'POST /auth/undo-email-change', { body: { token: hash.slice(1) } });
}

/** Resets the password and signs in. Returns the status. */
async function resetAndSignIn(email: string): Promise<number> {
  await call(test.app, 'POST /auth/forgot-password', { body: { email } });
  const otp = codeFor(email, await test.sendEmails());
  const body = { email, otp, password: 'another-horse-battery' };
  await call(test.app, 'POST /auth/reset-password', { body });
  return (await signIn(test.app, email, 'another-horse-battery')).statusCode;
}

describe('A new email address', () => {
  it('requires the current password', async () => {
    const without = await put({ email: 'new@example.com' });
    expect(without.json().fields).toEqual({ currentPassword: 'Current password is required' });
    const wrong = await put({ email: 'new@example.com', currentPassword: 'wrong-password' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().fields).toEqual({ currentPassword: 'This password is wrong.' });
    expect(await me()).toMatchObject({ email: user.email });
  });

  it('needs no password if it is the current one', async () => {
    const response = await put({ email: user.email.toUpperCase(), fullName: 'Ngozi Okeke' });
    expect(response.statusCode).toBe(200);
    expect(response.json().data).toMatchObject({ email: user.email, fullName: 'Ngozi Okeke' });
  });

  it('replaces one that is not verified at once, and other sessions end', async () => {
    const other = (await signIn(test.app, user.email, GOOD_PASSWORD)).json().data.token;
    await test.sendEmails();
    const response = await change('Moved@Example.com');
    const expected = { email: 'moved@example.com', newEmail: null, isVerified: false };
    expect(response.json().data).toMatchObject(expected);
    expect((await call(test.app, 'GET /auth/me', { token: other })).statusCode).toBe(401);
    const emails = await test.sendEmails();
    expect(emails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
      'moved@example.com: Your Gida verification code',
    ]);
    expect((await verify(codeFor('moved@example.com', emails))).statusCode).toBe(200);
    expect(await me()).toMatchObject({ isVerified: true });
  });

  it('is refused if the email was verified since the request was authenticated', async () => {
    const [signedIn] = await test.db
      .select({ user: users, session: sessions })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(users.id, user.id));
    await changeUser(test.db, user, { isVerified: true });
    const { read } = clock;
    const fakes = { clock: read, secret: accountSecret(test.db), mailer: { wake() {} } };
    const services = { ...test, ...fakes, sessionLimits };
    const email = `hasty-${user.email}`;
    const texts = new Map(Object.entries({ email, currentPassword: GOOD_PASSWORD }));
    assert.ok(signedIn);
    const client = { address: '', device: '' };
    const update = updateProfile(services, signedIn, parseProfileForm(texts), null, client);
    await expect(update).rejects.toMatchObject({ status: 409 });
    expect(await me()).toMatchObject({ email: user.email, isVerified: true });
  });

  it('is not verified by a code sent to the old one', async () => {
    clock.pass(60);
    await call(test.app, 'POST /auth/request-otp', { token: user.token });
    const old = codeFor(user.email, await test.sendEmails());
    await change(`next-${user.email}`);
    expect((await verify(old)).statusCode).toBe(400);
  });

  it.each([true, false])(
    'cannot belong to another account (verified: %s); the photo of the form is not stored',
    async (isVerified) => {
      const other = await registerUser(test.app);
      const bytes = await sharp(photo).negate().jpeg().toBuffer();
      const { name } = await test.media.store(bytes);
      await test.media.delete(name);
      await changeUser(test.db, user, { isVerified });
      const image = new File([new Uint8Array(bytes)], 'me.jpg', { type: 'image/jpeg' });
      const response = await put({
        email: other.email.toUpperCase(),
        currentPassword: GOOD_PASSWORD,
        ...(isVerified && { photo: image }),
      });
      expect(response.statusCode).toBe(409);
      expect(response.json().fields.email).toBe(inUse);
      expect(await me()).toMatchObject({ email: user.email, newEmail: null, photo: null });
      expect(await test.media.original(name)).toBeNull();
    },
  );
});

describe('A verified email address', () => {
  beforeEach(() => changeUser(test.db, user, { isVerified: true }));

  it('is replaced only after the new one is verified; then other sessions end', async () => {
    const email = `new-${user.email}`;
    const other = (await signIn(test.app, user.email, GOOD_PASSWORD)).json().data.token;
    await test.sendEmails();
    await change(email);
    expect(await me(other)).toMatchObject({ email: user.email, newEmail: email, isVerified: true });
    expect((await signIn(test.app, email, GOOD_PASSWORD)).statusCode).toBe(401);
    expect((await test.sendEmails()).map(({ to }) => to)).toEqual([email]);

    clock.pass(60);
    await call(test.app, 'POST /auth/request-otp', { token: user.token });
    const response = await verify(codeFor(email, await test.sendEmails()));
    expect(response.statusCode).toBe(200);
    expect(await me()).toMatchObject({ email, newEmail: null, isVerified: true });
    expect((await call(test.app, 'GET /auth/me', { token: other })).statusCode).toBe(401);
    const [told] = await test.sendEmails();
    expect(told).toMatchObject({ to: user.email, subject: 'Your Gida email was changed' });
    expect(told?.html).toContain('<a href="https://gida.test/authentication/undo-email-change#');
  });

  it('stays if the form is saved with it again, or the password changes', async () => {
    await change(`new-${user.email}`);
    await put({ fullName: 'Ngozi Okeke' });
    expect(await me()).toMatchObject({ newEmail: `new-${user.email}` });
    await put({ email: user.email });
    expect(await me()).toMatchObject({ email: user.email, newEmail: null });
    await change(`new-${user.email}`);
    const otp = codeFor(`new-${user.email}`, await test.sendEmails());
    const body = { currentPassword: GOOD_PASSWORD, password: 'another-horse-battery' };
    await call(test.app, 'PUT /auth/password', { token: user.token, body });
    expect((await verify(otp)).statusCode).toBe(400);
    expect(await me()).toMatchObject({ email: user.email, newEmail: null });
  });

  it('cannot be replaced by one that got an account in the meantime', async () => {
    const email = `late-${user.email}`;
    await change(email);
    const otp = codeFor(email, await test.sendEmails());
    await registerUser(test.app, { email });
    const response = await verify(otp);
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe(inUse);
    expect(await me()).toMatchObject({ email: user.email });
  });
});

describe('The link to the old address', () => {
  beforeEach(() => changeUser(test.db, user, { isVerified: true }));

  it('leads to a page, and undoes the change: sessions end and the password must be reset', async () => {
    const link = await replace(`stolen-${user.email}`);
    expect(privatePaths).toContain(link.pathname);
    const response = await undo(link);
    expect(response.statusCode).toBe(200);
    expect(response.json().data).toEqual({ email: user.email });
    expect((await call(test.app, 'GET /auth/me', { token: user.token })).statusCode).toBe(401);
    expect((await signIn(test.app, user.email, GOOD_PASSWORD)).statusCode).toBe(401);
    expect(await resetAndSignIn(user.email)).toBe(200);
    expect((await undo(link)).statusCode).toBe(400);
  });

  it('turns off two-step login that was turned on in the 7 days before', async () => {
    const turnOn = (turnedOnAt: Date) => {
      const key = 'JBSWY3DPEHPK3PXP';
      const values = { userId: user.id, key, turnedOnAt };
      return test.db.insert(twoFactor).values(values);
    };
    await turnOn(clock.read());
    clock.pass(7 * 24 * HOUR_S - 60);
    await undo(await replace(`thief-${user.email}`));
    expect(await test.db.$count(twoFactor)).toBe(0);
  });

  it('works after the address was changed again, and stops the later link', async () => {
    const first = await replace(`first-${user.email}`);
    clock.pass(60);
    const second = await replace(`second-${user.email}`, `first-${user.email}`);
    expect((await undo(second)).json().data.email).toBe(`first-${user.email}`);
    expect((await undo(first)).json().data.email).toBe(user.email);
    expect((await undo(second)).statusCode).toBe(400);
  });

  it('keeps the old address from other accounts', async () => {
    await replace(`mine-${user.email}`);
    const body = { fullName: 'Ada Obi', email: user.email, password: GOOD_PASSWORD };
    const response = await call(test.app, 'POST /auth/register', { body });
    expect(response.statusCode).toBe(409);
    expect(response.json().fields.email).toBe(inUse);
    const other = await registerUser(test.app);
    expect((await change(user.email, other.token)).statusCode).toBe(409);
    expect((await change(user.email)).statusCode).toBe(200);
  });

  it('is limited like a login, also once it was used', async () => {
    const { hash } = await replace(`again-${user.email}`);
    const open = () => {
      const body = { token: hash.slice(1) };
      return call(test.app, 'POST /auth/undo-email-change', { body, from: '192.0.2.1' });
    };
    const statuses: number[] = [];
    for (let time = 0; time <= 100; time += 1) statuses.push((await open()).statusCode);
    expect(statuses).toEqual([200, ...Array(99).fill(400), 429]);
  });

  it('is valid for 7 days', async () => {
    const link = await replace(`slow-${user.email}`);
    clock.pass(7 * 24 * HOUR_S - 1);
    const late = await replace(`slower-${user.email}`, `slow-${user.email}`);
    expect((await undo(link)).statusCode).toBe(200);
    clock.pass(7 * 24 * HOUR_S);
    expect((await undo(late)).statusCode).toBe(400);
  });

  it('is not guessable', async () => {
    const link = await replace(`safe-${user.email}`);
    for (const hash of [
      '#x',
      link.hash.slice(0, -1),
      `${link.hash.slice(0, 30)}${'A'.repeat(38)}`,
    ]) {
      expect((await undo(new URL(hash, link))).statusCode).toBe(400);
    }
    expect(await me()).toMatchObject({ email: `safe-${user.email}` });
  });
});
