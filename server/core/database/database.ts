import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { lockDataFolder } from './data-folder-lock.ts';
import { migrationsFolder } from './migration-state.ts';

/** Either database, behind the part of drizzle that both have. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What a store takes first: the database, or a transaction that its caller has begun. */
export type Executor = Database | Transaction;

/** No PostgreSQL answers at DATABASE_URL; the message is one line, without the password. */
export class DatabaseUnreachable extends Error {
  constructor(connectionString: string, cause: unknown) {
    const { host, pathname } = new URL(connectionString);
    const reason = cause instanceof AggregateError ? cause.errors[0] : cause;
    const text = reason instanceof Error ? reason.message : String(reason);
    super(`DATABASE_URL cannot be used (${host}${pathname}): ${text}`, { cause });
  }
}

/** A host that never answers would otherwise keep a start, or a request, waiting for ever. */
const CONNECTION_TIMEOUT_MS = 10_000;

export interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}

/** Any number, as long as every process that migrates this database takes the same. */
const MIGRATION_LOCK = 7_031_960;

/**
 * Opens the database with every migration run. The embedded one is for one process at a time.
 * @throws DataFolderInUse, DatabaseUnreachable
 */
export async function openDatabase({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl: string | null;
}): Promise<OpenDatabase> {
  if (databaseUrl) return openPostgres(databaseUrl);
  const lock = await lockDataFolder(dataDir);
  try {
    const client = await PGlite.create(await pgliteFolder(dataDir));
    const { db, close } = await openPglite(client);
    // Nothing else gathers the statistics by which it plans: it runs no autovacuum.
    await client.exec('analyze');
    return { db, close: () => close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function pgliteFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'postgres');
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Brings a PGlite up to date; it is closed with the database. */
export async function openPglite(client: PGlite): Promise<OpenDatabase> {
  const db = drizzlePglite({ client });
  try {
    await migratePglite(db, { migrationsFolder });
  } catch (error) {
    await client.close();
    throw error;
  }
  return { db, close: () => client.close() };
}

async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
  // A connection that breaks while idle is replaced by the next query; unheard, it ends the process.
  pool.on('error', () => {});
  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: drizzlePostgres({ client: pool }), close: () => pool.end() };
}

/** Of several processes that start at once, one migrates while the others wait. */
async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect().catch((error) => {
    throw new DatabaseUnreachable(pool.options.connectionString ?? '', error);
  });
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePostgres(drizzlePostgres({ client }), { migrationsFolder });
  } finally {
    // Closing the connection gives the lock back, whatever state it is in.
    client.release(true);
  }
}
