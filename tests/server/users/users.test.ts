import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as tables from '#server/core/database/accounts-schema.ts';
import { derivedId, newId } from '#server/core/database/row-id.ts';
import { users } from '#server/core/database/schema.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { changeUser, registerAdmin, verifiedUser } from '#tests/support/changed-users.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { testClock } from '#tests/support/test-clock.ts';
import { call, GOOD_PASSWORD, signIn, type TestUser } from '#tests/support/users.ts';

const house = derivedId('house');

let test: TestApp;
let admin: TestUser;
let user: TestUser;
const clock = testClock();

beforeAll(async () => {
  test = await openTestApp({ clock: clock.read });
  await insertProperties(test.db, [newProperty('house')]);
});
beforeEach(async () => {
  await test.db.delete(users);
  admin = await registerAdmin(test, 'Ada Obi');
  user = await verifiedUser(test, 'Tunde Bakare');
});
afterAll(() => test.close());

const asAdmin = (endpoint: Parameters<typeof call>[1], body?: object) =>
  call(test.app, endpoint, { token: admin.token, ...(body && { body }) });

const toRole = (role: string) => ({ role, currentPassword: GOOD_PASSWORD });

async function eventsOf(userId: string, action: string) {
  const { auditEvents } = tables;
  const isIt = and(eq(auditEvents.userId, userId), eq(auditEvents.action, action));
  return test.db.select().from(auditEvents).where(isIt);
}

/** The only event of a user with that action, as in the audit log. */
async function listed({ id }: TestUser, action: string) {
  const { data } = (await asAdmin(`GET /admin/audit-events?user=${id}&action=${action}`)).json();
  expect(data).toHaveLength(1);
  return data[0];
}

describe('The list of users', () => {
  it('contains all users, newest first, without secrets', async () => {
    await call(test.app, `POST /properties/${house}/save`, { token: user.token });
    const response = await asAdmin('GET /admin/users');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    const { data } = response.json();
    expect(data.map(({ fullName }: { fullName: string }) => fullName).sort()).toEqual([
      'Ada Obi',
      'Tunde Bakare',
    ]);
    expect(data).toContainEqual(
      expect.objectContaining({
        ...{ id: user.id, email: user.email, role: 'user', isVerified: true },
        ...{ status: 'Active', propertiesSaved: 1, totalLogins: 0 },
        registrationDate: clock.now.toISOString(),
      }),
    );
    expect(response.body).not.toMatch(/argon2|passwordHash/);
  });

  it('returns one user by id', async () => {
    const response = await asAdmin(`GET /admin/users/${user.id}`);
    expect(response.json().data).toMatchObject({ id: user.id, fullName: 'Tunde Bakare' });
  });

  it.each(['GET /admin/users', 'DELETE /admin/users'] as const)(
    '%s/… gives 404 for a missing user',
    async (endpoint) => {
      for (const id of [newId(), 'nobody', '%00', '💥']) {
        const response = await asAdmin(`${endpoint}/${encodeURIComponent(id)}`);
        expect(response.statusCode).toBe(404);
        expect(response.json()).toEqual({ message: 'User not found.' });
      }
    },
  );
});

