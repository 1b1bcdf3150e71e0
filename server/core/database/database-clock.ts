import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

const SYNC_INTERVAL_MS = 10_000;

/** A slower response says too little about when the database read its clock. */
const MAX_RESPONSE_MS = 1000;

export interface DatabaseClock {
  now(): Date;
  stop(): void;
}

/**
 * The database's time, so that hosts whose clocks differ agree when a session or a lease ends. Between
 * two readings it advances with this host's monotonic clock, which is never set.
 */
export async function startDatabaseClock(
  db: Database,
  syncIntervalMs = SYNC_INTERVAL_MS,
): Promise<DatabaseClock> {
  // The first query may have to connect.
  await readClock(db);
  const { databaseMs } = await readClock(db);
  let offsetMs = databaseMs - performance.now();
  const timer = setInterval(async () => {
    // An unreachable database is reported by the requests that need it.
    const reading = await readClock(db).catch(() => null);
    if (reading && reading.responseMs <= MAX_RESPONSE_MS) {
      offsetMs = reading.databaseMs - performance.now();
    }
  }, syncIntervalMs);
  timer.unref();
  return {
    now: () => new Date(Math.round(performance.now() + offsetMs)),
    stop: () => clearInterval(timer),
  };
}

async function readClock(db: Database): Promise<{ databaseMs: number; responseMs: number }> {
  const start = performance.now();
  const [row] = await db
    .select({ ms: sql`extract(epoch from clock_timestamp()) * 1000`.mapWith(Number) })
    .from(sql`(values (1)) as one`);
  const responseMs = performance.now() - start;
  if (!row) throw new Error('The database returned no time');
  return { databaseMs: row.ms + responseMs / 2, responseMs };
}
