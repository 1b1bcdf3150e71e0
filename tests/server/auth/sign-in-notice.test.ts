import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { testClock } from '#tests/support/test-clock.ts';
import { CHROME_ON_ANDROID, call, GOOD_PASSWORD, registerUser } from '#tests/support/users.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const clock = testClock();
let test: TestApp;
let email: string;

beforeAll(async () => {
  test = await openTestApp({ clock: clock.read });
  ({ email } = await registerUser(test.app));
  await test.sendEmails();
});
afterAll(() => test.close());

/** Signs in and returns the subjects of the emails sent after that. */
async function emailsAfterSignIn(userAgent: string, from: string): Promise<string[]> {
  const body = { email, password: GOOD_PASSWORD };
  await call(test.app, 'POST /auth/login', { body, headers: { 'user-agent': userAgent }, from });
  return (await test.sendEmails()).map(({ subject }) => subject);
}

describe('A sign-in', () => {
  const notice = ['New login to your Gida account'];

  it('is reported by email only if the device or the network is new', async () => {
    expect(await emailsAfterSignIn(CHROME_ON_ANDROID, '2001:db8:1:1::1')).toEqual(notice);
    expect(await emailsAfterSignIn(CHROME_ON_ANDROID, '2001:db8:1:1::2')).toEqual([]);
    expect(await emailsAfterSignIn(firefox, '2001:db8:1:1::1')).toEqual(notice);
    expect(await emailsAfterSignIn(firefox, '203.0.113.90')).toEqual(notice);
    expect(await emailsAfterSignIn(firefox, '203.0.113.90')).toEqual([]);
  });

  it('that fails does not make a device known', async () => {
    const body = { email, password: 'not-this-one' };
    await call(test.app, 'POST /auth/login', { body, from: '203.0.113.91' });
    expect(await emailsAfterSignIn('', '203.0.113.91')).toEqual(notice);
  });

  it('is reported again after 90 days', async () => {
    clock.pass(91 * 24 * 3600);
    expect(await emailsAfterSignIn(firefox, '203.0.113.90')).toEqual(notice);
  });
});
