import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { CHROME_ON_ANDROID, call, GOOD_PASSWORD, registerUser } from '#tests/support/users.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const clock = { now: new Date('2026-03-02T09:00:00.000Z') };
let test: TestApp;
let email: string;

beforeAll(async () => {
  test = await openTestApp({ clock: () => clock.now });
  ({ email } = await registerUser(test.app));
  await test.sendEmails();
});
afterAll(() => test.close());

/** Signs in; the subjects of the letters that follow. */
async function lettersAfterSignIn(userAgent: string, from: string): Promise<string[]> {
  const body = { email, password: GOOD_PASSWORD };
  await call(test.app, 'POST /auth/login', { body, headers: { 'user-agent': userAgent }, from });
  return (await test.sendEmails()).map(({ subject }) => subject);
}

describe('A sign-in', () => {
  const told = ['New sign-in to your Gida account'];

  it('is told by letter where the device or the network is new, and only there', async () => {
    expect(await lettersAfterSignIn(CHROME_ON_ANDROID, '2001:db8:1:1::1')).toEqual(told);
    expect(await lettersAfterSignIn(CHROME_ON_ANDROID, '2001:db8:1:1::2')).toEqual([]);
    expect(await lettersAfterSignIn(firefox, '2001:db8:1:1::1')).toEqual(told);
    expect(await lettersAfterSignIn(firefox, '203.0.113.90')).toEqual(told);
    expect(await lettersAfterSignIn(firefox, '203.0.113.90')).toEqual([]);
  });

  it('that failed makes no place a known one', async () => {
    const body = { email, password: 'not-this-one' };
    await call(test.app, 'POST /auth/login', { body, from: '203.0.113.91' });
    expect(await lettersAfterSignIn('', '203.0.113.91')).toEqual(told);
  });

  it('is told again after 90 days without one', async () => {
    clock.now = new Date(+clock.now + 91 * 24 * 3600 * 1000);
    expect(await lettersAfterSignIn(firefox, '203.0.113.90')).toEqual(told);
  });
});
