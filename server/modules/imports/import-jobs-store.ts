import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { ImportMapping } from '#contract/endpoints/import-mapping.ts';
import type { ImportJob } from '#contract/endpoints/property-import.ts';
import type { Executor, Transaction } from '#server/core/database/database.ts';
import { importJobs } from '#server/core/database/import-jobs-schema.ts';
import { properties, users } from '#server/core/database/schema.ts';
import { storedCells } from './import-rows-store.ts';

export type ImportJobRow = typeof importJobs.$inferSelect;

/**
 * A job leased by one process. Every write requires the stored `claimedUntil`, which another process
 * replaces when it claims the job after that time.
 */
export interface ImportClaim extends ImportJobRow {
  claimedUntil: Date;
}

/** By the database's clock. Another process takes over a job without progress for this long. */
const leaseEnd = sql`now() + interval '15 seconds'`;
const isFree = or(isNull(importJobs.claimedUntil), lt(importJobs.claimedUntil, sql`now()`));

/** States in which a process runs the job or is about to. */
const runningStates: ImportJob['state'][] = ['checking', 'importing'];
/** The counts of a run that starts again. */
export const NOTHING_READ = {
  bytesRead: 0,
  rowsRead: 0,
  rowsImported: 0,
  rowsUpdated: 0,
  rowsLeftOut: 0,
  rowsAlreadyThere: 0,
  rowsRejected: 0,
  rowsSuspicious: 0,
};

const isOpen = inArray(importJobs.state, [...runningStates, 'checked']);

const MAX_LISTED = 200;

/** Adds a job, which is run by whichever process claims it first. */
export async function insertImportJob(
  db: Executor,
  { columns, ...job }: typeof importJobs.$inferInsert,
): Promise<void> {
  await db.insert(importJobs).values({ ...job, columns: storedCells(columns) });
}

/** Claims the oldest waiting job whose file is at `location`, or that with `id` alone. */
export async function claimImportJob(
  db: Executor,
  location: string,
  id?: string,
): Promise<ImportClaim | null> {
  // Jobs of earlier versions have no location.
  const isHere = or(isNull(importJobs.fileLocation), eq(importJobs.fileLocation, location));
  const isMeant = id === undefined ? undefined : eq(importJobs.id, id);
  const waiting = db
    .select({ id: importJobs.id })
    .from(importJobs)
    .where(and(inArray(importJobs.state, runningStates), isFree, isHere, isMeant))
    .orderBy(asc(importJobs.startedAt), asc(importJobs.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [job] = await db
    .update(importJobs)
    .set({ claimedUntil: leaseEnd })
    // Not `in`, which may run the subquery again and then claim the next job as well.
    .where(eq(importJobs.id, waiting))
    .returning();
  return job?.claimedUntil ? { ...job, claimedUntil: job.claimedUntil } : null;
}

/** The rows that were read since the start of the file. */
export interface ImportProgress {
  bytesRead: number;
  read: number;
  rejected: number;
  /** To be checked, and imported nevertheless. */
  suspicious: number;
  updated: number;
  leftOut: number;
  /** Photos that the imported rows name. */
  photos: number;
  imported: number;
}

/** Stores progress, and returns the new end of the lease; null if the lease was lost. */
export async function advanceImportJob(
  db: Executor,
  claim: ImportClaim,
  progress: ImportProgress,
): Promise<Date | null> {
  const { bytesRead, read, rejected, suspicious, updated, leftOut, photos, imported } = progress;
  // A resumed run starts at the first row again; the counts must not fall.
  const atLeast = (column: typeof importJobs.rowsRead, value: number) =>
    sql`greatest(${column}, ${value}::integer)`;
  const job = await changeHeldJob(db, claim, {
    bytesRead: atLeast(importJobs.bytesRead, bytesRead),
    rowsRead: atLeast(importJobs.rowsRead, read),
    rowsRejected: atLeast(importJobs.rowsRejected, rejected),
    rowsSuspicious: atLeast(importJobs.rowsSuspicious, suspicious),
    photosNamed: atLeast(importJobs.photosNamed, photos),
    rowsUpdated: atLeast(importJobs.rowsUpdated, updated),
    rowsLeftOut: atLeast(importJobs.rowsLeftOut, leftOut),
    rowsImported: imported,
    rowsAlreadyThere: atLeast(
      importJobs.rowsAlreadyThere,
      read - rejected - updated - leftOut - imported,
    ),
    claimedUntil: leaseEnd,
  });
  return job?.claimedUntil ?? null;
}

/** Changes a job that this process runs, and returns it; null if the lease was lost. */
export async function changeHeldJob(
  db: Executor,
  { id, state, claimedUntil }: ImportClaim,
  changes: PgUpdateSetSource<typeof importJobs>,
): Promise<ImportJobRow | null> {
  const isHeld = and(
    eq(importJobs.id, id),
    eq(importJobs.state, state),
    eq(importJobs.claimedUntil, claimedUntil),
  );
  const [job] = await db.update(importJobs).set(changes).where(isHeld).returning();
  return job ?? null;
}

/** The mapping of the latest import with these headings; null if there is none. */
export async function findMappingOf(
  db: Executor,
  columns: readonly string[],
): Promise<ImportMapping | null> {
  const [job] = await db
    .select({ mapping: importJobs.mapping })
    .from(importJobs)
    .where(and(eq(importJobs.columns, storedCells(columns)), isNotNull(importJobs.mapping)))
    .orderBy(desc(importJobs.startedAt), desc(importJobs.id))
    .limit(1);
  return job?.mapping ?? null;
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

export async function findImportJobRow(db: Executor, id: string): Promise<ImportJobRow | null> {
  const [job] = await db.select().from(importJobs).where(eq(importJobs.id, id));
  return job ?? null;
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
  await db
    .update(importJobs)
    .set({ state: 'cancelled', finishedAt })
    .where(and(isOpen, isFree, lt(importJobs.startedAt, startedBefore)));
}

export async function deleteImportJob(db: Executor, id: string): Promise<void> {
  await db.delete(importJobs).where(eq(importJobs.id, id));
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
  const isDraft = and(eq(properties.importId, importJobs.id), sql`not ${properties.published}`);
  return db
    .select({ job: importJobs, fullName: users.fullName, drafts: db.$count(properties, isDraft) })
    .from(importJobs)
    .leftJoin(users, eq(users.id, importJobs.startedBy))
    .$dynamic();
}

interface StartedJob {
  job: ImportJobRow;
  fullName: string | null;
  drafts: number;
}

function importJobOf({ job, fullName, drafts }: StartedJob): ImportJob {
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
      updated: job.rowsUpdated,
      leftOut: job.rowsLeftOut,
      alreadyThere: job.rowsAlreadyThere,
      rejected: job.rowsRejected,
      suspicious: job.rowsSuspicious,
    },
    drafts,
    startedBy: job.startedBy && fullName ? { id: job.startedBy, fullName } : null,
    startedAt: job.startedAt.toISOString(),
    finishedAt: job.finishedAt?.toISOString() ?? null,
  };
}
