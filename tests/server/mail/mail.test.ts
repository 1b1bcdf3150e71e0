import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailQueue } from '#server/core/database/accounts-schema.ts';
import { users } from '#server/core/database/schema.ts';
import { accountSecret } from '#server/core/security/secrets-store.ts';
import {
  type Delivery,
  outboxDelivery,
  type SmtpServer,
  smtpDelivery,
} from '#server/mail/delivery.ts';
import { claimEmails } from '#server/mail/mail-queue-store.ts';
import { type MailServices, sendDueEmails, startMailWorker } from '#server/mail/mail-worker.ts';
import { issueCode } from '#server/modules/auth/one-time-codes-service.ts';
import { changeUser, verifiedUser } from '#tests/support/changed-users.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { testClock } from '#tests/support/test-clock.ts';
import {
  CHROME_ON_ANDROID,
  call,
  GOOD_PASSWORD,
  registerUser,
  wrongCodeFor,
} from '#tests/support/users.ts';

const from = 'Gida <no-reply@gida.example>';

let test: TestApp;
let mailServer: MailServer;
const clock = testClock();
const deliveries: Delivery[] = [];

beforeAll(async () => {
  const sessionLimits = { userIdleMs: 864_000_000, adminIdleMs: 864_000_000, maxMs: 864_000_000 };
  test = await openTestApp({ clock: clock.read, config: { sessionLimits } });
});
beforeEach(async () => {
  mailServer = await startMailServer();
});
afterEach(async () => {
  for (const delivery of deliveries.splice(0)) delivery.close();
  await mailServer.stop();
  await test.db.delete(mailQueue);
});
afterAll(() => test.close());

function smtp(settings: Partial<SmtpServer> = {}): Delivery {
  const { port } = mailServer;
  const plain = {
    host: '127.0.0.1',
    port,
    encryption: 'none',
    user: null,
    password: null,
  } as const;
  const delivery = smtpDelivery({ ...plain, ...settings }, from);
  deliveries.push(delivery);
  return delivery;
}

function mailServices(delivery: Delivery = smtp()): MailServices {
  const { db, limiters } = test;
  const services = { db, limiters, clock: clock.read, secret: accountSecret(db) };
  const log = { warn() {}, error() {} };
  const issue: MailServices['issueCode'] = (owner) => issueCode(services, owner);
  const nothing = async () => null;
  const written = { undoLink: async () => '', alertEmail: nothing, enquiryEmail: nothing };
  return { ...services, ...written, issueCode: issue, delivery, log };
}

function codeIn(text: string | undefined): string {
  return text?.match(/\b\d{6}\b/)?.[0] ?? '';
}

const queued = () => test.db.select().from(mailQueue);

