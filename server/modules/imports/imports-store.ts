import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/core/database/database.ts';
import { imports, properties } from '#server/core/database/schema.ts';

/** Rows of a file so far, as one run has counted them. */
interface RowCounts {
  read: number;
  refused: number;
  suspicious: number;
}

/**
 * Notes that the import of a file has begun, unless an earlier run has. Returns when the first run
 * began: the dates of the file's listings hang on it.
 */
export async function startImport(
  db: Executor,
  started: { id: string; fileName: string; mapping: string; startedAt: Date },
): Promise<Date> {
  await db.insert(imports).values(started).onConflictDoNothing();
  const [row] = await db
    .select({ startedAt: imports.startedAt })
    .from(imports)
    .where(eq(imports.id, started.id));
  if (!row) throw new Error(`The import ${started.id} is gone`);
  return row.startedAt;
}

/** Notes a batch, in the transaction that stores its listings. Counts never fall in a second run. */
export async function advanceImport(
  db: Executor,
  id: string,
  { read, refused, suspicious }: RowCounts,
  added: number,
): Promise<void> {
  await db
    .update(imports)
    .set({
      rowsRead: sql`greatest(${imports.rowsRead}, ${read}::integer)`,
      rowsRefused: sql`greatest(${imports.rowsRefused}, ${refused}::integer)`,
      rowsSuspicious: sql`greatest(${imports.rowsSuspicious}, ${suspicious}::integer)`,
      rowsImported: sql`${imports.rowsImported} + ${added}::integer`,
    })
    .where(eq(imports.id, id));
}

/** Notes that the file was read to its end; the first time counts. */
export async function finishImport(
  db: Executor,
  id: string,
  { read, refused, suspicious }: RowCounts,
  finishedAt: Date,
): Promise<void> {
  await db
    .update(imports)
    .set({
      rowsRead: read,
      rowsRefused: refused,
      rowsSuspicious: suspicious,
      finishedAt: sql`coalesce(${imports.finishedAt}, ${finishedAt.toISOString()}::timestamptz)`,
    })
    .where(eq(imports.id, id));
}

/** Whether an import of that id has begun. */
export async function hasImport(db: Executor, id: string): Promise<boolean> {
  return (await db.$count(imports, eq(imports.id, id))) > 0;
}

/**
 * Lets the database plan with as many listings as there are now: the embedded one never gathers by
 * itself what it plans by.
 */
export async function analyzeListings(db: Executor): Promise<void> {
  await db.execute(sql`analyze ${properties}`);
}

/** How many of these listings are there already. */
export async function countImported(db: Executor, listingIds: readonly string[]): Promise<number> {
  return db.$count(properties, eq(properties.id, sql`any(${sql.param(listingIds)}::text[])`));
}
