import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#server/core/database/database.ts';
import { imports, properties } from '#server/core/database/schema.ts';
import type { ImportFile } from './import-file.ts';
import type { RowCounts } from './import-rows.ts';

/** Returns the start of the file's first import, on which the dates of its properties depend. */
export async function startFileImport(
  db: Executor,
  { id, name, mapping }: Pick<ImportFile, 'id' | 'name'> & { mapping: { name: string } },
  startedAt: Date,
): Promise<Date> {
  const started = { id, fileName: name, mapping: mapping.name, startedAt };
  await db.insert(imports).values(started).onConflictDoNothing();
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  return row?.startedAt ?? startedAt;
}

/** Stores the counts after a batch, in the batch's transaction; a second run never lowers them. */
export async function advanceFileImport(
  db: Executor,
  id: string,
  { read, rejected, suspicious }: RowCounts,
  added: number,
): Promise<void> {
  await db
    .update(imports)
    .set({
      rowsRead: sql`greatest(${imports.rowsRead}, ${read}::integer)`,
      rowsRejected: sql`greatest(${imports.rowsRejected}, ${rejected}::integer)`,
      rowsSuspicious: sql`greatest(${imports.rowsSuspicious}, ${suspicious}::integer)`,
      rowsImported: sql`${imports.rowsImported} + ${added}::integer`,
    })
    .where(eq(imports.id, id));
}

/** Records that the whole file was read; the time of the first completion stays. */
export async function finishFileImport(db: Executor, id: string, finishedAt: Date): Promise<void> {
  await db
    .update(imports)
    .set({ finishedAt })
    .where(and(eq(imports.id, id), isNull(imports.finishedAt)));
}

export async function hasFileImport(db: Executor, id: string): Promise<boolean> {
  return (await db.$count(imports, eq(imports.id, id))) > 0;
}

/** The number of these properties that exist. */
export async function countExisting(db: Executor, ids: readonly string[]): Promise<number> {
  return db.$count(properties, eq(properties.id, sql`any(${sql.param(ids)}::text[])`));
}