describe('Emails', () => {
  it('of registration, verification and sign-in arrive through SMTP, as text and as HTML', async () => {
    const user = await registerUser(test.app, { fullName: "Ọlá O'Brien" });
    await sendDueEmails(mailServices());
    clock.pass(60);
    await call(test.app, 'POST /auth/request-otp', { token: user.token });
    await sendDueEmails(mailServices());
    await changeUser(test.db, user, { isVerified: true });
    const login = { email: user.email, password: GOOD_PASSWORD };
    const headers = { 'user-agent': CHROME_ON_ANDROID };
    await call(test.app, 'POST /auth/login', { body: login, headers });
    await sendDueEmails(mailServices());

    const [welcome, verification, signedIn] = mailServer.received;
    expect(mailServer.received.map(({ email }) => email.subject)).toEqual([
      'Welcome to Gida: verify your email',
      'Your Gida verification code',
      'New login to your Gida account',
    ]);
    for (const { recipients, email } of mailServer.received) {
      expect(recipients).toEqual([user.email]);
      expect(email.from).toMatchObject({ name: 'Gida', address: 'no-reply@gida.example' });
      expect(email.to?.map(({ address }) => address)).toEqual([user.email]);
      expect(email.html).not.toMatch(/<img|<a |https?:/);
      expect(email.messageId).toMatch(/^<[0-9a-f]{24}@gida\.example>$/);
    }
    expect(welcome?.email.text).toMatch(/^Hello,\n/);
    expect(signedIn?.email.text).toContain("Hello Ọlá O'Brien,");
    expect(signedIn?.email.html).toContain('Hello Ọlá O&#39;Brien,');
    expect(signedIn?.email.text).toContain('2 March 2026 at 10:01 (Lagos time), Chrome on Android');
    expect(codeIn(signedIn?.email.text)).toBe('');
    for (const received of [welcome, verification]) {
      expect(codeIn(received?.email.text)).toHaveLength(6);
      expect(received?.email.html).toContain(`>${codeIn(received?.email.text)}<`);
    }
    const body = { otp: codeIn(verification?.email.text) };
    const verified = await call(test.app, 'POST /auth/verify-otp', { token: user.token, body });
    expect(verified.statusCode).toBe(200);
  });

  it('escape markup in a name', async () => {
    const { id, email } = await registerUser(test.app);
    const fullName = '<img src=x onerror=alert(1)>\r\nBcc: thief@example.com';
    await test.db.update(users).set({ fullName, isVerified: true }).where(eq(users.id, id));
    await sendDueEmails(mailServices());
    const [received] = mailServer.received;
    expect(received?.recipients).toEqual([email]);
    expect(received?.email.html).not.toContain('<img');
    expect(received?.email.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(received?.email.bcc).toBeUndefined();
  });

  it('contain no link that a name spells', async () => {
    await verifiedUser(test, 'Claim your prize at evil.example now');
    await sendDueEmails(mailServices());
    expect(mailServer.received[0]?.email.text).toContain('Hello Claim your prize at evil. example');
    expect(mailServer.received[0]?.email.html).not.toContain('evil.example');
  });

  it('are queued without their codes and leave the queue once sent', async () => {
    const { email } = await registerUser(test.app);
    const [waiting] = await queued();
    expect(waiting).toMatchObject({ type: 'welcome', address: email });
    await sendDueEmails(mailServices());
    const code = codeIn(mailServer.received[0]?.email.text);
    expect(JSON.stringify(waiting)).not.toContain(code);
    expect(await queued()).toEqual([]);
  });

  it('are sent with credentials if the mail server requires them', async () => {
    await mailServer.stop();
    mailServer.users.set('gida', 'emails-please');
    await mailServer.start();
    await registerUser(test.app);
    await sendDueEmails(mailServices(smtp({ user: 'gida', password: 'wrong' })));
    expect(mailServer.received).toEqual([]);
    clock.pass(5);
    await sendDueEmails(mailServices(smtp({ user: 'gida', password: 'emails-please' })));
    expect(mailServer.received).toHaveLength(1);
  });

  it('are not sent if encryption is required and the mail server has none', async () => {
    await registerUser(test.app);
    await sendDueEmails(mailServices(smtp({ encryption: 'starttls' })));
    clock.pass(3600);
    await sendDueEmails(mailServices(smtp({ encryption: 'tls' })));
    expect(mailServer.received).toEqual([]);
    expect(await queued()).toHaveLength(1);
  });
});

describe('While the mail server is down', () => {
  it('emails are retried at growing intervals, and none is lost', async () => {
    const user = await registerUser(test.app);
    await mailServer.stop();
    const services = mailServices();
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      expect(await sendDueEmails(services)).toBe(1);
      const [email] = await queued();
      pauses.push((Number(email?.dueAt) - +clock.now) / 1000);
      clock.pass(pauses.at(-1) ?? 0);
    }
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
    await mailServer.start();
    await sendDueEmails(services);
    expect(mailServer.received).toHaveLength(1);
    // Valid hours later: the code is created when the email is sent.
    const body = { otp: codeIn(mailServer.received[0]?.email.text) };
    const verified = await call(test.app, 'POST /auth/verify-otp', { token: user.token, body });
    expect(verified.statusCode).toBe(200);
  });

  it('users can register and sign in', async () => {
    await mailServer.stop();
    const { email } = await verifiedUser(test, 'Ngozi Eze');
    const body = { email, password: GOOD_PASSWORD };
    expect((await call(test.app, 'POST /auth/login', { body })).statusCode).toBe(200);
    expect(await queued()).toHaveLength(2);
  });

  it('emails are retried for five days and then kept as failed', async () => {
    await registerUser(test.app);
    await mailServer.stop();
    const services = mailServices();
    clock.pass(5 * 24 * 3600 - 1);
    await sendDueEmails(services);
    expect((await queued())[0]).toMatchObject({ failedAt: null });
    clock.pass(3600);
    await sendDueEmails(services);
    expect((await queued())[0]).toMatchObject({ failedAt: clock.now });
    clock.pass(3600);
    expect(await sendDueEmails(services)).toBe(0);
  });

  it('an email with a rejected address is given up after three attempts and delays no other', async () => {
    const [rejected, other] = [await registerUser(test.app), await registerUser(test.app)];
    mailServer.rejected.add(rejected.email);
    const services = mailServices();
    for (const pause of [0, 5, 10]) {
      clock.pass(pause);
      await sendDueEmails(services);
    }
    expect(mailServer.received.map(({ recipients }) => recipients)).toEqual([[other.email]]);
    const [email] = await queued();
    expect(email).toMatchObject({ address: rejected.email, attempts: 3, failedAt: clock.now });
    expect(email?.lastError).toContain('There is no such mailbox');
  });
});

