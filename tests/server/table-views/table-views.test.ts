import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TableView } from '#contract/endpoints/table-views.ts';
import { tableViews } from '#server/core/database/accounts-schema.ts';
import { newId } from '#server/core/database/row-id.ts';
import { changeUser, registerAdmin, verifiedUser } from '#tests/support/changed-users.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { testClock } from '#tests/support/test-clock.ts';
import { type Call, call, GOOD_PASSWORD, type TestUser } from '#tests/support/users.ts';

let test: TestApp;
let admin: TestUser;
const clock = testClock();

beforeAll(async () => {
  test = await openTestApp({ clock: clock.read });
});
beforeEach(async () => {
  await test.db.delete(tableViews);
  admin = await registerAdmin(test);
});
afterAll(() => test.close());

const cheap = { name: 'Cheap in Abuja', query: 'location=Abuja&sort=price_asc' };

const list = async (token = admin.token): Promise<TableView[]> =>
  (await call(test.app, 'GET /admin/table-views', { token })).json().data;

async function save(view: object, token = admin.token): Promise<TableView> {
  clock.pass(1);
  const response = await call(test.app, 'POST /admin/table-views', { token, body: view });
  expect(response.statusCode).toBe(201);
  return response.json().data;
}

const rename = (id: string, name: string, token = admin.token) =>
  call(test.app, `PUT /admin/table-views/${id}`, { token, body: { name } });

const remove = (id: string, token = admin.token) =>
  call(test.app, `DELETE /admin/table-views/${id}`, { token });

describe('The views of the table', () => {
  it('are saved in order, renamed and deleted', async () => {
    const first = await save(cheap);
    const second = await save({ name: 'Lagos', query: 'location=Lagos' });
    expect(await list()).toEqual([first, second]);
    expect((await rename(first.id, 'Abuja')).json().data).toEqual({ ...first, name: 'Abuja' });
    expect((await remove(second.id)).statusCode).toBe(200);
    expect(await list()).toEqual([{ ...first, name: 'Abuja' }]);
    expect((await remove(second.id)).statusCode).toBe(404);
  });

  it('are replaced by one with the same name', async () => {
    const first = await save(cheap);
    const second = await save({ name: 'Lagos', query: 'location=Lagos' });
    expect(await save({ ...cheap, query: 'q=new' })).toEqual({ ...first, query: 'q=new' });
    expect((await rename(second.id, cheap.name)).statusCode).toBe(200);
    expect(await list()).toEqual([{ ...second, name: cheap.name }]);
  });

  it('are at most 20 an account, of which one can still be replaced', async () => {
    for (let number = 1; number <= 20; number += 1) {
      await save({ name: `View ${number}`, query: '' });
    }
    const response = await call(test.app, 'POST /admin/table-views', {
      token: admin.token,
      body: cheap,
    });
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe('You have 20 views. Delete one to save another.');
    await save({ name: 'View 1', query: 'q=new' });
    expect(await list()).toHaveLength(20);
  });

  it('have a name and an encoded query', async () => {
    for (const body of [{ ...cheap, name: ' ' }, { ...cheap, query: 'q=a b' }, { name: 'Cheap' }]) {
      const response = await call(test.app, 'POST /admin/table-views', {
        token: admin.token,
        body,
      });
      expect(response.statusCode).toBe(400);
    }
  });

  it('belong to one admin, and no other sees, renames or deletes them', async () => {
    const own = await save(cheap);
    const other = await registerAdmin(test, 'Chidi Okeke');
    const others = await save({ ...cheap, query: 'q=other' }, other.token);
    expect(await list(other.token)).toEqual([others]);
    expect((await rename(own.id, 'Taken', other.token)).statusCode).toBe(404);
    expect((await remove(own.id, other.token)).statusCode).toBe(404);
    expect((await rename(newId(), cheap.name, other.token)).statusCode).toBe(404);
    expect(await list()).toEqual([own]);
    expect(await list(other.token)).toEqual([others]);
  });

  it('are for admins alone', async () => {
    const { id } = await save(cheap);
    const buyer = await verifiedUser(test, 'Bola Ade');
    const callers: [number, Call][] = [
      [401, {}],
      [403, { token: buyer.token }],
    ];
    for (const [status, caller] of callers) {
      const responses = await Promise.all([
        call(test.app, 'GET /admin/table-views', caller),
        call(test.app, 'POST /admin/table-views', { ...caller, body: cheap }),
        call(test.app, `PUT /admin/table-views/${id}`, { ...caller, body: { name: 'Mine' } }),
        call(test.app, `DELETE /admin/table-views/${id}`, caller),
      ]);
      expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(4).fill(status));
    }
    expect(await list()).toHaveLength(1);
  });

  it('are in the export of the account, and deleted with it', async () => {
    await save(cheap);
    const { token } = admin;
    const { data } = (await call(test.app, 'GET /auth/export', { token })).json();
    expect(data.tableViews).toEqual([cheap]);
    await changeUser(test.db, admin, { role: 'user' });
    const deleted = await call(test.app, 'POST /auth/delete-account', {
      token,
      body: { password: GOOD_PASSWORD },
    });
    expect(deleted.statusCode).toBe(200);
    expect(await test.db.$count(tableViews)).toBe(0);
  });
});
