import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alerts, mailQueue } from '#server/core/database/accounts-schema.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { changeUser, verifiedUser } from '#tests/support/changed-users.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { openPropertyFixture, type PropertyFixture } from '#tests/support/property-fixture.ts';
import { testClock } from '#tests/support/test-clock.ts';
import { call, type TestUser } from '#tests/support/users.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

let fixture: PropertyFixture;
let reader: TestUser;
const clock = testClock();
const inAbuja = { name: 'Homes in Abuja', query: 'location=Abuja' };

beforeAll(async () => {
  // The clock passes many days.
  const longMs = 365 * 24 * HOUR * 1000;
  const sessionLimits = { userIdleMs: longMs, adminIdleMs: longMs, maxMs: longMs };
  fixture = await openPropertyFixture({ clock: clock.read, config: { sessionLimits } });
});
beforeEach(async () => {
  clock.now = new Date(+clock.now + 24 * HOUR * 1000);
  setLagosTime('10:00');
  await fixture.clear();
  await fixture.db.delete(alerts);
  await fixture.sendEmails();
  reader = await verifiedUser(fixture, 'Bola Ade');
  await fixture.sendEmails();
});
afterAll(() => fixture.close());

/** Moves the clock to a time of the same day in Lagos. */
function setLagosTime(time: string) {
  const day = new Date(+clock.now + HOUR * 1000).toISOString().slice(0, 10);
  clock.now = new Date(`${day}T${time}:00+01:00`);
}

function nextDay(time: string) {
  clock.pass(24 * HOUR);
  setLagosTime(time);
}

async function turnOn(body: object, { token } = reader): Promise<string> {
  const response = await call(fixture.app, 'POST /alerts', { token, body });
  expect(response.statusCode).toBe(201);
  return response.json().data.id;
}

const turnOnSearch = (frequency = 'at-once') => turnOn({ ...inAbuja, frequency });

/** The emails that go out now. */
async function emailsNow() {
  await fixture.queueAlerts();
  return fixture.sendEmails();
}

/** The subjects of the emails that go out within three minutes. */
async function subjects(): Promise<string[]> {
  clock.pass(3 * MINUTE);
  return (await emailsNow()).map(({ subject }) => subject);
}

/** Lists a home a second later, because the clock stands still. */
async function listHome(title: string, fields: Record<string, string> = {}) {
  clock.pass(1);
  return fixture.create({ title, location: 'Wuse 2, Abuja', ...fields });
}

async function changeHome(id: string, fields: Record<string, string>) {
  clock.pass(1);
  await fixture.put(id, fields);
}

