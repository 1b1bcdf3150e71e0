import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeUser, registerAdmin } from '#tests/support/changed-users.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { testClock } from '#tests/support/test-clock.ts';
import { call, registerUser } from '#tests/support/users.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const clock = testClock();
let test: TestApp;
let token: string;

/** A user with these dates of registration and last use. */
async function registered(at: string, lastActiveDaysAgo: number, status = 'Active') {
  const user = await registerUser(test.app);
  const registrationDate = new Date(at);
  const lastActive = new Date(+clock.now - lastActiveDaysAgo * DAY_MS);
  await changeUser(test.db, user, { registrationDate, lastActive, status });
}

beforeAll(async () => {
  test = await openTestApp({ clock: clock.read });
  ({ token } = await registerAdmin(test));
  // Already the 1st in Lagos, an hour ahead of UTC.
  await registered('2026-01-31T23:30:00Z', 29);
  await registered('2026-02-01T10:00:00Z', 31);
  await registered('2026-02-01T22:59:59Z', 1, 'Deactivated');
});
afterAll(() => test.close());

const dataOf = async (endpoint: 'total' | 'active' | 'registrations') =>
  (await call(test.app, `GET /admin/stats/users/${endpoint}`, { token })).json().data;

describe('The statistics of users', () => {
  it('count every account', async () => {
    expect(await dataOf('total')).toEqual({ total: 4 });
  });

  it('count users as active who are not deactivated and used their account within 30 days', async () => {
    expect(await dataOf('active')).toEqual({ total: 2 });
  });

  it('count registrations by day in Lagos, oldest first', async () => {
    expect(await dataOf('registrations')).toEqual([
      { date: '2026-02-01', count: 3 },
      { date: '2026-03-02', count: 1 },
    ]);
  });
});
