import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openTestApp, type TestApp } from './test-app.ts';
import { testClock } from './test-clock.ts';
import { registerUser, type TestUser } from './users.ts';

/** One server for the tests of a file, with a clock that they move and a new user for each. */
export function serverWithUser() {
  const clock = testClock();
  // The hooks set both before a test reads them.
  const given = { clock } as { clock: typeof clock; test: TestApp; user: TestUser };
  beforeAll(async () => {
    given.test = await openTestApp({ clock: clock.read });
  });
  beforeEach(async () => {
    given.user = await registerUser(given.test.app);
    await given.test.sendEmails();
  });
  afterAll(() => given.test.close());
  return given;
}