describe('The deletion of a user by an admin', () => {
  it('deletes all data about the user, except who deleted whom', async () => {
    const { id, email, token } = user;
    const create = { width: 9, height: 9, channels: 3 as const, background: '#0f5132' };
    const photo = await test.media.store(await sharp({ create }).jpeg().toBuffer());
    await changeUser(test.db, user, { photoName: photo.name });
    await call(test.app, `POST /properties/${house}/save`, { token });
    await call(test.app, `GET /properties/${house}`, { token });
    await call(test.app, 'POST /auth/request-otp', { token });
    await test.sendEmails();
    await signIn(test.app, email, GOOD_PASSWORD);

    expect((await asAdmin(`DELETE /admin/users/${id}`)).statusCode).toBe(200);

    expect((await call(test.app, 'GET /auth/me', { token })).statusCode).toBe(401);
    expect((await signIn(test.app, email, GOOD_PASSWORD)).statusCode).toBe(401);
    expect(await test.media.original(photo.name)).toBeNull();
    const { sessions, oneTimeCodes, savedProperties, mailQueue } = tables;
    for (const table of [sessions, oneTimeCodes, savedProperties, mailQueue]) {
      expect(await test.db.$count(table, eq(table.userId, id))).toBe(0);
    }
    const { auditEvents } = tables;
    const kept = await test.db.select().from(auditEvents).where(eq(auditEvents.userId, id));
    const deletion = kept.filter(({ action }) => action === 'account-deleted');
    expect(deletion).toEqual([
      expect.objectContaining({
        ...{ actorId: admin.id, at: clock.now, address: '203.0.113.1' },
        details: { userName: 'Tunde Bakare' },
      }),
    ]);
    for (const event of kept.filter((each) => each !== deletion[0])) {
      expect(event).toMatchObject({ device: null, address: null, details: null });
    }
  });

  it('leaves the names in what staff did, by the deleted account or to it', async () => {
    const other = await registerAdmin(test, 'Bola Ade');
    const { token } = other;
    const body = { status: 'Deactivated' };
    await call(test.app, `PUT /admin/users/${user.id}/status`, { token, body });
    await asAdmin(`DELETE /admin/users/${other.id}`);
    await asAdmin(`DELETE /admin/users/${user.id}`);
    const deletedAdmin = { id: other.id, fullName: 'Bola Ade', isDeleted: true };
    const deletedUser = { id: user.id, fullName: 'Tunde Bakare', isDeleted: true };
    expect(await listed(user, 'account-deactivated')).toMatchObject({
      ...{ actor: deletedAdmin, user: deletedUser, address: '203.0.113.1', details: {} },
    });
    expect(await listed(user, 'account-deleted')).toMatchObject({
      actor: { id: admin.id, fullName: 'Ada Obi', isDeleted: false },
      user: deletedUser,
    });
    const changed = { user: deletedAdmin, details: { from: 'user', to: 'admin' } };
    expect(await listed(other, 'role-changed')).toMatchObject(changed);
    expect(await listed(other, 'registered')).toMatchObject({
      ...{ user: { ...deletedAdmin, fullName: null }, device: null, address: null },
    });
  });

  it('is rejected for their own account', async () => {
    const response = await asAdmin(`DELETE /admin/users/${admin.id}`);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      message: 'You cannot delete your own admin account. Ask another admin to do it.',
    });
    expect(await test.db.$count(users, eq(users.id, admin.id))).toBe(1);
  });
});

describe('A change of a role', () => {
  it("needs the admin's own password, and is limited and recorded like other checks of it", async () => {
    const path = `PUT /admin/users/${user.id}/role` as const;
    expect((await asAdmin(path, { role: 'admin' })).statusCode).toBe(400);
    const wrong = { role: 'admin', currentPassword: 'not-my-password' };
    const response = await asAdmin(path, wrong);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ currentPassword: 'This password is wrong.' });
    expect(await eventsOf(user.id, 'role-changed')).toEqual([]);
    expect(await eventsOf(admin.id, 'password-check-failed')).toHaveLength(1);
    for (let attempt = 0; attempt < 9; attempt += 1) await asAdmin(path, wrong);
    expect((await asAdmin(path, toRole('admin'))).statusCode).toBe(429);
  });

  it('promotes and demotes at once, and is recorded with its author', async () => {
    const { id, token } = user;
    const path = `PUT /admin/users/${id}/role` as const;
    const made = await asAdmin(path, toRole('admin'));
    expect(made.json().data).toMatchObject({ id, role: 'admin' });
    const asPerson = () => call(test.app, 'GET /admin/users', { token });
    expect((await asPerson()).statusCode).toBe(200);
    expect((await asAdmin(path, toRole('user'))).statusCode).toBe(200);
    expect((await asPerson()).statusCode).toBe(403);
    expect((await call(test.app, 'GET /auth/me', { token })).statusCode).toBe(200);
    const changes = await eventsOf(id, 'role-changed');
    expect(changes.map(({ actorId, details }) => ({ actorId, details }))).toContainEqual({
      actorId: admin.id,
      details: { from: 'admin', to: 'user' },
    });
  });

  it('to the current role is not recorded', async () => {
    await asAdmin(`PUT /admin/users/${user.id}/role`, toRole('user'));
    expect(await eventsOf(user.id, 'role-changed')).toEqual([]);
  });

  it('is rejected if the email is not verified', async () => {
    await changeUser(test.db, user, { isVerified: false });
    const response = await asAdmin(`PUT /admin/users/${user.id}/role`, toRole('admin'));
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe('Only a user with a verified email can become an admin.');
  });

  it.each([
    { ...toRole('admin'), role: 'owner' },
    { ...toRole('admin'), role: null },
    {},
    { ...toRole('admin'), id: 'x' },
  ])('to %o is rejected', async (body) => {
    const response = await asAdmin(`PUT /admin/users/${user.id}/role`, body);
    expect(response.statusCode).toBe(400);
  });
});

