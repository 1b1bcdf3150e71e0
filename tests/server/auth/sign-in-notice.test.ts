import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifiedUser } from '#tests/support/changed-users.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { testClock } from '#tests/support/test-clock.ts';
import { CHROME_ON_ANDROID, call, GOOD_PASSWORD, registerUser } from '#tests/support/users.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const clock = testClock();
let test: TestApp;
let email: string;

beforeAll(async () => {
  test = await openTestApp({ clock: clock.read });
  ({ email } = await verifiedUser(test, 'Ngozi Eze'));
  await test.sendEmails();
});
afterAll(() => test.close());

async function signInWith(userAgent: string, from: string) {
  const body = { email, password: GOOD_PASSWORD };
  await call(test.app, 'POST /auth/login', { body, headers: { 'user-agent': userAgent }, from });
  return test.sendEmails();
}

/** Signs in and returns the subjects of the emails sent after that. */
async function emailsAfterSignIn(userAgent: string, from: string): Promise<string[]> {
  return (await signInWith(userAgent, from)).map(({ subject }) => subject);
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

  it('is reported with the day, the network and a known name of browser and system', async () => {
    const phishing = 'Your account is locked, visit evil.example/1 (Windows NT 10.0)';
    const [sent] = await signInWith(phishing, '203.0.113.92');
    expect(sent?.text).toContain(
      '2 March 2026 at 10:00 (Lagos time), Windows, network address 203.0.113.92.',
    );
    expect(`${sent?.text}${sent?.html}`).not.toMatch(/locked|evil/);
  });

  it('is not reported to an address that is not verified, and no email there carries a name', async () => {
    const fullName = 'You won visit evil.example';
    ({ email } = await registerUser(test.app, { fullName }));
    await call(test.app, 'POST /auth/forgot-password', { body: { email } });
    const emails = await signInWith(CHROME_ON_ANDROID, '203.0.113.93');
    expect(emails.map(({ subject }) => subject).sort()).toEqual([
      'Welcome to Gida: verify your email',
      'Your Gida password reset code',
    ]);
    for (const { text, html } of emails) expect(`${text}${html}`).not.toMatch(/You won|evil/);
  });

  it('is reported again after 90 days', async () => {
    ({ email } = await verifiedUser(test, 'Ngozi Eze'));
    await emailsAfterSignIn(firefox, '203.0.113.90');
    clock.pass(91 * 24 * 3600);
    expect(await emailsAfterSignIn(firefox, '203.0.113.90')).toEqual(notice);
  });
});
