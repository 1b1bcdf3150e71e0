import { and, asc, eq, gt } from 'drizzle-orm';
import type { ImportNote } from '#contract/property-import.ts';
import type { Executor } from '#server/core/database/database.ts';
import { importJobNotes } from '#server/core/database/import-jobs-schema.ts';

/** Postgres takes at most 65,535 parameters in one statement, of which a note needs five. */
const NOTES_PER_INSERT = 1000;

/** Adds what a check noted; a check that begins again notes nothing twice. */
export async function insertImportNotes(
  db: Executor,
  jobId: string,
  notes: readonly ImportNote[],
): Promise<void> {
  for (let start = 0; start < notes.length; start += NOTES_PER_INSERT) {
    const rows = notes.slice(start, start + NOTES_PER_INSERT).map((note) => ({ ...note, jobId }));
    await db.insert(importJobNotes).values(rows).onConflictDoNothing();
  }
}

interface NotesPage {
  outcome?: ImportNote['outcome'] | undefined;
  /** The line of the note before the first. */
  afterLine: number;
  limit: number;
}

/** Notes in the order of the file. */
export async function pageImportNotes(
  db: Executor,
  jobId: string,
  { outcome, afterLine, limit }: NotesPage,
): Promise<ImportNote[]> {
  const { line, reason, cells } = importJobNotes;
  const rows = await db
    .select({ line, outcome: importJobNotes.outcome, reason, cells })
    .from(importJobNotes)
    .where(
      and(
        eq(importJobNotes.jobId, jobId),
        gt(line, afterLine),
        outcome && eq(importJobNotes.outcome, outcome),
      ),
    )
    .orderBy(asc(line))
    .limit(limit);
  return rows.map((row) => ({
    ...row,
    outcome: row.outcome === 'refused' ? 'refused' : 'suspicious',
  }));
}
