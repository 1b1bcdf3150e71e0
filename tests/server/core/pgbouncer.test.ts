import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import {
  type Database,
  hasStatementTimeout,
  isUpToDate,
  openDatabase,
} from '#server/core/database/database.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { launchPgbouncer } from '#tests/support/pgbouncer.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { createPostgresDatabase } from '#tests/support/test-database.ts';

let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
let bouncer: Awaited<ReturnType<typeof launchPgbouncer>>;

beforeAll(async () => {
  database = await createPostgresDatabase(inject('postgresUrl') ?? '');
  bouncer = await launchPgbouncer(database.databaseUrl);
});
afterAll(async () => {
  await bouncer.stop();
  await database.drop();
});

const open = (databaseUrl = bouncer.url) => openDatabase({ dataDir: '', databaseUrl });

describe('Behind PgBouncer in transaction mode', () => {
  it('several processes migrate the database once, and leave no lock in a session', async () => {
    const opened = await Promise.all(Array.from({ length: 4 }, () => open()));
    for (const { db } of opened) expect(await isUpToDate(db)).toBe(true);
    const [first] = opened;
    // Other databases of this server have locks of their own.
    const locks = await first?.db.execute(sql`select * from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`);
    expect(locks).toMatchObject({ rows: [] });
    await Promise.all(opened.map(({ close }) => close()));
  });

  it('many transactions share few sessions', async () => {
    const { db, close } = await open();
    const added = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        db.transaction(async (transaction) => {
          const [row] = (await sessionOf(transaction)).rows;
          await insertProperties(transaction, [newProperty(`house ${at}`)]);
          expect((await sessionOf(transaction)).rows).toEqual([row]);
          return row?.pid;
        }),
      ),
    );
    expect(new Set(added).size).toBeLessThanOrEqual(4);
    await close();
  });

  it('statements end by the timeout of the role, and its absence is noticed', async () => {
    const direct = await open(database.databaseUrl);
    expect(await hasStatementTimeout(direct.db)).toBe(true);
    const pooled = await open();
    expect(await hasStatementTimeout(pooled.db)).toBe(false);
    await direct.db.execute(sql`alter role postgres in database ${databaseName()}
      set statement_timeout = '30s'`);
    // Its sessions are new and have the new setting.
    const other = await launchPgbouncer(database.databaseUrl);
    const after = await open(other.url);
    expect(await hasStatementTimeout(after.db)).toBe(true);
    for (const { close } of [direct, pooled, after]) await close();
    await other.stop();
  });

  it('a start without its database ends with one line', async () => {
    const { databaseUrl, drop } = await createPostgresDatabase(inject('postgresUrl') ?? '');
    // It keeps accepting connections when the database is gone.
    const other = await launchPgbouncer(databaseUrl, ['query_wait_timeout = 1']);
    onTestFinished(other.stop);
    await drop();
    await expect(open(other.url)).rejects.toThrow(
      /^DATABASE_URL cannot be used \(127\.0\.0\.1:\d+[^\n]+$/,
    );
  });
});

function sessionOf(db: Pick<Database, 'execute'>) {
  // node-postgres returns the rows of a query in an object.
  return db.execute(sql`select pg_backend_pid() as pid`) as unknown as Promise<{
    rows: { pid: number }[];
  }>;
}

function databaseName() {
  return sql.identifier(new URL(database.databaseUrl).pathname.slice(1));
}
