import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewEnquiry, NewReport } from '#contract/endpoints/enquiries.ts';
import { mailQueue } from '#server/core/database/accounts-schema.ts';
import { enquiries } from '#server/core/database/enquiries-schema.ts';
import { deleteExpiredRows } from '#server/core/jobs/expired-rows-store.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { verifiedUser } from '#tests/support/changed-users.ts';
import { newEnquiry, newReport } from '#tests/support/enquiry-builders.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { testClock } from '#tests/support/test-clock.ts';
import { call, GOOD_PASSWORD } from '#tests/support/users.ts';

const villa = newProperty('villa', { title: 'Waterfront villa' });
const clock = testClock();
const sessionLimits = { userIdleMs: 864e5, adminIdleMs: 864e5, maxMs: 864e5 * 30 };

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp({ clock: clock.read, config: { sessionLimits } });
  await insertProperties(test.db, [villa]);
});
beforeEach(async () => {
  clock.now = new Date('2026-03-02T09:00:00.000Z');
  await test.db.delete(enquiries);
  await test.db.delete(mailQueue);
  await test.resetLimits();
});
afterAll(() => test.close());

const send = (fields: Partial<NewEnquiry> = {}, from?: string, token?: string) =>
  call(test.app, 'POST /enquiries', { body: newEnquiry(fields), from, token });
const report = (fields: Partial<NewReport> = {}) =>
  call(test.app, 'POST /reports', { body: newReport({ property: villa.id, ...fields }) });
const stored = () => test.db.select().from(enquiries);

describe('A message to the company', () => {
  it('is stored with the home and the note on personal data, and the sender gets a reference', async () => {
    const response = await send({ property: villa.id });
    expect(response.statusCode).toBe(201);
    const [row] = await stored();
    expect(response.json()).toEqual({
      message: 'Your message was sent.',
      data: { reference: row?.id.slice(0, 8).toUpperCase() },
    });
    expect(row).toMatchObject({
      kind: 'message',
      state: 'new',
      propertyId: villa.id,
      propertyTitle: 'Waterfront villa',
      fullName: 'Ngọzi Eze',
      email: 'ngozi@example.com',
      consent: 'We keep this message to reply to you.',
      userId: null,
    });
  });

  it.each([
    ['no name', { fullName: '' }, { fullName: 'Full name is required' }],
    [
      'neither phone nor email',
      { phoneNumber: '', email: '' },
      { phoneNumber: 'Phone number or email is required' },
    ],
    ['a wrong email', { email: 'ngozi' }, { email: 'Email must be a valid email' }],
    ['a long message', { message: 'a'.repeat(2001) }, { message: expect.any(String) }],
    [
      'three links',
      { message: 'http://a.ng https://b.ng www.c.ng' },
      { message: 'Message can have at most 2 links' },
    ],
  ])('with %s is rejected at the field', async (_what, fields, errors) => {
    const response = await send(fields);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual(errors);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['fills in the field that nobody sees', { website: 'https://spam.example' }],
    ['sends within two seconds', { openedMs: 1999 }],
  ])('of a program that %s is rejected, with other ways to write', async (_what, fields) => {
    const response = await send(fields);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toMatch(/looks like an automatic message.*WhatsApp or email/);
    expect(await stored()).toEqual([]);
    expect(await test.sendEmails()).toEqual([]);
  });

  it('of a signed-in user may be quick: name and email are filled in', async () => {
    const { token } = await verifiedUser(test, 'Bola Ade');
    expect((await send({ openedMs: 900 }, undefined, token)).statusCode).toBe(201);
  });

  it('is limited by the network, and says when to try again', async () => {
    for (let count = 0; count < 30; count += 1) {
      expect((await send()).statusCode).toBe(201);
    }
    const response = await send();
    expect(response.statusCode).toBe(429);
    expect(response.json().message).toMatch(/try again in 60 minutes, or write by WhatsApp/);
    expect(response.headers['retry-after']).toBe('3600');
    expect((await send({}, '203.0.113.77')).statusCode).toBe(201);
  });

  it('that is sent again because its response was lost is stored and emailed once', async () => {
    const { data } = (await send()).json();
    clock.pass(50 * 60);
    expect((await send({}, '203.0.113.77')).json().data).toEqual(data);
    expect(await stored()).toHaveLength(1);
    expect(await test.sendEmails()).toHaveLength(1);
    await send({ fullName: 'Emeka Obi' });
    await send({ property: villa.id });
    expect(await stored()).toHaveLength(3);
    clock.pass(3600);
    await send();
    expect(await stored()).toHaveLength(4);
  });

  it('keeps its home when that is not listed any more, without a title', async () => {
    const gone = 'abcdef0123456789abcdef01';
    expect((await send({ property: gone })).statusCode).toBe(201);
    expect(await stored()).toMatchObject([{ propertyId: gone, propertyTitle: null }]);
  });

  it('is in the data and is deleted with the account of a signed-in sender', async () => {
    const buyer = await verifiedUser(test, 'Bola Ade');
    await send({ message: 'From my account' }, undefined, buyer.token);
    await send({ message: 'From a guest' });
    const { data } = (await call(test.app, 'GET /auth/export', buyer)).json();
    expect(data.enquiries).toMatchObject([{ kind: 'message', message: 'From my account' }]);
    const body = { password: GOOD_PASSWORD };
    await call(test.app, 'POST /auth/delete-account', { token: buyer.token, body });
    expect(await stored()).toMatchObject([{ message: 'From a guest' }]);
  });

  it('is deleted after the configured days without a change', async () => {
    await send();
    const kept = { sessionLimits, enquiryDays: 30 };
    clock.pass(29 * 24 * 3600);
    await deleteExpiredRows(test.db, kept, clock.now);
    expect(await stored()).toHaveLength(1);
    clock.pass(2 * 24 * 3600);
    await deleteExpiredRows(test.db, kept, clock.now);
    expect(await stored()).toEqual([]);
  });
});

