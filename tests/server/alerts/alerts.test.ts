import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Alert, MAX_ALERTS } from '#contract/endpoints/alerts.ts';
import { alerts } from '#server/core/database/accounts-schema.ts';
import { accountSecret } from '#server/core/security/secrets-store.ts';
import { unsubscribeToken } from '#server/modules/alerts/alerts-service.ts';
import { verifiedUser } from '#tests/support/changed-users.ts';
import { openPropertyFixture, type PropertyFixture } from '#tests/support/property-fixture.ts';
import { testClock } from '#tests/support/test-clock.ts';
import { call, GOOD_PASSWORD, registerUser, type TestUser } from '#tests/support/users.ts';

let fixture: PropertyFixture;
let reader: TestUser;
let other: TestUser;
const clock = testClock();
const inAbuja = { name: 'Homes in Abuja', query: 'location=Abuja', frequency: 'at-once' };

beforeAll(async () => {
  fixture = await openPropertyFixture({ clock: clock.read });
});
beforeEach(async () => {
  reader = await verifiedUser(fixture, 'Bola Ade');
  other = await verifiedUser(fixture, 'Ngozi Eze');
});
afterAll(() => fixture.close());

function create(body: object, { token }: { token?: string } = reader) {
  return call(fixture.app, 'POST /alerts', { token, body });
}

async function created(body: object, user: TestUser = reader): Promise<Alert> {
  const response = await create(body, user);
  expect(response.statusCode).toBe(201);
  return response.json().data;
}

async function listed({ token }: TestUser = reader): Promise<Alert[]> {
  return (await call(fixture.app, 'GET /alerts', { token })).json().data;
}

async function tokenOf(id: string): Promise<string> {
  return unsubscribeToken(await accountSecret(fixture.db)(), id);
}

function unsubscribe(token: string) {
  return call(fixture.app, `POST /alerts/unsubscribe?token=${token}`);
}

