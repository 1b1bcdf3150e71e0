import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { isDatabaseUnavailable } from './unavailable.ts';

/**
 * Drizzle on a pool of connections, each of which may break at any time. Drizzle's own `transaction`
 * would keep a connection for ever if it breaks at `begin` (drizzle-orm issue 6241).
 */
export function databaseOn(pool: pg.Pool): NodePgDatabase {
  // A broken connection without a listener would end the process, and the pool only listens to idle
  // ones. The queries of a transaction reject with the error.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = drizzle({ client: pool });
  db.transaction = async (run, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle({ client }).transaction(run, config);
    } catch (error) {
      isBroken = isDatabaseUnavailable(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return db;
}