describe('A request for a viewing', () => {
  const morning = { day: '2026-03-03', part: 'morning' } as const;
  const viewing = (...times: NonNullable<NewEnquiry['viewing']>['times']) =>
    send({ kind: 'viewing', property: villa.id, viewing: { by: 'video', times } });

  it('has up to three half-days', async () => {
    const times = [
      morning,
      { ...morning, part: 'afternoon' },
      { ...morning, day: '2026-03-05' },
    ] as const;
    expect((await viewing(...times)).statusCode).toBe(201);
    expect(await stored()).toMatchObject([{ kind: 'viewing', viewing: { by: 'video', times } }]);
    await viewing(...times);
    await viewing(morning);
    expect(await stored()).toHaveLength(2);
    expect((await viewing(...times, { ...morning, day: '2026-03-06' })).json().fields).toEqual({
      'viewing.times': 'Choose at most 3 times',
    });
    expect((await viewing()).json().fields).toEqual({
      'viewing.times': 'Choose at least one time',
    });
    expect((await send({ kind: 'viewing' })).json().fields).toEqual({
      viewing: 'Viewing is required',
    });
  });

  it.each([
    ['has begun', { day: '2026-03-02', part: 'morning' } as const],
    ['was on an earlier day', { day: '2026-03-01', part: 'afternoon' } as const],
    ['is more than three weeks ahead', { day: '2026-03-23', part: 'morning' } as const],
  ])('is rejected if a time %s', async (_what, time) => {
    expect((await viewing(time)).json().fields).toEqual({
      'viewing.times': 'This time is no longer available. Choose another',
    });
    expect((await viewing({ day: '2026-03-02', part: 'afternoon' })).statusCode).toBe(201);
  });
});

describe('A report of a listing', () => {
  it('needs no name, and is stored as a report', async () => {
    expect((await report()).json().message).toBe('Your report was sent.');
    expect(await stored()).toMatchObject([
      {
        kind: 'report',
        propertyTitle: 'Waterfront villa',
        fullName: null,
        phoneNumber: null,
        email: null,
      },
    ]);
  });

  it('is checked for spam and limited like a message', async () => {
    expect((await report({ website: 'x' })).statusCode).toBe(400);
    for (let count = 0; count < 30; count += 1) await report();
    expect((await report()).statusCode).toBe(429);
    expect((await send()).statusCode).toBe(429);
  });
});

describe("The email to the company's address", () => {
  it('quotes the message as plain text, and a reply goes to the sender', async () => {
    await send({
      property: villa.id,
      message: 'Hello,\nis it <b>free</b>?\u2028Answer it: http://evil.ng',
    });
    const [email, ...others] = await test.sendEmails();
    expect(others).toEqual([]);
    expect(email).toMatchObject({
      to: 'hello@gida.example',
      subject: 'New message: Waterfront villa',
      replyTo: 'ngozi@example.com',
    });
    expect(email).not.toHaveProperty('html');
    const [row] = await stored();
    expect(email?.text.split('\n')).toEqual([
      'From: Ngọzi Eze',
      'Phone: +234 803 111 2222',
      'Email: ngozi@example.com',
      `Home: Waterfront villa, https://gida.test/admin/properties/${villa.id}`,
      '',
      '> Hello,',
      '> is it <b>free</b>?',
      '> Answer it: http://evil.ng',
      '',
      `Answer it and note what you arranged: https://gida.test/admin/enquiries/${row?.id}`,
      '',
    ]);
  });

  it('names the times of a viewing in Lagos time, and the address of a search', async () => {
    const times = [{ day: '2026-03-03', part: 'morning' } as const];
    await send({ kind: 'viewing', viewing: { by: 'in-person', times } });
    await send({ kind: 'search', search: 'location=Lekki' });
    const texts = (await test.sendEmails()).map(({ text }) => text).join();
    expect(texts).toContain('- Tuesday 3 March, morning (9:00AM–2:00PM)');
    expect(texts).toContain('Search: https://gida.test/property-listings?location=Lekki');
  });

  it('is not sent if the enquiry was deleted before', async () => {
    await send();
    await test.db.delete(enquiries);
    expect(await test.sendEmails()).toEqual([]);
    expect(await test.db.select().from(mailQueue)).toEqual([]);
  });

  it('stops at sixty an hour, while all enquiries are kept', async () => {
    for (let count = 0; count < 62; count += 1) {
      await send({ message: `Message ${count}` }, `198.51.100.${count}`);
    }
    expect(await test.sendEmails()).toHaveLength(60);
    expect(await stored()).toHaveLength(62);
  });
});
