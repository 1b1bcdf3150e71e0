import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type Database, isUpToDate, openDatabase } from '#server/core/database/database.ts';
import { secretOf } from '#server/core/security/secrets-store.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { createPostgresDatabase } from '#tests/support/test-database.ts';

let database: Awaited<ReturnType<typeof createPostgresDatabase>>;

beforeAll(async () => {
  database = await createPostgresDatabase(inject('postgresUrl') ?? '');
});
afterAll(() => database.drop());

describe('A PostgreSQL database shared by several processes', () => {
  it('is migrated once, and gives all processes the same secrets', async () => {
    const { databaseUrl } = database;
    const opened = await Promise.all(
      Array.from({ length: 4 }, () => openDatabase({ dataDir: '', databaseUrl })),
    );
    expect(await Promise.all(opened.map(({ db }) => isUpToDate(db)))).not.toContain(false);
    const secrets = await Promise.all(opened.map(({ db }) => secretOf(db, 'visitors')));
    expect(new Set(secrets).size).toBe(1);
    await Promise.all(opened.map(({ close }) => close()));
  });
});

describe('A PostgreSQL that restarts', () => {
  const terminateOthers = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  const lockProperties = sql`lock table properties in access exclusive mode`;

  it('fails the transaction it interrupts, and serves the next query', async () => {
    const { databaseUrl } = database;
    const { db, close } = await openDatabase({ dataDir: '', databaseUrl });
    const interrupted = db.transaction(async (transaction) => {
      await transaction.execute(sql`select 1`);
      await db.execute(terminateOthers);
      // The connection breaks while nothing waits for it.
      await delay(100);
      await transaction.execute(sql`select 1`);
    });
    await expect(interrupted).rejects.toThrow();
    expect(await isUpToDate(db)).toBe(true);
    await close();
  });

  it('gives pending requests 503 and Retry-After', async () => {
    const { app, db, close } = await openTestApp();
    const response = await db.transaction(async (transaction) => {
      await transaction.execute(lockProperties);
      const pending = app.inject('/api/properties');
      await waitForLock(db);
      await transaction.execute(terminateOthers);
      return pending;
    });
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.json().message).toBe(
      'We cannot reach our database at the moment. Please try again shortly.',
    );
    expect((await app.inject('/api/properties')).statusCode).toBe(200);
    await close();
  });

  it('is reported as not ready within two seconds, however long it takes', async () => {
    const { app, db, close } = await openTestApp();
    const response = await db.transaction(async (transaction) => {
      await transaction.execute(
        sql`lock table drizzle.__drizzle_migrations in access exclusive mode`,
      );
      return Promise.race([app.inject('/api/ready'), delay(2000, null)]);
    });
    expect(response?.statusCode).toBe(503);
    expect((await app.inject('/api/ready')).statusCode).toBe(200);
    await close();
  });
});

async function waitForLock(db: Database): Promise<void> {
  await vi.waitFor(async () => {
    const waiting = await db.execute(sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    expect(waiting).toMatchObject({ rows: [expect.anything()] });
  });
}
