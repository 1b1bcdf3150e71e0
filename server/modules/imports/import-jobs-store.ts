import { and, desc, eq, getTableColumns, inArray, isNull, lt, or } from 'drizzle-orm';
import type { ImportJob } from '#contract/property-import.ts';
import type { Executor } from '#server/core/database/database.ts';
import { importJobs } from '#server/core/database/import-jobs-schema.ts';
import { users } from '#server/core/database/schema.ts';

type ImportJobRow = typeof importJobs.$inferSelect;
type ImportState = ImportJob['state'];

/** States in which a process runs the job or is about to. */
export const runningStates: ImportState[] = ['checking', 'importing'];

const MAX_LISTED = 200;

/** Adds a job, to be checked by whichever process claims it first. */
export async function insertImportJob(
  db: Executor,
  job: Omit<typeof importJobs.$inferInsert, 'state'>,
): Promise<void> {
  await db.insert(importJobs).values({ ...job, state: 'checking' satisfies ImportState });
}

/** Latest first. */
export async function listImportJobs(db: Executor): Promise<ImportJob[]> {
  const rows = await withStarter(db)
    .orderBy(desc(importJobs.startedAt), desc(importJobs.id))
    .limit(MAX_LISTED);
  return rows.map(importJobOf);
}

export async function findImportJob(db: Executor, id: string): Promise<ImportJob | null> {
  const [row] = await withStarter(db).where(eq(importJobs.id, id));
  return row ? importJobOf(row) : null;
}

/** Starts the import of a checked job; returns null in any other state. */
export async function confirmImportJob(
  db: Executor,
  id: string,
  confirmedBy: string,
): Promise<ImportJobRow | null> {
  const [confirmed] = await db
    .update(importJobs)
    .set({
      state: 'importing' satisfies ImportState,
      confirmedBy,
      bytesRead: 0,
      rowsRead: 0,
      rowsImported: 0,
      rowsAlreadyThere: 0,
      rowsRejected: 0,
      rowsSuspicious: 0,
      claimedUntil: null,
    })
    .where(and(eq(importJobs.id, id), eq(importJobs.state, 'checked' satisfies ImportState)))
    .returning();
  return confirmed ?? null;
}

/**
 * Cancels a job; the process that runs it notices at its next batch. Returns null if it has ended or
 * does not exist.
 */
export async function cancelImportJob(
  db: Executor,
  id: string,
  finishedAt: Date,
): Promise<(ImportJobRow & { stateBefore: string }) | null> {
  const before = db
    .select({ id: importJobs.id, stateBefore: importJobs.state })
    .from(importJobs)
    .where(and(eq(importJobs.id, id), inArray(importJobs.state, [...runningStates, 'checked'])))
    .for('update')
    .as('before');
  const [cancelled] = await db
    .update(importJobs)
    .set({ state: 'cancelled' satisfies ImportState, finishedAt, claimedUntil: null })
    .from(before)
    .where(eq(importJobs.id, before.id))
    .returning({ ...getTableColumns(importJobs), stateBefore: before.stateBefore });
  return cancelled ?? null;
}

/** Cancels jobs that were not confirmed, or that no process runs. */
export async function cancelStaleImportJobs(
  db: Executor,
  startedBefore: Date,
  finishedAt: Date,
): Promise<void> {
  await db
    .update(importJobs)
    .set({ state: 'cancelled' satisfies ImportState, finishedAt })
    .where(
      and(
        inArray(importJobs.state, [...runningStates, 'checked']),
        or(isNull(importJobs.claimedUntil), lt(importJobs.claimedUntil, finishedAt)),
        lt(importJobs.startedAt, startedBefore),
      ),
    );
}

/** Deletes jobs with their notes. */
export async function deleteOldImportJobs(db: Executor, finishedBefore: Date): Promise<void> {
  await db.delete(importJobs).where(lt(importJobs.finishedAt, finishedBefore));
}

/** Ids of the jobs whose files are still needed. */
export async function listOpenImportJobs(db: Executor): Promise<Set<string>> {
  const jobs = await db
    .select({ id: importJobs.id })
    .from(importJobs)
    .where(inArray(importJobs.state, [...runningStates, 'checked']));
  return new Set(jobs.map(({ id }) => id));
}

function withStarter(db: Executor) {
  return db
    .select({ job: importJobs, fullName: users.fullName })
    .from(importJobs)
    .leftJoin(users, eq(users.id, importJobs.startedBy))
    .$dynamic();
}

function importJobOf(row: { job: ImportJobRow; fullName: string | null }): ImportJob {
  const { job, fullName } = row;
  const { id, fileName, columns, bytes, bytesRead, failure } = job;
  return {
    id,
    fileName,
    columns,
    bytes,
    bytesRead,
    failure,
    // Only states of the contract are stored.
    state: job.state as ImportState,
    rows: {
      read: job.rowsRead,
      imported: job.rowsImported,
      alreadyThere: job.rowsAlreadyThere,
      rejected: job.rowsRejected,
      suspicious: job.rowsSuspicious,
    },
    startedBy: job.startedBy && fullName ? { id: job.startedBy, fullName } : null,
    startedAt: job.startedAt.toISOString(),
    finishedAt: job.finishedAt?.toISOString() ?? null,
  };
}
