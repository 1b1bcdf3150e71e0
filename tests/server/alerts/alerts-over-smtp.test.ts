import { afterAll, beforeAll, expect, it } from 'vitest';
import { alerts } from '#server/core/database/accounts-schema.ts';
import { accountSecret } from '#server/core/security/secrets-store.ts';
import { smtpDelivery } from '#server/mail/delivery.ts';
import { type MailServices, sendDueEmails } from '#server/mail/mail-worker.ts';
import { alertEmail } from '#server/modules/alerts/alert-email.ts';
import { queueAlertEmails } from '#server/modules/alerts/alert-worker.ts';
import { verifiedUser } from '#tests/support/changed-users.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { openPropertyFixture, type PropertyFixture } from '#tests/support/property-fixture.ts';
import { testClock } from '#tests/support/test-clock.ts';
import { call } from '#tests/support/users.ts';

const READERS = 8;

let fixture: PropertyFixture;
const clock = testClock();

beforeAll(async () => {
  fixture = await openPropertyFixture({ clock: clock.read });
});
afterAll(() => fixture.close());

it('Over SMTP, several processes send each email once, and one click stops it', async () => {
  const emails: string[] = [];
  for (let count = 0; count < READERS; count += 1) {
    const { email, token } = await verifiedUser(fixture, 'Ngozi Eze');
    const body = { name: 'Homes in Abuja', query: 'location=Abuja', frequency: 'at-once' };
    await call(fixture.app, 'POST /alerts', { token, body });
    emails.push(email);
  }
  await fixture.sendEmails();
  clock.pass(1);
  await fixture.create({ location: 'Wuse 2, Abuja' });
  clock.pass(180);

  const { db, limiters, app } = fixture;
  const mailServer = await startMailServer();
  const { port } = mailServer;
  const delivery = smtpDelivery(
    { host: '127.0.0.1', port, encryption: 'none', user: null, password: null },
    'Gida <no-reply@gida.example>',
  );
  const services = { db, limiters, clock: clock.read, secret: accountSecret(db) };
  const mail: MailServices = {
    ...services,
    issueCode: async () => '',
    undoLink: async () => '',
    enquiryEmail: async () => null,
    alertEmail: (name, news) =>
      alertEmail({ ...services, siteUrl: 'https://gida.test' }, name, news),
    delivery,
    log: { warn() {}, error() {} },
  };
  const mailer = { wake() {} };
  try {
    await Promise.all([1, 2, 3].map(() => queueAlertEmails({ ...services, mailer })));
    await Promise.all([1, 2, 3].map(() => sendDueEmails(mail)));
    while ((await sendDueEmails(mail)) > 0);
    const recipients = mailServer.received.flatMap((received) => received.recipients);
    expect(recipients.sort()).toEqual(emails.sort());
    const [received] = mailServer.received;
    const headers = new Map(received?.email.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const url = headers.get('list-unsubscribe')?.match(/^<https:\/\/gida\.test(.*)>$/)?.[1] ?? '';
    const payload = 'List-Unsubscribe=One-Click';
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await app.inject({ method: 'POST', url, headers: type, payload });
    expect(response.statusCode).toBe(200);
    const [, fragment] = received?.email.text?.match(/stop-alert#(\S+)/) ?? [];
    expect(url).toBe(`/api/alerts/unsubscribe?token=${fragment}`);
  } finally {
    delivery.close();
    await mailServer.stop();
  }
  const off = (await db.select().from(alerts)).filter(({ isOn }) => !isOn);
  expect(off).toHaveLength(1);
});
