import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Database, openDatabase } from '#server/core/database/database.ts';
import { newId } from '#server/core/database/row-id.ts';
import { properties } from '#server/core/database/schema.ts';
import { isDatabaseUnavailable } from '#server/core/database/unavailable.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { startLoad } from '#tests/support/database-load.ts';
import { launchPostgres } from '#tests/support/postgres-server.ts';
import { newProperty } from '#tests/support/property-builders.ts';

const terminateOthers = sql`select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

/** What the API would respond. */
async function respond(query: () => Promise<string | null>) {
  const start = performance.now();
  const response = { id: null, retryAfter: '5', milliseconds: 0 };
  try {
    const id = await query();
    return { ...response, id, status: 200, milliseconds: performance.now() - start };
  } catch (error) {
    return { ...response, status: isDatabaseUnavailable(error) ? 503 : 500 };
  }
}

async function countOf(db: Database): Promise<null> {
  await db.$count(properties);
  return null;
}

it('Restarts of PostgreSQL under load end no process and lose no confirmed write', async () => {
  const postgres = await launchPostgres();
  onTestFinished(postgres.stop);
  const dataDir = await mkdtemp(join(tmpdir(), 'gida-restarts-'));
  const { db, close } = await openDatabase({ dataDir, databaseUrl: postgres.url });
  const load = startLoad({
    read: () => respond(() => countOf(db)),
    ready: () => respond(() => countOf(db)),
    create: (title) =>
      respond(async () => {
        const id = newId();
        await db.transaction(async (transaction) => {
          await insertProperties(transaction, [newProperty(id, { id, title })]);
        });
        return id;
      }),
  });
  for (const interrupt of [
    () => postgres.restart('fast'),
    () => postgres.restart('immediate'),
    () => db.execute(terminateOthers),
  ]) {
    await delay(150);
    await interrupt();
    await vi.waitFor(() => countOf(db), { timeout: 10_000 });
  }
  const { created, unavailable, unexpected } = await load.stop();
  expect(unexpected).toEqual([]);
  expect(unavailable).toBeGreaterThan(0);
  expect(created.length).toBeGreaterThan(0);
  const stored = new Set(
    (await db.select({ id: properties.id }).from(properties)).map((row) => row.id),
  );
  expect(created.filter((id) => !stored.has(id))).toEqual([]);
  await close();
  await rm(dataDir, { recursive: true });
});
