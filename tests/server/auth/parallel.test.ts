import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derivedId } from '#server/core/database/row-id.ts';
import { users } from '#server/core/database/schema.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { testClock } from '#tests/support/test-clock.ts';
import { call, codeFor, GOOD_PASSWORD, registerUser, signIn } from '#tests/support/users.ts';

const house = derivedId('house');

let test: TestApp;
const clock = testClock();

beforeAll(async () => {
  test = await openTestApp({ clock: clock.read });
  await insertProperties(test.db, [newProperty('house')]);
});
afterAll(() => test.close());

describe('Parallel requests of one account', () => {
  it('neither deadlock nor fail', async () => {
    const second = await test.openSecondApp();
    for (let round = 0; round < 6; round += 1) {
      await test.resetLimits();
      const { id, email, token } = await registerUser(test.app);
      const otp = codeFor(email, await test.sendEmails());
      // Makes every request record the use of its session.
      clock.pass(60);
      const password = `password-${round}`;
      const change = { currentPassword: GOOD_PASSWORD, password };
      const form =
        '--x\r\nContent-Disposition: form-data; name="location"\r\n\r\nYaba\r\n--x--\r\n';
      const calls = [test.app, second].flatMap((app) => [
        call(app, 'GET /auth/me', { token }),
        call(app, `GET /properties/${house}`, { token }),
        call(app, `POST /properties/${house}/save`, { token }),
        call(app, `DELETE /properties/${house}/save`, { token }),
        call(app, 'POST /auth/verify-otp', { token, body: { otp } }),
        call(app, 'POST /auth/request-otp', { token }),
        call(app, 'PUT /auth/password', { token, body: change }),
        call(app, 'PUT /auth/profile', {
          token,
          headers: { 'content-type': 'multipart/form-data; boundary=x' },
          body: Buffer.from(form),
        }),
        call(app, 'POST /auth/forgot-password', { body: { email } }),
        signIn(app, email, GOOD_PASSWORD),
        test.sendEmails().then(() => ({ statusCode: 200, body: '' })),
        call(app, round % 2 === 0 ? 'DELETE /auth/sessions' : 'POST /auth/logout', { token }),
        ...(round > 3
          ? [call(app, 'POST /auth/delete-account', { token, body: { password: GOOD_PASSWORD } })]
          : []),
      ]);
      for (const { statusCode, body } of await Promise.all(calls)) {
        expect(statusCode, body).toBeLessThan(500);
      }
      await test.db.delete(users).where(eq(users.id, id));
    }
  });
});
