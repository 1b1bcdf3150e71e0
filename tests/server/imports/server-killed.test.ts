import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ImportColumns } from '#contract/endpoints/import-mapping.ts';
import type { ImportJob } from '#contract/endpoints/property-import.ts';
import { openDatabase } from '#server/core/database/database.ts';
import { importJobs } from '#server/core/database/import-jobs-schema.ts';
import { properties } from '#server/core/database/schema.ts';
import { createOrPromoteAdmin } from '#server/modules/users/create-admin.ts';
import { houseRows, houseSheet } from '#tests/support/house-rows.ts';
import { createMigratedTarget, type ImportTarget } from '#tests/support/import-process.ts';
import { type LaunchedServer, launchServer } from '#tests/support/launched-server.ts';
import { GOOD_PASSWORD } from '#tests/support/users.ts';

const rowCount = 1500;
const email = 'amaka@gida.example';

let target: ImportTarget;
let server: LaunchedServer;
let token: string;

beforeAll(async () => {
  target = await createMigratedTarget();
  const { db, close } = await openDatabase(target);
  await createOrPromoteAdmin(db, {
    email: async () => email,
    fullName: async () => 'Amaka Okafor',
    password: async () => GOOD_PASSWORD,
    confirmsPromotion: async () => true,
  }).finally(close);
  server = await start();
  ({ token } = await send('POST', '/auth/login', { email, password: GOOD_PASSWORD }));
}, 120_000);
afterEach(() => server.kill());
afterAll(() => target.remove());

function start(): Promise<LaunchedServer> {
  const { dataDir, databaseUrl } = target;
  const environment = { DEMO_DATA: 'false', DATABASE_URL: databaseUrl ?? '' };
  return launchServer({ dataDir, environment });
}

/**
 * SIGKILL, so that the process can store nothing more and keeps its lease. The test ends the lease, which
 * lasts 15 seconds; `resumed-imports.test.ts` waits for the end of one.
 */
async function killAndStart(): Promise<void> {
  await server.kill();
  const { db, close } = await openDatabase(target);
  await db.update(importJobs).set({ claimedUntil: new Date() }).finally(close);
  server = await start();
}

async function send(method: string, path: string, body?: object) {
  const isForm = body instanceof FormData;
  const response = await fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const { data, message } = await response.json();
  expect(response.ok, message).toBe(true);
  return data;
}

async function waitFor(id: string, holds: (job: ImportJob) => boolean): Promise<ImportJob> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await delay(20)) {
    const job = await send('GET', `/admin/imports/${id}`);
    if (holds(job)) return job;
  }
  throw new Error(`The import ${id} never got there`);
}

describe('A server that is killed', () => {
  it('goes on with the check, keeps every correction, and imports each row once', async () => {
    const form = new FormData();
    const rejected = 'many,5,5,4,Detached Duplex,Lekki,Lagos,900000000';
    const sheet = houseSheet([rejected, rejected.replace('9', '8'), ...houseRows(rowCount)]);
    form.append('file', new File([sheet], 'houses.csv'));
    const { id }: ImportJob = await send('POST', '/admin/imports', form);
    await waitFor(id, ({ state }) => state === 'checked');

    await send('PUT', `/admin/imports/${id}/rows`, { line: 2, cells: { 0: '6' } });
    await send('PUT', `/admin/imports/${id}/rows`, { line: 4, choice: 'leave-out' });

    const { mapping }: ImportColumns = await send('GET', `/admin/imports/${id}/columns`);
    const words = { ...mapping.words, type: { 'detached duplex': 'Villa' } };
    await send('PUT', `/admin/imports/${id}/columns`, { ...mapping, words });
    await waitFor(id, ({ rows }) => rows.read > 0 && rows.read < rowCount);
    await killAndStart();
    const checked = await waitFor(id, ({ state }) => state === 'checked');
    const counts = { read: rowCount + 2, imported: rowCount, leftOut: 1, rejected: 1 };
    expect(checked.rows).toMatchObject(counts);

    await send('POST', `/admin/imports/${id}/confirm`);
    await waitFor(id, ({ rows }) => rows.imported > 0 && rows.imported < rowCount);
    await killAndStart();
    const finished = await waitFor(id, ({ state }) => state === 'finished');
    expect(finished.rows).toMatchObject(counts);

    await server.kill();
    const { db, close } = await openDatabase(target);
    const stored = await db.select().from(properties).finally(close);
    expect(stored).toHaveLength(rowCount);
    expect(stored.filter(({ bedrooms }) => bedrooms === 6)).toHaveLength(1);
    expect(new Set(stored.map(({ type }) => type))).toEqual(new Set(['Villa']));
  }, 150_000);
});
