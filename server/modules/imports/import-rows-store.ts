import { and, asc, between, eq, gt, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { ImportRow, ShownRows } from '#contract/endpoints/property-import.ts';
import { propertyReference } from '#contract/property/property-labels.ts';
import type { Executor, Transaction } from '#server/core/database/database.ts';
import { importJobNotes } from '#server/core/database/import-jobs-schema.ts';
import { properties } from '#server/core/database/schema.ts';

/** A row of a malformed file may be a megabyte long. */
const MAX_TEXT_LENGTH = 1000;
const MAX_CELLS = 200;

/** The stored part of a row that is rejected, to check or a repeat. */
export type StoredNote = Pick<
  typeof importJobNotes.$inferSelect,
  'line' | 'outcome' | 'problems' | 'cells' | 'repeats'
>;

/** What staff changed of a row. */
export type RowEdit = Pick<typeof importJobNotes.$inferSelect, 'cells' | 'isEdited' | 'choice'>;

export type ShownNote = Omit<ImportRow, 'readAs'>;

const { jobId: ofJob, line, outcome, problems, cells, isEdited, choice, repeats } = importJobNotes;
const isChanged = or(isEdited, isNotNull(choice));

/** Adds the notes of a batch, shortened and without NUL, or replaces them and keeps what staff changed. */
export async function upsertNotes(
  db: Executor,
  jobId: string,
  notes: readonly StoredNote[],
): Promise<void> {
  if (notes.length === 0) return;
  const rows = notes.map(({ problems, cells, ...note }) => ({
    ...note,
    jobId,
    problems: problems.map(({ at, text }) => ({ at, text: storedText(text) })),
    cells: storedCells(cells),
  }));
  const replaced = { outcome, problems, cells, repeats };
  const set = Object.fromEntries(
    Object.entries(replaced).map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]),
  );
  await db
    .insert(importJobNotes)
    .values(rows)
    .onConflictDoUpdate({ target: [ofJob, line], set });
}

/** The changes of staff in a part of the file, by line. */
export async function listRowEdits(
  db: Executor,
  jobId: string,
  from: number,
  to: number,
): Promise<Map<number, RowEdit>> {
  const rows = await db
    .select({ line, cells, isEdited, choice })
    .from(importJobNotes)
    .where(and(eq(ofJob, jobId), between(line, from, to), isChanged));
  return new Map(rows.map(({ line, ...edit }) => [line, edit]));
}

/** Stores what staff changed of a row. */
export async function storeRowEdit(
  transaction: Transaction,
  jobId: string,
  note: StoredNote & Pick<RowEdit, 'isEdited' | 'choice'>,
): Promise<void> {
  const { line: at, isEdited, choice, ...stored } = note;
  await upsertNotes(transaction, jobId, [{ ...stored, line: at }]);
  await transaction
    .update(importJobNotes)
    .set({ isEdited, choice })
    .where(and(eq(ofJob, jobId), eq(line, at)));
}

/** Removes the notes of a check before another, but not what staff changed. */
export async function deleteNotes(transaction: Transaction, jobId: string): Promise<void> {
  await transaction
    .delete(importJobNotes)
    .where(and(eq(ofJob, jobId), sql`not (${isEdited} or ${isNotNull(choice)})`));
}

/** Notes after a line, in the order of the file. */
export async function listNotes(
  db: Executor,
  jobId: string,
  { show, afterLine, limit }: { show?: ShownRows | undefined; afterLine: number; limit: number },
): Promise<ShownNote[]> {
  return selectNotes(db)
    .where(and(eq(ofJob, jobId), gt(line, afterLine), isShown(show)))
    .orderBy(asc(line))
    .limit(limit)
    .then((rows) => rows.map(noteOf));
}

/** The notes between two lines, by line. */
export async function findNotes(
  db: Executor,
  jobId: string,
  from: number,
  to: number,
): Promise<Map<number, ShownNote>> {
  const rows = await selectNotes(db).where(and(eq(ofJob, jobId), between(line, from, to)));
  return new Map(rows.map((row) => [row.line, noteOf(row)]));
}

/** Without `show`, those that are not simply imported. */
function isShown(show: ShownRows | undefined) {
  if (show === 'left-out') return eq(choice, 'leave-out');
  return show ? eq(outcome, show) : or(ne(outcome, 'valid'), eq(choice, 'leave-out'));
}

function selectNotes(db: Executor) {
  const { id, title, propertyId } = properties;
  return db
    .select({
      ...{ line, outcome, problems, cells, isEdited, choice },
      listing: { id, title, propertyId },
    })
    .from(importJobNotes)
    .leftJoin(properties, eq(id, repeats))
    .$dynamic();
}

function noteOf({
  listing,
  ...note
}: Omit<ShownNote, 'repeats'> & {
  listing: { id: string; title: string; propertyId: string | null } | null;
}): ShownNote {
  if (!listing) return { ...note, repeats: null };
  const { id: _id, title, propertyId } = listing;
  return { ...note, repeats: { _id, title, reference: propertyReference({ _id, propertyId }) } };
}

/** The cells of a row or of the header as they are stored. */
export function storedCells(cells: readonly string[]): string[] {
  return cells.slice(0, MAX_CELLS).map(storedText);
}

function storedText(text: string): string {
  const short = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
  return short.replaceAll('\0', '\ufffd');
}