describe('The alert of a search that is sent at once', () => {
  it('reports new homes that match it, once', async () => {
    await listHome('Known before');
    await turnOnSearch();
    await listHome('Terrace in Wuse', { price: '85000000' });
    await listHome('Villa in Ikoyi', { location: 'Ikoyi, Lagos' });
    clock.pass(3 * MINUTE);
    const [email, ...others] = await emailsNow();
    expect(others).toEqual([]);
    expect(email).toMatchObject({ to: reader.email, subject: '1 new home: Homes in Abuja' });
    expect(email?.text).toMatch(/^Hello Bola Ade,\n\n1 new home matches your saved search “Homes/);
    expect(email?.text).toContain('Terrace in Wuse\n₦85,000,000\nWuse 2, Abuja · 4 bedrooms');
    expect(email?.text).toContain('https://gida.test/property-listings?location=Abuja\n');
    expect(email?.text).not.toMatch(/Known before|Ikoyi/);
    expect(email?.html).toContain('>Terrace in Wuse</a>');
    expect(await subjects()).toEqual([]);
  });

  it('reports what was published, never a draft, a deleted or an unpublished home', async () => {
    await turnOnSearch();
    const draft = await listHome('Draft', { published: 'false' });
    const deleted = await listHome('Deleted');
    const hidden = await listHome('Hidden');
    await fixture.remove(deleted._id);
    await changeHome(hidden._id, { published: 'false' });
    expect(await subjects()).toEqual([]);
    clock.pass(HOUR);
    await changeHome(draft._id, { published: 'true' });
    expect(await subjects()).toEqual(['1 new home: Homes in Abuja']);
    clock.pass(HOUR);
    await changeHome(hidden._id, { published: 'true' });
    expect(await subjects()).toEqual(['1 new home: Homes in Abuja']);
  });

  it('does not report again a home that was hidden for a while', async () => {
    const house = await listHome('House');
    clock.pass(48 * HOUR);
    await turnOnSearch();
    await changeHome(house._id, { published: 'false' });
    await changeHome(house._id, { published: 'true' });
    expect(await subjects()).toEqual([]);
  });

  it('reports an imported home by its publication, not by its day of listing', async () => {
    await turnOnSearch();
    const old = newProperty('old', { location: 'Garki, Abuja', createdAt: new Date('2025-01-01') });
    clock.pass(1);
    await insertProperties(fixture.db, [old], clock.now);
    expect(await subjects()).toEqual(['1 new home: Homes in Abuja']);
  });

  it('waits two minutes, so that a slip can be undone, and then 15 between two emails', async () => {
    await turnOnSearch();
    await listHome('First');
    clock.pass(MINUTE);
    expect(await emailsNow()).toEqual([]);
    clock.pass(MINUTE);
    expect(await emailsNow()).toHaveLength(1);
    await listHome('Second');
    await listHome('Third');
    clock.pass(10 * MINUTE);
    expect(await emailsNow()).toEqual([]);
    clock.pass(5 * MINUTE);
    expect((await emailsNow()).map(({ subject }) => subject)).toEqual([
      '2 new homes: Homes in Abuja',
    ]);
  });

  it('is silent from 21:00 to 7:00 in Lagos, also for an email that could not be sent', async () => {
    await turnOnSearch();
    setLagosTime('20:50');
    await listHome('Evening');
    setLagosTime('20:59');
    await fixture.queueAlerts();
    expect(await fixture.db.$count(mailQueue)).toBe(1);
    setLagosTime('21:00');
    await listHome('Night');
    expect(await fixture.sendEmails()).toEqual([]);
    nextDay('06:59');
    expect(await emailsNow()).toEqual([]);
    setLagosTime('07:00');
    const bodies = (await emailsNow()).map(({ text }) => text).sort();
    expect(bodies).toEqual([expect.stringContaining('Evening'), expect.stringContaining('Night')]);
  });

  it('names ten homes and how many more there are', async () => {
    await turnOnSearch();
    for (let count = 1; count <= 12; count += 1) await listHome(`Home ${count}`);
    clock.pass(3 * MINUTE);
    const [email] = await emailsNow();
    expect(email?.subject).toBe('12 new homes: Homes in Abuja');
    expect(email?.text.match(/^Home \d+$/gm)).toHaveLength(10);
    expect(email?.text).toContain('See these and 2 more: https://gida.test/property-listings?');
  });

  it('quotes names as plain text that no mail client turns into a link', async () => {
    await turnOn({ ...inAbuja, name: '<b>win.example</b>', frequency: 'at-once' });
    await listHome('House');
    clock.pass(3 * MINUTE);
    const [email] = await emailsNow();
    expect(email?.subject).toBe('1 new home: <b>win. example</b>');
    expect(email?.html).toContain('&lt;b&gt;win. example&lt;/b&gt;');
    expect(email?.html).not.toContain('<b>');
  });
});

describe('The alert of a search that is sent once a day', () => {
  it('is one email in the morning, and none if nothing is new', async () => {
    await turnOnSearch('daily');
    await listHome('One');
    clock.pass(HOUR);
    await listHome('Two');
    setLagosTime('20:00');
    expect(await emailsNow()).toEqual([]);
    nextDay('07:30');
    expect(await emailsNow()).toEqual([]);
    setLagosTime('08:00');
    expect((await emailsNow()).map(({ subject }) => subject)).toEqual([
      '2 new homes: Homes in Abuja',
    ]);
    await listHome('Three');
    setLagosTime('12:00');
    expect(await emailsNow()).toEqual([]);
    nextDay('08:00');
    expect(await emailsNow()).toHaveLength(1);
    nextDay('08:00');
    expect(await emailsNow()).toEqual([]);
  });

  it('comes at once after it was changed, with what is new since', async () => {
    const id = await turnOnSearch('daily');
    await listHome('One');
    const body = { frequency: 'at-once' };
    await call(fixture.app, `PUT /alerts/${id}`, { token: reader.token, body });
    expect(await subjects()).toEqual(['1 new home: Homes in Abuja']);
  });
});

