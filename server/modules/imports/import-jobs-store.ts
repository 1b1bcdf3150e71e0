import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { ImportJob } from '#contract/endpoints/property-import.ts';
import type { Executor, Transaction } from '#server/core/database/database.ts';
import { importJobs } from '#server/core/database/import-jobs-schema.ts';
import { users } from '#server/core/database/schema.ts';
import { storedCells } from './import-notes-store.ts';

export type ImportJobRow = typeof importJobs.$inferSelect;

/** States in which a process runs the job or is about to. */
export const runningStates: ImportJob['state'][] = ['checking', 'importing'];
const isOpen = inArray(importJobs.state, [...runningStates, 'checked']);

const MAX_LISTED = 200;

/** Adds a job, to be checked by whichever process claims it first. */
export async function insertImportJob(
  db: Executor,
  { columns, ...job }: Omit<typeof importJobs.$inferInsert, 'state'>,
): Promise<void> {
  await db.insert(importJobs).values({ ...job, columns: storedCells(columns), state: 'checking' });
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

/** Locks a job until the transaction ends, and returns it; null if there is none. */
export async function lockImportJob(
  transaction: Transaction,
  id: string,
): Promise<ImportJobRow | null> {
  const [job] = await transaction
    .select()
    .from(importJobs)
    .where(eq(importJobs.id, id))
    .for('update');
  return job ?? null;
}

/** Changes a job and ends its lease; the process that runs it notices at its next batch. */
export async function updateImportJob(
  transaction: Transaction,
  id: string,
  changes: Partial<ImportJobRow>,
): Promise<void> {
  await transaction
    .update(importJobs)
    .set({ ...changes, claimedUntil: null })
    .where(eq(importJobs.id, id));
}

/** Cancels jobs that were not confirmed, or that no process runs. */
export async function cancelStaleImportJobs(
  db: Executor,
  startedBefore: Date,
  finishedAt: Date,
): Promise<void> {
  const isFree = or(isNull(importJobs.claimedUntil), lt(importJobs.claimedUntil, finishedAt));
  await db
    .update(importJobs)
    .set({ state: 'cancelled', finishedAt })
    .where(and(isOpen, isFree, lt(importJobs.startedAt, startedBefore)));
}

/** Deletes jobs with their notes. */
export async function deleteOldImportJobs(db: Executor, finishedBefore: Date): Promise<void> {
  await db.delete(importJobs).where(lt(importJobs.finishedAt, finishedBefore));
}

/** Ids of the jobs whose files are still needed. */
export async function listOpenImportJobs(db: Executor): Promise<Set<string>> {
  const jobs = await db.select({ id: importJobs.id }).from(importJobs).where(isOpen);
  return new Set(jobs.map(({ id }) => id));
}

function withStarter(db: Executor) {
  return db
    .select({ job: importJobs, fullName: users.fullName })
    .from(importJobs)
    .leftJoin(users, eq(users.id, importJobs.startedBy))
    .$dynamic();
}

function importJobOf({ job, fullName }: { job: ImportJobRow; fullName: string | null }): ImportJob {
  const { id, fileName, state, columns, bytes, bytesRead, failure } = job;
  return {
    id,
    fileName,
    state,
    columns,
    bytes,
    bytesRead,
    failure,
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