describe('A deactivated account', () => {
  const deactivate = () => asAdmin(`PUT /admin/users/${user.id}/status`, { status: 'Deactivated' });

  it('is signed out and cannot sign in; only the correct password reveals why', async () => {
    const { id, email, token } = user;
    await signIn(test.app, email, GOOD_PASSWORD);
    expect((await deactivate()).json().data).toMatchObject({ id, status: 'Deactivated' });
    expect(await test.db.$count(tables.sessions, eq(tables.sessions.userId, id))).toBe(0);
    expect((await call(test.app, 'GET /auth/me', { token })).statusCode).toBe(401);
    const rejected = await signIn(test.app, email, GOOD_PASSWORD);
    expect(rejected.statusCode).toBe(403);
    expect(rejected.json()).toEqual({
      message: 'This account is deactivated. Please contact us.',
    });
    const unknown = await signIn(test.app, 'nobody@example.com', 'wrong-password');
    const wrong = await signIn(test.app, email, 'wrong-password');
    expect(wrong.statusCode).toBe(401);
    expect(wrong.body).toBe(unknown.body);
  });

  it('can sign in again once it is activated', async () => {
    await deactivate();
    const response = await asAdmin(`PUT /admin/users/${user.id}/status`, { status: 'Active' });
    expect(response.json().data.status).toBe('Active');
    expect((await signIn(test.app, user.email, GOOD_PASSWORD)).statusCode).toBe(200);
    for (const action of ['account-deactivated', 'account-activated']) {
      expect(await eventsOf(user.id, action)).toEqual([
        expect.objectContaining({ actorId: admin.id, address: '203.0.113.1', at: clock.now }),
      ]);
    }
  });

  it('does not export the device and address of the admin', async () => {
    await deactivate();
    await asAdmin(`PUT /admin/users/${user.id}/status`, { status: 'Active' });
    const { token } = (await signIn(test.app, user.email, GOOD_PASSWORD)).json().data;
    const exported = (await call(test.app, 'GET /auth/export', { token })).json().data;
    expect(exported.events).toContainEqual({
      ...{ at: clock.now.toISOString(), action: 'account-deactivated' },
      ...{ device: null, address: null },
    });
  });
});

describe('An admin', () => {
  it.each([
    ['change your own role', 'role', toRole('user')],
    ['deactivate your own account', 'status', { status: 'Deactivated' }],
  ])('cannot: %s', async (what, part, body) => {
    const response = await asAdmin(`PUT /admin/users/${admin.id}/${part}`, body);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({ message: `You cannot ${what}. Ask another admin to do it.` });
  });

  it.each(['role', 'status', 'deletion'] as const)(
    'always remains after parallel changes of %s',
    async (part) => {
      const second = await test.openSecondApp();
      for (let round = 0; round < 5; round += 1) {
        await test.db.delete(users);
        const admins: TestUser[] = [];
        for (const name of ['Ada Obi', 'Bola Ade', 'Chidi Eze']) {
          admins.push(await registerAdmin(test, name));
        }
        const responses = await Promise.all(
          admins.flatMap((actor, index) =>
            admins
              .filter((each) => each !== actor)
              .map(({ id }) => {
                const app = index % 2 === 0 ? test.app : second;
                const { token } = actor;
                const path = `/admin/users/${id}` as const;
                if (part === 'deletion') return call(app, `DELETE ${path}`, { token });
                const body = part === 'role' ? toRole('user') : { status: 'Deactivated' };
                return call(app, `PUT ${path}/${part}`, { token, body });
              }),
          ),
        );
        for (const { statusCode, body } of responses) {
          expect([200, 401, 403, 404], body).toContain(statusCode);
        }
        const left = and(eq(users.role, 'admin'), eq(users.status, 'Active'));
        expect(await test.db.$count(users, left)).toBe(1);
      }
    },
  );
});
