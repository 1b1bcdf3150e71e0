import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints/endpoints.ts';
import { users } from '#server/core/database/schema.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { fuzz } from '#tests/support/fuzz/fuzz.ts';
import type { FuzzTarget } from '#tests/support/fuzz/fuzz-accounts.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { GOOD_PASSWORD, registerUser } from '#tests/support/users.ts';

let test: TestApp;
let target: FuzzTarget;

beforeAll(async () => {
  test = await openTestApp();
  const { app, db } = test;
  await insertProperties(db, [newProperty('house'), newProperty('land'), newProperty('flat')]);
  const { id, email } = await registerUser(app);
  await db.update(users).set({ role: 'admin', isVerified: true }).where(eq(users.id, id));
  target = {
    admin: { email, password: GOOD_PASSWORD },
    async send({ method, path, headers, body, from }) {
      const response = await app.inject({
        // The contract has only these methods; `inject` types them as literals.
        method: method as 'GET',
        url: path,
        headers,
        remoteAddress: from,
        ...(body !== undefined && { payload: body }),
      });
      return { status: response.statusCode, headers: response.headers, text: response.body };
    },
    async verify(account) {
      await db.update(users).set({ isVerified: true }).where(eq(users.email, account.email));
    },
  };
});
afterAll(() => test.close());

it('Responses to random requests follow the contract and cross no permission', async () => {
  const report = await fuzz(target, { requests: 1000, perEndpoint: 10, seed: 1 });
  expect(report.examples).toEqual([]);
  expect(report.isVictimUnchanged).toBe(true);
  expect(report.requests).toBeGreaterThanOrEqual(1000);
  // With ten requests to each, most endpoints succeed at least once: not all are rejected alike.
  expect(report.neverSucceeded.length).toBeLessThan(endpoints.size / 2);
});
