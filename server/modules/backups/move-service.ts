import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import {
  type Database,
  type DatabaseLocation,
  type Executor,
  openDatabase,
} from '#server/core/database/database.ts';
import { type Media, openMedia } from '#server/media/media.ts';
import { listUsedImages } from '#server/modules/images/images-service.ts';
import { BackupError } from './backups-service.ts';

const ROWS_PER_INSERT = 500;

/**
 * Copies the embedded database of `dataDir` to an empty PostgreSQL, in one transaction, and its images
 * to `media`. Returns the number of rows.
 * @throws BackupError, DataFolderInUse
 */
export async function moveToPostgres(
  { dataDir, databaseUrl }: DatabaseLocation,
  media: Media,
): Promise<number> {
  const embedded = await openDatabase({ dataDir, databaseUrl: null });
  const postgres = await openDatabase({ dataDir, databaseUrl });
  try {
    const local = await openMedia({ folder: join(dataDir, 'media') });
    for (const name of await listUsedImages(embedded.db)) {
      const path = await local.kept(name);
      if (path) await media.putBack(name, path);
    }
    return await copyRows(embedded.db, postgres.db);
  } finally {
    await postgres.close();
    await embedded.close();
  }
}

async function copyRows(source: Database, target: Database): Promise<number> {
  const owned = sql`(select 1 from users limit 1) union all (select 1 from properties limit 1)`;
  if ((await query(target, owned)).length > 0) {
    throw new BackupError(
      'The database in DATABASE_URL already has users or properties. Use an empty one.',
    );
  }
  return target.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    let copied = 0;
    for (const table of await listTables(transaction)) {
      const name = sql.identifier(table);
      // Migrations and triggers insert rows, which the source has as well.
      await transaction.execute(sql`delete from ${name}`);
      const rows = await query<{ row: string }>(
        source,
        sql`select row_to_json(given)::text as row from ${name} as given`,
      );
      for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
        const batch = rows.slice(start, start + ROWS_PER_INSERT).map(({ row }) => row);
        await transaction.execute(sql`insert into ${name}
          select * from json_populate_recordset(null::${name}, ${`[${batch.join(',')}]`}::json)`);
      }
      copied += rows.length;
    }
    return copied;
  });
}

/** The application's tables, each after those that it refers to. */
async function listTables(db: Executor): Promise<Set<string>> {
  const tables = await query<{ name: string; targets: string[] }>(
    db,
    sql`select relname as name, array(
        select confrelid::regclass::text from pg_constraint
        where conrelid = pg_class.oid and contype = 'f') as targets
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );
  const ordered = new Set<string>();
  const add = (name: string) => {
    const targets = tables.find((table) => table.name === name)?.targets ?? [];
    for (const target of targets) if (target !== name) add(target);
    ordered.add(name);
  };
  for (const { name } of tables) add(name);
  return ordered;
}

async function query<Row>(db: Executor, statement: SQL): Promise<Row[]> {
  // Both drivers return rows, which the type that they share does not declare.
  const { rows } = (await db.execute(statement)) as { rows: Row[] };
  return rows;
}
