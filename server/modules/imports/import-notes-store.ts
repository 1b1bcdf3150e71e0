import { and, asc, eq, getTableColumns, gt } from 'drizzle-orm';
import type { ImportNote } from '#contract/endpoints/property-import.ts';
import type { Executor } from '#server/core/database/database.ts';
import { importJobNotes } from '#server/core/database/import-jobs-schema.ts';

/** A row of a malformed file may be a megabyte long. */
const MAX_TEXT_LENGTH = 1000;
const MAX_CELLS = 200;

/** Adds the notes of a batch, shortened and without NUL. Notes of a repeated check are skipped. */
export async function insertImportNotes(
  db: Executor,
  jobId: string,
  notes: readonly ImportNote[],
): Promise<void> {
  if (notes.length === 0) return;
  const rows = notes.map(({ line, outcome, reason, cells }) => {
    return { jobId, line, outcome, reason: storedText(reason), cells: storedCells(cells) };
  });
  await db.insert(importJobNotes).values(rows).onConflictDoNothing();
}

/** Notes after a line, in the order of the file. */
export async function listImportNotes(
  db: Executor,
  jobId: string,
  {
    outcome,
    afterLine,
    limit,
  }: { outcome?: ImportNote['outcome'] | undefined; afterLine: number; limit: number },
): Promise<ImportNote[]> {
  const { jobId: ofJob, ...noteColumns } = getTableColumns(importJobNotes);
  const isAfter = and(eq(ofJob, jobId), gt(noteColumns.line, afterLine));
  return db
    .select(noteColumns)
    .from(importJobNotes)
    .where(and(isAfter, outcome && eq(noteColumns.outcome, outcome)))
    .orderBy(asc(noteColumns.line))
    .limit(limit);
}

/** The cells of a row or of the header as they are stored. */
export function storedCells(cells: readonly string[]): string[] {
  return cells.slice(0, MAX_CELLS).map(storedText);
}

function storedText(text: string): string {
  const short = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
  return short.replaceAll('\0', '\ufffd');
}
