import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailQueue } from '#server/core/database/accounts-schema.ts';
import { users } from '#server/core/database/schema.ts';
import type { Delivery } from '#server/mail/delivery.ts';
import { type MailRoom, sendDueLetters } from '#server/mail/due-emails.ts';
import { claimLetters } from '#server/mail/mail-queue-store.ts';
import { startMailWorker } from '#server/mail/mail-worker.ts';
import { outboxDelivery } from '#server/mail/outbox-delivery.ts';
import { type SmtpServer, smtpDelivery } from '#server/mail/smtp-delivery.ts';
import { accountSecretOf } from '#server/modules/auth/account-secret.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  CHROME_ON_ANDROID,
  call,
  GOOD_PASSWORD,
  registerPerson,
  wrongCodeFor,
} from '#tests/support/users.ts';

const from = 'Gida <no-reply@gida.example>';

let test: TestApp;
let mailServer: MailServer;
const clock = { now: new Date('2026-03-02T09:00:00.000Z') };
const deliveries: Delivery[] = [];

beforeAll(async () => {
  const sessionLimits = { idleMs: 864_000_000, maxMs: 864_000_000 };
  test = await openTestApp({ clock: () => clock.now, config: { sessionLimits } });
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

function pass(seconds: number) {
  clock.now = new Date(+clock.now + seconds * 1000);
}

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

function mailRoom(delivery: Delivery = smtp()): MailRoom {
  const { db } = test;
  return { db, clock: () => clock.now, secret: accountSecretOf(db), delivery, log: { warn() {} } };
}

function codeIn(text: string | undefined): string {
  return text?.match(/\b\d{6}\b/)?.[0] ?? '';
}

const queued = () => test.db.select().from(mailQueue);

describe('Letters', () => {
  it('of registration, verification and sign-in arrive through SMTP, as text and as HTML', async () => {
    const person = await registerPerson(test.app, { fullName: "Ọlá O'Brien" });
    await sendDueLetters(mailRoom());
    pass(60);
    await call(test.app, 'POST /auth/request-otp', { token: person.token });
    await sendDueLetters(mailRoom());
    await call(test.app, 'POST /auth/login', {
      body: { email: person.email, password: GOOD_PASSWORD },
      headers: { 'user-agent': CHROME_ON_ANDROID },
    });
    await sendDueLetters(mailRoom());

    const [welcome, verification, signedIn] = mailServer.received;
    expect(mailServer.received.map(({ email }) => email.subject)).toEqual([
      'Welcome to Gida: verify your email',
      'Your Gida verification code',
      'New sign-in to your Gida account',
    ]);
    for (const { recipients, email } of mailServer.received) {
      expect(recipients).toEqual([person.email]);
      expect(email.from).toMatchObject({ name: 'Gida', address: 'no-reply@gida.example' });
      expect(email.to?.map(({ address }) => address)).toEqual([person.email]);
      expect(email.text).toContain("Hello Ọlá O'Brien,");
      expect(email.html).toContain('Hello Ọlá O&#39;Brien,');
      expect(email.html).not.toMatch(/<img|<a |https?:/);
      expect(email.messageId).toMatch(/^<[0-9a-f]{24}@gida\.example>$/);
    }
    expect(signedIn?.email.text).toContain('2 March 2026 at 10:01 (Lagos time), Chrome on Android');
    expect(codeIn(signedIn?.email.text)).toBe('');
    for (const letter of [welcome, verification]) {
      expect(codeIn(letter?.email.text)).toHaveLength(6);
      expect(letter?.email.html).toContain(`>${codeIn(letter?.email.text)}<`);
    }
    const body = { otp: codeIn(verification?.email.text) };
    const verified = await call(test.app, 'POST /auth/verify-otp', { token: person.token, body });
    expect(verified.statusCode).toBe(200);
  });

  it('cannot be given markup through a name', async () => {
    const { id, email } = await registerPerson(test.app);
    const fullName = '<img src=x onerror=alert(1)>\r\nBcc: thief@example.com';
    await test.db.update(users).set({ fullName }).where(eq(users.id, id));
    await sendDueLetters(mailRoom());
    const [letter] = mailServer.received;
    expect(letter?.recipients).toEqual([email]);
    expect(letter?.email.html).not.toContain('<img');
    expect(letter?.email.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(letter?.email.bcc).toBeUndefined();
  });

  it('cannot carry a stranger’s link to an address that is not theirs', async () => {
    await registerPerson(test.app, { fullName: 'Claim your prize at evil.example now' });
    await sendDueLetters(mailRoom());
    expect(mailServer.received[0]?.email.text).toContain('Hello Claim your prize at evil. example');
    expect(mailServer.received[0]?.email.html).not.toContain('evil.example');
  });

  it('leave nothing behind once sent, and lie in the queue without their codes', async () => {
    const { email } = await registerPerson(test.app);
    const [waiting] = await queued();
    expect(waiting).toMatchObject({ letter: 'welcome', address: email });
    await sendDueLetters(mailRoom());
    const code = codeIn(mailServer.received[0]?.email.text);
    expect(JSON.stringify(waiting)).not.toContain(code);
    expect(await queued()).toEqual([]);
  });

  it('are sent after signing in where the mail server asks for it', async () => {
    await mailServer.stop();
    mailServer.users.set('gida', 'letters-please');
    await mailServer.start();
    await registerPerson(test.app);
    await sendDueLetters(mailRoom(smtp({ user: 'gida', password: 'wrong' })));
    expect(mailServer.received).toEqual([]);
    pass(5);
    await sendDueLetters(mailRoom(smtp({ user: 'gida', password: 'letters-please' })));
    expect(mailServer.received).toHaveLength(1);
  });

  it('are not sent at all where encryption is wanted and the mail server has none', async () => {
    await registerPerson(test.app);
    await sendDueLetters(mailRoom(smtp({ encryption: 'starttls' })));
    pass(3600);
    await sendDueLetters(mailRoom(smtp({ encryption: 'tls' })));
    expect(mailServer.received).toEqual([]);
    expect(await queued()).toHaveLength(1);
  });
});

describe('While the mail server is down', () => {
  it('letters wait, for ever longer, and none is lost', async () => {
    const person = await registerPerson(test.app);
    await mailServer.stop();
    const room = mailRoom();
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      expect(await sendDueLetters(room)).toBe(1);
      const [letter] = await queued();
      pauses.push((Number(letter?.dueAt) - +clock.now) / 1000);
      pass(pauses.at(-1) ?? 0);
    }
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
    await mailServer.start();
    await sendDueLetters(room);
    expect(mailServer.received).toHaveLength(1);
    // Hours later, and yet the code in it holds: it was made when the letter went out.
    const body = { otp: codeIn(mailServer.received[0]?.email.text) };
    const verified = await call(test.app, 'POST /auth/verify-otp', { token: person.token, body });
    expect(verified.statusCode).toBe(200);
  });

  it('registering and signing in work all the same', async () => {
    await mailServer.stop();
    const { email } = await registerPerson(test.app);
    const body = { email, password: GOOD_PASSWORD };
    expect((await call(test.app, 'POST /auth/login', { body })).statusCode).toBe(200);
    expect(await queued()).toHaveLength(2);
  });

  it('they are tried for five days, and then kept for a person to look at', async () => {
    await registerPerson(test.app);
    await mailServer.stop();
    const room = mailRoom();
    pass(5 * 24 * 3600 - 1);
    await sendDueLetters(room);
    expect((await queued())[0]).toMatchObject({ failedAt: null });
    pass(3600);
    await sendDueLetters(room);
    expect((await queued())[0]).toMatchObject({ failedAt: clock.now });
    pass(3600);
    expect(await sendDueLetters(room)).toBe(0);
  });

  it('a letter whose address is refused is given up after three tries, and holds up no other', async () => {
    const [refused, other] = [await registerPerson(test.app), await registerPerson(test.app)];
    mailServer.refused.add(refused.email);
    const room = mailRoom();
    for (const pause of [0, 5, 10]) {
      pass(pause);
      await sendDueLetters(room);
    }
    expect(mailServer.received.map(({ recipients }) => recipients)).toEqual([[other.email]]);
    const [letter] = await queued();
    expect(letter).toMatchObject({ address: refused.email, attempts: 3, failedAt: clock.now });
    expect(letter?.lastError).toContain('There is no such mailbox');
  });
});

describe('The worker', () => {
  it('sends what is queued when it is woken, and what came without waking it a little later', async () => {
    const worker = startMailWorker(mailRoom(), 50);
    await registerPerson(test.app);
    await vi.waitFor(() => expect(mailServer.received).toHaveLength(1), { timeout: 5000 });
    await registerPerson(test.app);
    worker.wake();
    await vi.waitFor(() => expect(mailServer.received).toHaveLength(2), { timeout: 5000 });
    await worker.stop();
    await registerPerson(test.app);
    await delay(150);
    expect(mailServer.received).toHaveLength(2);
  });

  it('beside another one sends each letter once', async () => {
    const people = [];
    for (let count = 0; count < 24; count += 1) people.push(await registerPerson(test.app));
    const workers = [mailRoom(), mailRoom(), mailRoom()].map((room) => startMailWorker(room, 10));
    await vi.waitFor(async () => expect(await queued()).toEqual([]), { timeout: 15_000 });
    await Promise.all(workers.map((worker) => worker.stop()));
    const recipients = mailServer.received.flatMap((mail) => mail.recipients).sort();
    expect(recipients).toEqual(people.map(({ email }) => email).sort());
  });

  it('sends again what a process had in hand when it died', async () => {
    const { email } = await registerPerson(test.app);
    const until = new Date(+clock.now + 300_000);
    expect(await claimLetters(test.db, { now: clock.now, until, limit: 5 })).toHaveLength(1);
    expect(await sendDueLetters(mailRoom())).toBe(0);
    pass(300);
    expect(await sendDueLetters(mailRoom())).toBe(1);
    expect(mailServer.received.map(({ recipients }) => recipients)).toEqual([[email]]);
  });
});

describe('Without a mail server', () => {
  it('a letter becomes a file that mail programs open, and its code a line in the terminal', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'gida-mail-')), 'outbox');
    const lines: string[] = [];
    const print = (line: string) => lines.push(line);
    try {
      const person = await registerPerson(test.app);
      const delivery = outboxDelivery({ folder, from, clock: () => clock.now, print });
      await sendDueLetters(mailRoom(delivery));
      const [file, ...others] = await readdir(folder);
      expect(others).toEqual([]);
      const path = join(folder, `${file}`);
      const email = await PostalMime.parse(await readFile(path));
      expect(email.to?.[0]?.address).toBe(person.email);
      const code = codeIn(email.text);
      expect(email.html).toContain(code);
      expect(lines).toEqual([`Mail to ${person.email}: the code is ${code} (${path})`]);
      expect((await stat(path)).mode & 0o077).toBe(0);
      const wrong = { otp: wrongCodeFor(code) };
      const { token } = person;
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
