import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendDueEmails } from '#server/mail/mail-worker.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { testClock } from '#tests/support/test-clock.ts';
import { registerUser } from '#tests/support/users.ts';

let test: TestApp;
const clock = testClock();

beforeAll(async () => {
  test = await openTestApp({ clock: clock.read });
});
afterAll(() => test.close());

it('An email that is given up has an error line in the log, which names the user', async () => {
  const user = await registerUser(test.app);
  const lines: object[] = [];
  const log = {
    warn: (details: object, msg: string) => void lines.push({ ...details, level: 'warn', msg }),
    error: (details: object, msg: string) => void lines.push({ ...details, level: 'error', msg }),
  };
  const rejection = Object.assign(new Error('No such mailbox'), {
    code: 'EENVELOPE',
    responseCode: 550,
  });
  const delivery = { deliver: () => Promise.reject(rejection), close() {} };
  const issueCode = async () => '123456';
  const undoLink = async () => '';
  const alertEmail = async () => null;
  const enquiryEmail = async () => null;
  for (const pauseMs of [0, 5000, 10_000]) {
    clock.pass(pauseMs / 1000);
    const { db, limiters } = test;
    const services = { db, limiters, secret: async () => 'a secret', clock: clock.read };
    const composers = { issueCode, undoLink, alertEmail, enquiryEmail };
    await sendDueEmails({ ...services, ...composers, delivery, log });
  }
  const line = { type: 'welcome', user: user.id };
  expect(lines).toEqual([
    expect.objectContaining({ ...line, level: 'warn', attempts: 1 }),
    expect.objectContaining({ ...line, level: 'warn', attempts: 2 }),
    expect.objectContaining({ ...line, level: 'error', attempts: 3, msg: 'an email was given up' }),
  ]);
});
