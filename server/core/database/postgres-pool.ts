import pg from 'pg';

const connectionTimeoutMillis = 5_000;

/** Session settings in milliseconds, so that no request waits for ever. */
const timeouts = {
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** Connects to PostgreSQL, or to PgBouncer, which rejects settings of a connection by default. */
export async function openPostgresPool(connectionString: string): Promise<pg.Pool> {
  const options = { connectionString, connectionTimeoutMillis };
  const client = new pg.Client({ ...options, ...timeouts });
  // Without a listener, a connection that breaks would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return new pg.Pool({ ...options, ...timeouts });
  } catch (error) {
    if (!(error instanceof Error) || !/unsupported startup parameter/.test(error.message)) {
      throw error;
    }
    return new pg.Pool(options);
  }
}
