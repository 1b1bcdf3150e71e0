import { join } from 'node:path';
import { max, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { bigint, type PgDatabase, type PgQueryResultHKT, pgSchema } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { OperatorError } from '#server/core/operator-error.ts';
import { DataFolderInUse, lockDataFolder } from './data-folder.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { joinEmbedded, shareEmbedded } from './embedded-socket.ts';
import { databaseOn } from './pooled-database.ts';
import { openPostgresPool } from './postgres-pool.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

/** PGlite or PostgreSQL, by the part of Drizzle's API that both share. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** The first parameter of a store: the database, or a transaction of the caller. */
export type Executor = Database | Transaction;

/** DATABASE_URL cannot be used; the message does not contain the password. */
class DatabaseUnreachable extends OperatorError {
  constructor(connectionString: string, cause: unknown) {
    const { host, pathname } = new URL(connectionString);
    const reason = cause instanceof AggregateError ? cause.errors[0] : cause;
    const text = reason instanceof Error ? reason.message : String(reason);
    super(`DATABASE_URL cannot be used (${host}${pathname}): ${text}`, { cause });
  }
}

// Not a URL: in jsdom, where the stories run the server, Vite would turn it into a web address.
export const migrationsFolder = join(import.meta.dirname, 'migrations');

export interface OpenDatabase {
  db: Database;
  /** The connections to a PostgreSQL server; null for the embedded database, which one process uses. */
  sharedPool: pg.Pool | null;
  close(): Promise<void>;
}

/** An arbitrary number, the same in every process that migrates this database. */
const MIGRATION_LOCK = 7_031_960;

/** Where a database is: on PostgreSQL, or without a URL embedded in `dataDir`. */
export interface DatabaseLocation {
  dataDir: string;
  databaseUrl: string | null;
}

/**
 * Opens the database and runs its migrations. One process at a time may use the embedded one; a
 * command joins a running server.
 * @throws DataFolderInUse, DatabaseUnreachable
 */
export async function openDatabase(
  location: DatabaseLocation,
  { isCommand = false } = {},
): Promise<OpenDatabase> {
  const { pool, close } = await connect(location, isCommand);
  try {
    const db = databaseOn(pool);
    await migrateAlone(pool);
    // PGlite runs no autovacuum, which would otherwise collect the planner's statistics.
    if (!location.databaseUrl) await db.execute(sql`analyze`);
    return { db, sharedPool: location.databaseUrl ? pool : null, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Opens the database as it is, for a command that backs up or restores it.
 * @throws DataFolderInUse, DatabaseUnreachable
 */
export async function openUnmigrated(location: DatabaseLocation): Promise<OpenDatabase> {
  const { pool, close } = await connect(location, true);
  return { db: databaseOn(pool), sharedPool: null, close };
}

async function connect({ dataDir, databaseUrl }: DatabaseLocation, isCommand: boolean) {
  if (databaseUrl) {
    const pool = await openPostgresPool(databaseUrl).catch((error) => {
      throw new DatabaseUnreachable(databaseUrl, error);
    });
    return { pool, close: () => pool.end() };
  }
  try {
    return await openEmbedded(dataDir, isCommand);
  } catch (error) {
    const isInUse = isCommand && error instanceof DataFolderInUse;
    const pool = isInUse ? await joinEmbedded(dataDir) : null;
    if (!pool) throw error;
    return { pool, close: () => pool.end() };
  }
}

async function openEmbedded(dataDir: string, isCommand: boolean) {
  const lock = await lockDataFolder(dataDir);
  try {
    const { pool, connect, close } = await startEmbeddedPostgres(join(dataDir, 'postgres'));
    const stopSharing = isCommand ? null : await shareEmbedded(dataDir, connect);
    return {
      pool,
      close() {
        stopSharing?.();
        return close().finally(lock.release);
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** One process at a time runs the migrations. */
async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect().catch((error) => {
    throw new DatabaseUnreachable(pool.options.connectionString ?? '', error);
  });
  try {
    // Everything in one transaction, because PgBouncer may give the next one another session.
    await client.query('begin');
    // No timeouts: a migration may be slow, and other processes wait for the lock.
    await client.query('set local statement_timeout = 0; set local lock_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    // The `begin` of `migrate` changes nothing, and its `commit` ends the transaction.
    await migrate(drizzle({ client }), { migrationsFolder });
    client.release();
  } catch (error) {
    client.release(true);
    // PgBouncer accepts a connection before it has one to PostgreSQL.
    if (isDatabaseUnavailable(error) && pool.options.connectionString) {
      throw new DatabaseUnreachable(pool.options.connectionString, error);
    }
    throw error;
  }
}

/** Drizzle's own table; `createdAt` is the time at which a migration was generated. */
const appliedMigrations = pgSchema('drizzle').table('__drizzle_migrations', {
  createdAt: bigint('created_at', { mode: 'number' }),
});

const latestMigration = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;

/** Whether the database has every migration of this code. */
export async function isUpToDate(db: Executor): Promise<boolean> {
  return (await appliedMigration(db)) >= latestMigration;
}

/** Whether the database has migrations that this code does not know. */
export async function isNewer(db: Executor): Promise<boolean> {
  return (await appliedMigration(db)) > latestMigration;
}

async function appliedMigration(db: Executor): Promise<number> {
  const [applied] = await db
    .select({ latest: max(appliedMigrations.createdAt) })
    .from(appliedMigrations);
  return applied?.latest ?? 0;
}

/** Whether the connection, the role or the database sets a `statement_timeout`. */
export async function hasStatementTimeout(db: Executor): Promise<boolean> {
  const [row] = await db
    .select({ timeout: sql<string>`current_setting('statement_timeout')` })
    .from(sql`(values (1)) as one`);
  return row?.timeout !== '0';
}
