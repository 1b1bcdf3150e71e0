import { type SQL, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import {
  type Executor,
  migrationsFolder,
  type Transaction,
} from '#server/core/database/database.ts';

const ROWS_PER_READ = 1000;

export interface Sequence {
  name: string;
  lastValue: string;
}

/** The application's tables, each after those that it refers to. */
export async function listTables(db: Executor): Promise<string[]> {
  const tables = await query<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const references = await query<{ name: string; target: string }>(
    db,
    sql`select source.relname as name, target.relname as target from pg_constraint
      join pg_class source on source.oid = conrelid join pg_class target on target.oid = confrelid
      where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  const ordered: string[] = [];
  const add = (name: string) => {
    if (ordered.includes(name)) return;
    for (const reference of references) if (reference.name === name) add(reference.target);
    ordered.push(name);
  };
  for (const { name } of tables) add(name);
  return ordered;
}

/** Whether the database has no user and no property of ours, and nothing of another application. */
export async function isEmpty(db: Executor): Promise<boolean> {
  const tables = await listTables(db);
  if (tables.length === 0) return true;
  if (!tables.includes('users') || !tables.includes('properties')) return false;
  const rows = await query(
    db,
    sql`(select 1 from users limit 1) union all (select 1 from properties limit 1)`,
  );
  return rows.length === 0;
}

/** Reads the rows of a table as JSON texts. */
export async function* readRows(transaction: Transaction, table: string): AsyncGenerator<string[]> {
  await transaction.execute(
    sql`declare backup_rows no scroll cursor for
      select row_to_json(given)::text as row from ${sql.identifier(table)} as given`,
  );
  const fetchRows = sql.raw(`fetch ${ROWS_PER_READ} from backup_rows`);
  for (;;) {
    const rows = await query<{ row: string }>(transaction, fetchRows);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await transaction.execute(sql`close backup_rows`);
}

/** Inserts rows that `readRows` returned. */
export async function insertRows(
  transaction: Transaction,
  table: string,
  rows: readonly string[],
): Promise<void> {
  const name = sql.identifier(table);
  await transaction.execute(sql`insert into ${name} overriding system value
    select * from json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::json)`);
}

/** Without the triggers of the application, which would record and count the restored rows again. */
export async function withoutTriggers(
  transaction: Transaction,
  table: string,
  write: () => Promise<void>,
): Promise<void> {
  const name = sql.identifier(table);
  await transaction.execute(sql`alter table ${name} disable trigger user`);
  await write();
  await transaction.execute(sql`alter table ${name} enable trigger user`);
}

export function readSequences(db: Executor): Promise<Sequence[]> {
  return query(
    db,
    sql`select sequencename as name, last_value::text as "lastValue" from pg_sequences
      where schemaname = 'public' and last_value is not null`,
  );
}

export async function setSequence(
  transaction: Transaction,
  { name, lastValue }: Sequence,
): Promise<void> {
  const sequence = sql`quote_ident(${name})::regclass`;
  await transaction.execute(sql`select setval(${sequence}, ${lastValue}::bigint)`);
}

/** The time of generation of the latest migration in the database. */
export async function latestMigration(db: Executor): Promise<number> {
  const [row] = await query<{ latest: string }>(
    db,
    sql`select max(created_at)::text as latest from drizzle.__drizzle_migrations`,
  );
  return Number(row?.latest);
}

/** Removes everything, and creates the tables as they were after that migration. */
export async function recreateTables(transaction: Transaction, migration: number): Promise<void> {
  await transaction.execute(sql`drop schema if exists drizzle cascade`);
  await transaction.execute(sql`drop schema public cascade`);
  await transaction.execute(sql`create schema public`);
  await transaction.execute(sql`create schema drizzle`);
  // As Drizzle creates it.
  await transaction.execute(sql`create table drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  for (const { sql: statements, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis > migration) break;
    for (const statement of statements) await transaction.execute(sql.raw(statement));
    await transaction.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      values (${hash}, ${folderMillis})`);
  }
  // A migration may insert rows, which the backup has as well.
  for (const table of (await listTables(transaction)).toReversed()) {
    await transaction.execute(sql`delete from ${sql.identifier(table)}`);
  }
}

/** Switches off the time limits of requests until the transaction ends. */
export async function liftTimeLimits(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`set local statement_timeout = 0`);
  await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`);
}

async function query<Row>(db: Executor, statement: SQL): Promise<Row[]> {
  // Both drivers return rows, which the type that they share does not declare.
  const { rows } = (await db.execute(statement)) as { rows: Row[] };
  return rows;
}
