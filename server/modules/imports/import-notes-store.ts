import { and, asc, eq, gt } from 'drizzle-orm';
import type { ImportNote } from '#contract/property-import.ts';
import { batchesOf } from '#server/core/database/batches.ts';
import type { Executor } from '#server/core/database/database.ts';
import { importJobNotes } from '#server/core/database/import-jobs-schema.ts';

const NOTES_PER_INSERT = 1000;

/** Adds the notes of a check. Notes of a repeated check are skipped. */
export async function insertImportNotes(
  db: Executor,
  jobId: string,
  notes: readonly ImportNote[],
): Promise<void> {
  for (const batch of batchesOf(notes, NOTES_PER_INSERT)) {
    const rows = batch.map((note) => ({ ...note, jobId }));
    await db.insert(importJobNotes).values(rows).onConflictDoNothing();
  }
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
    outcome: row.outcome === 'rejected' ? 'rejected' : 'suspicious',
  }));
}
