import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/core/database/database.ts';
import { importJobs } from '#server/core/database/import-jobs-schema.ts';
import { runningStates } from './import-jobs-store.ts';

/**
 * A job leased by one process. Every write requires the stored `until`, which another process
 * replaces when it claims the job after that time.
 */
export interface ImportClaim {
  readonly id: string;
  readonly state: 'checking' | 'importing';
  readonly fileName: string;
  readonly confirmedBy: string | null;
  /** The date of the list; null for the date of the import. */
  readonly listedAt: Date | null;
  until: Date;
}

/** Rows and bytes that a run has read since the start of the file. */
export interface ImportProgress {
  bytesRead: number;
  read: number;
  rejected: number;
  suspicious: number;
  /** Accepted rows, new or already stored. */
  saved: number;
  /** New rows since the start of the file; set by a check. */
  imported?: number;
  /** New rows of this batch; set by an import, so that a resumed run counts none twice. */
  added?: number;
}

/**
 * Claims the oldest waiting job whose file is at `location`; no other process gets it before
 * `until`.
 */
export async function claimImportJob(
  db: Executor,
  { now, until, location }: { now: Date; until: Date; location: string },
): Promise<ImportClaim | null> {
  // Jobs of earlier versions have no location.
  const isHere = or(isNull(importJobs.fileLocation), eq(importJobs.fileLocation, location));
  const isFree = or(isNull(importJobs.claimedUntil), lt(importJobs.claimedUntil, now));
  const waiting = db
    .select({ id: importJobs.id })
    .from(importJobs)
    .where(and(inArray(importJobs.state, runningStates), isFree, isHere))
    .orderBy(asc(importJobs.startedAt), asc(importJobs.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [job] = await db
    .update(importJobs)
    .set({ claimedUntil: until })
    // Not `in`, which may run the subquery again and then claim the next job as well.
    .where(eq(importJobs.id, waiting))
    .returning();
  if (!job) return null;
  const { id, fileName, confirmedBy, listedAt } = job;
  const state = job.state === 'importing' ? 'importing' : 'checking';
  return { id, state, fileName, confirmedBy, listedAt, until };
}

/** Stores progress and extends the lease; returns false if the lease was lost. */
export async function advanceImportJob(
  db: Executor,
  claim: ImportClaim,
  progress: ImportProgress,
  until: Date,
): Promise<boolean> {
  const { bytesRead, read, rejected, suspicious, saved, imported, added = 0 } = progress;
  const rowsImported = sql`(${imported === undefined ? importJobs.rowsImported : sql`${imported}::integer`} + ${added}::integer)`;
  // A resumed run starts at the first row again; the counts must not fall.
  const atLeast = (column: typeof importJobs.rowsRead, value: number) =>
    sql`greatest(${column}, ${value}::integer)`;
  const advanced = await db
    .update(importJobs)
    .set({
      bytesRead: atLeast(importJobs.bytesRead, bytesRead),
      rowsRead: atLeast(importJobs.rowsRead, read),
      rowsRejected: atLeast(importJobs.rowsRejected, rejected),
      rowsSuspicious: atLeast(importJobs.rowsSuspicious, suspicious),
      rowsImported,
      rowsAlreadyThere: sql`greatest(${importJobs.rowsAlreadyThere}, ${saved}::integer - ${rowsImported})`,
      claimedUntil: until,
    })
    .where(isHeld(claim))
    .returning({ id: importJobs.id });
  return advanced.length > 0;
}

/** Ends a run and returns the job, or null if the lease was lost. */
export async function endImportRun(
  db: Executor,
  claim: ImportClaim,
  end: { state: 'checked' | 'finished' | 'failed'; finishedAt: Date | null; failure?: string },
) {
  const [ended] = await db
    .update(importJobs)
    .set({ ...end, claimedUntil: null })
    .where(isHeld(claim))
    .returning();
  return ended ?? null;
}

/** Ends the lease, so that any process can resume the job at once. */
export async function releaseImportJob(db: Executor, claim: ImportClaim): Promise<void> {
  await db.update(importJobs).set({ claimedUntil: null }).where(isHeld(claim));
}

function isHeld({ id, state, until }: ImportClaim) {
  return and(
    eq(importJobs.id, id),
    eq(importJobs.state, state),
    eq(importJobs.claimedUntil, until),
  );
}
