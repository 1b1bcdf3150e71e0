import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { isDatabaseUnavailable } from './unavailable.ts';

/**
 * Drizzle on a pool of connections, each of which may break at any time. Drizzle's own `transaction`
 * would keep a connection for ever if it breaks at `begin` (drizzle-orm issue 6241).
 */
export function databaseOn(pool: pg.Pool): NodePgDatabase {
  // Without a listener, a connection that breaks would end the process: the pool listens to idle
  // connections, and nothing to those that a transaction uses. Queries reject with the error.
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