describe('The worker', () => {
  it('sends queued emails when it is woken, and otherwise at its next poll', async () => {
    const worker = startMailWorker(mailServices(), 50);
    await registerUser(test.app);
    await vi.waitFor(() => expect(mailServer.received).toHaveLength(1), { timeout: 5000 });
    await registerUser(test.app);
    worker.wake();
    await vi.waitFor(() => expect(mailServer.received).toHaveLength(2), { timeout: 5000 });
    await worker.stop();
    await registerUser(test.app);
    await delay(150);
    expect(mailServer.received).toHaveLength(2);
  });

  it('sends each email once beside other workers', async () => {
    const accounts = [];
    for (let count = 0; count < 24; count += 1) accounts.push(await registerUser(test.app));
    const workers = [mailServices(), mailServices(), mailServices()].map((services) =>
      startMailWorker(services, 10),
    );
    await vi.waitFor(async () => expect(await queued()).toEqual([]), { timeout: 15_000 });
    await Promise.all(workers.map((worker) => worker.stop()));
    const recipients = mailServer.received.flatMap((mail) => mail.recipients).sort();
    expect(recipients).toEqual(accounts.map(({ email }) => email).sort());
  });

  it('sends the emails of a crashed process again', async () => {
    const { email } = await registerUser(test.app);
    const until = new Date(+clock.now + 300_000);
    expect(await claimEmails(test.db, { now: clock.now, until, limit: 5 })).toHaveLength(1);
    expect(await sendDueEmails(mailServices())).toBe(0);
    clock.pass(300);
    expect(await sendDueEmails(mailServices())).toBe(1);
    expect(mailServer.received.map(({ recipients }) => recipients)).toEqual([[email]]);
  });
});

describe('Without a mail server', () => {
  it('an email becomes an .eml file, and its code is printed on the terminal', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'gida-mail-')), 'outbox');
    const lines: string[] = [];
    const print = (line: string) => lines.push(line);
    try {
      const user = await registerUser(test.app);
      const delivery = outboxDelivery({ folder, from, clock: clock.read, print });
      await sendDueEmails(mailServices(delivery));
      const [file, ...others] = await readdir(folder);
      expect(others).toEqual([]);
      const path = join(folder, `${file}`);
      const email = await PostalMime.parse(await readFile(path));
      expect(email.to?.[0]?.address).toBe(user.email);
      const code = codeIn(email.text);
      expect(email.html).toContain(code);
      expect(lines).toEqual([`Email to ${user.email}: the code is ${code} (${path})`]);
      expect((await stat(path)).mode & 0o077).toBe(0);
      const wrong = { otp: wrongCodeFor(code) };
      const { token } = user;
      expect(
        (await call(test.app, 'POST /auth/verify-otp', { token, body: wrong })).statusCode,
      ).toBe(400);
      const right = await call(test.app, 'POST /auth/verify-otp', { token, body: { otp: code } });
      expect(right.statusCode).toBe(200);
    } finally {
      await rm(join(folder, '..'), { recursive: true, force: true });
    }
  });
});