describe('An alert', () => {
  it('is turned on, changed and deleted by its user, latest first', async () => {
    const search = await created(inAbuja);
    expect(search).toEqual({
      ...inAbuja,
      id: search.id,
      propertyId: null,
      isOn: true,
      emailedAt: null,
    });
    clock.pass(1);
    const house = await fixture.create({ title: 'Duplex in Jos' });
    const price = await created({ propertyId: house._id, frequency: 'daily' });
    expect(price).toMatchObject({ name: 'Duplex in Jos', query: null, propertyId: house._id });
    expect((await listed()).map(({ id }) => id)).toEqual([price.id, search.id]);
    const { token } = reader;
    const body = { isOn: false, frequency: 'daily' };
    const changed = await call(fixture.app, `PUT /alerts/${search.id}`, { token, body });
    expect(changed.json().data).toEqual({ ...search, ...body });
    expect((await call(fixture.app, `DELETE /alerts/${search.id}`, { token })).statusCode).toBe(
      200,
    );
    expect(await listed()).toEqual([price]);
  });

  it('is the same one if it is turned on again', async () => {
    const { id } = await created(inAbuja);
    await unsubscribe(await tokenOf(id));
    expect(await listed()).toMatchObject([{ id, isOn: false }]);
    const again = await created({ ...inAbuja, name: 'Abuja', frequency: 'daily' });
    expect(again).toMatchObject({ id, name: 'Abuja', frequency: 'daily', isOn: true });
    expect(await listed()).toEqual([again]);
    const both = await Promise.all([create(inAbuja, other), create(inAbuja, other)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await listed(other)).toHaveLength(1);
  });

  it('needs a user with a verified email', async () => {
    expect((await create(inAbuja, {})).statusCode).toBe(401);
    expect((await call(fixture.app, 'GET /alerts')).statusCode).toBe(401);
    const unverified = await registerUser(fixture.app);
    const response = await create(inAbuja, unverified);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({ message: 'Please verify your email first.' });
  });

  it('is not found by another user, nor by an admin', async () => {
    const alert = await created(inAbuja);
    for (const { token } of [other, fixture.admin]) {
      const body = { isOn: false };
      const change = await call(fixture.app, `PUT /alerts/${alert.id}`, { token, body });
      expect(change.statusCode).toBe(404);
      const removal = await call(fixture.app, `DELETE /alerts/${alert.id}`, { token });
      expect(removal.statusCode).toBe(404);
      expect(removal.json()).toEqual({ message: 'Alert not found.' });
    }
    expect(await listed()).toEqual([alert]);
    expect(await listed(other)).toEqual([]);
  });

  it('needs either a search with a name or a home', async () => {
    const frequency = 'daily';
    const { query, name } = inAbuja;
    const propertyId = '0'.repeat(24);
    for (const body of [
      { frequency },
      { frequency, query },
      { frequency, name },
      { frequency, query, name, propertyId },
      { query, name },
      { ...inAbuja, frequency: 'hourly' },
      { ...inAbuja, name: ' ' },
      { ...inAbuja, query: 'q=two words' },
      { ...inAbuja, query: 'q'.repeat(2001) },
      { ...inAbuja, userId: other.id },
    ]) {
      expect((await create(body)).statusCode).toBe(400);
    }
    expect((await create({ frequency, propertyId })).statusCode).toBe(404);
    expect((await create({ frequency, propertyId: "'--" })).statusCode).toBe(404);
  });

  it('on a home that is not published does not exist, and shows no title of a draft', async () => {
    const draft = await fixture.create({ title: 'Secret draft', published: 'false' });
    const response = await create({ propertyId: draft._id, frequency: 'daily' });
    expect(response.statusCode).toBe(404);
    const house = await fixture.create({ title: 'Bungalow in Uyo' });
    await created({ propertyId: house._id, frequency: 'daily' });
    await fixture.put(house._id, { title: 'Bungalow with a garden' });
    expect(await listed()).toMatchObject([{ name: 'Bungalow with a garden' }]);
    await fixture.put(house._id, { title: 'Secret title', published: 'false' });
    expect(await listed()).toMatchObject([{ name: 'Bungalow in Uyo' }]);
    await fixture.remove(house._id);
    expect(await listed()).toMatchObject([{ name: 'Bungalow in Uyo' }]);
  });

  it(`is one of at most ${MAX_ALERTS}`, async () => {
    const { id: userId } = reader;
    const { db } = fixture;
    await created(inAbuja);
    const [row] = await db.select().from(alerts).where(eq(alerts.userId, userId));
    if (!row) throw new Error('The alert is missing');
    const copies = Array.from({ length: MAX_ALERTS - 2 }, (_, index) => ({
      ...row,
      id: `${index}`.padStart(24, '0'),
      query: `q=${index}`,
    }));
    await db.insert(alerts).values(copies);
    const bodies = ['a', 'b', 'c'].map((q) => ({ ...inAbuja, query: `q=${q}` }));
    const responses = await Promise.all(bodies.map((body) => create(body)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect((await create(inAbuja)).statusCode).toBe(201);
    await db.delete(alerts).where(eq(alerts.userId, userId));
  });

  it('is in the export of the account, and goes with it', async () => {
    const { token } = other;
    const alert = await created(inAbuja, other);
    const exported = await call(fixture.app, 'GET /auth/export', { token });
    const { id: _, ...data } = alert;
    expect(exported.json().data.alerts).toEqual([data]);
    const body = { password: GOOD_PASSWORD };
    await call(fixture.app, 'POST /auth/delete-account', { token, body });
    expect(await fixture.db.$count(alerts, eq(alerts.userId, other.id))).toBe(0);
  });
});

describe('The link in an email', () => {
  it('turns off its alert with one click of a mail client, without a login', async () => {
    const alert = await created(inAbuja);
    const url = `/api/alerts/unsubscribe?token=${await tokenOf(alert.id)}`;
    for (const [type, payload] of [
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      ['multipart/form-data; boundary=b', '--b\r\n\r\nOne-Click\r\n--b--'],
    ]) {
      const headers = { 'content-type': type };
      const response = await fixture.app.inject({ method: 'POST', url, headers, payload });
      expect(response.statusCode).toBe(200);
      expect(response.json().data).toEqual({ name: 'Homes in Abuja' });
    }
    expect(await listed()).toEqual([{ ...alert, isOn: false }]);
  });

  it('leads to a page that asks first, and changes nothing by itself', async () => {
    const alert = await created(inAbuja);
    const token = await tokenOf(alert.id);
    const response = await fixture.app.inject(`/api/alerts/unsubscribe?token=${token}`);
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe(`/authentication/stop-alert#${token}`);
    expect(await listed()).toEqual([alert]);
  });

  it('is rejected if it is changed, and is no error for an alert that was deleted', async () => {
    const [mine, theirs] = [await created(inAbuja), await created(inAbuja, other)];
    const token = await tokenOf(mine.id);
    for (const wrong of [`${token}x`, token.replace(mine.id, theirs.id), mine.id, '-']) {
      const response = await unsubscribe(wrong);
      expect(response.statusCode).toBe(400);
      expect(response.json().message).toMatch(/^This link is not complete\./);
    }
    expect([...(await listed()), ...(await listed(other))]).toEqual([mine, theirs]);
    await call(fixture.app, `DELETE /alerts/${mine.id}`, { token: reader.token });
    expect((await unsubscribe(token)).json().data).toEqual({ name: null });
  });
});

describe('The statistics of alerts', () => {
  it('are for admins', async () => {
    await fixture.db.delete(alerts);
    await created(inAbuja);
    const off = await created({ ...inAbuja, query: 'location=Lagos' });
    await created(inAbuja, other);
    await unsubscribe(await tokenOf(off.id));
    const read = (token?: string) => call(fixture.app, 'GET /admin/stats/alerts', { token });
    expect((await read(fixture.admin.token)).json().data).toEqual({ on: 2, people: 2, emailed: 0 });
    expect((await read(reader.token)).statusCode).toBe(403);
    expect((await read()).statusCode).toBe(401);
  });
});