describe('The alert of a price', () => {
  it('reports the old and the new price, once, and nothing but the price', async () => {
    const house = await listHome('Duplex', { price: '90000000' });
    await turnOn({ propertyId: house._id, frequency: 'at-once' });
    await changeHome(house._id, { title: 'Duplex with a garden' });
    expect(await subjects()).toEqual([]);
    await changeHome(house._id, { price: '85000000' });
    clock.pass(3 * MINUTE);
    const [email, ...others] = await emailsNow();
    expect(others).toEqual([]);
    expect(email?.subject).toBe('Price reduced: Duplex with a garden');
    expect(email?.text).toContain('was ₦90,000,000 and is now ₦85,000,000, ₦5,000,000 less.');
    expect(email?.text).toContain(`https://gida.test/property-listing/${house._id}`);
    expect(await subjects()).toEqual([]);
    clock.pass(HOUR);
    await changeHome(house._id, { price: '95000000' });
    expect(await subjects()).toEqual(['New price: Duplex with a garden']);
  });

  it('says nothing of a price that is changed back, or of a home that is not listed', async () => {
    const house = await listHome('Duplex', { price: '90000000' });
    await turnOn({ propertyId: house._id, frequency: 'daily' });
    await changeHome(house._id, { price: '85000000' });
    await changeHome(house._id, { price: '90000000' });
    nextDay('09:00');
    expect(await emailsNow()).toEqual([]);
    await changeHome(house._id, { price: '80000000', published: 'false' });
    nextDay('09:00');
    expect(await emailsNow()).toEqual([]);
    await fixture.remove(house._id);
    nextDay('09:00');
    expect(await emailsNow()).toEqual([]);
  });

  it('never reveals the price of a development', async () => {
    const house = await listHome('Duplex', { price: '90000000' });
    await turnOn({ propertyId: house._id, frequency: 'at-once' });
    await changeHome(house._id, { status: 'New Development', price: '70000000' });
    expect(await subjects()).toEqual([]);
    const tower = await listHome('Tower', { status: 'New Development', price: '60000000' });
    await turnOn({ propertyId: tower._id, frequency: 'daily' });
    await changeHome(tower._id, { price: '50000000' });
    nextDay('09:00');
    expect(await emailsNow()).toEqual([]);
    const stored = await fixture.db.select().from(alerts).where(eq(alerts.name, 'Tower'));
    expect(stored).toMatchObject([{ price: null }]);
  });
});

describe('Nothing is sent', () => {
  it('by an alert that was turned off, also if its email waits already', async () => {
    const id = await turnOnSearch();
    await listHome('House');
    clock.pass(3 * MINUTE);
    await fixture.queueAlerts();
    expect(await fixture.db.$count(mailQueue)).toBe(1);
    const { token } = reader;
    await call(fixture.app, `PUT /alerts/${id}`, { token, body: { isOn: false } });
    expect(await fixture.sendEmails()).toEqual([]);
    clock.pass(HOUR);
    await listHome('Another house');
    expect(await subjects()).toEqual([]);
    await call(fixture.app, `PUT /alerts/${id}`, { token, body: { isOn: true } });
    expect(await subjects()).toEqual([]);
  });

  it('to a user who is deactivated or not verified', async () => {
    const other = await verifiedUser(fixture, 'Ngozi Eze');
    await fixture.sendEmails();
    for (const user of [reader, other]) await turnOn({ ...inAbuja, frequency: 'at-once' }, user);
    await changeUser(fixture.db, reader, { status: 'Deactivated' });
    await changeUser(fixture.db, other, { isVerified: false });
    await listHome('House');
    expect(await subjects()).toEqual([]);
  });
});
