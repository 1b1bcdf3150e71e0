import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/core/database/database.ts';
import { importJobs } from '#server/core/database/import-jobs-schema.ts';
import { type ImportJobRow, runningStates } from './import-jobs-store.ts';
import type { RowCounts } from './import-rows.ts';

/**
 * A job leased by one process. Every write requires the stored `claimedUntil`, which another process
 * replaces when it claims the job after that time.
 */
export interface ImportClaim extends ImportJobRow {
  claimedUntil: Date;
}

/** Rows and bytes read since the start of the file, and the new rows of all runs. */
export interface ImportProgress extends RowCounts {
  bytesRead: number;
  imported: number;
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
  return job ? { ...job, claimedUntil: until } : null;
}

/** Stores progress and extends the lease; returns false if the lease was lost. */
export async function advanceImportJob(
  db: Executor,
  claim: ImportClaim,
  { bytesRead, read, rejected, suspicious, imported }: ImportProgress,
  until: Date,
): Promise<boolean> {
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
      rowsImported: imported,
      rowsAlreadyThere: atLeast(importJobs.rowsAlreadyThere, read - rejected - imported),
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
): Promise<ImportJobRow | null> {
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

function isHeld({ id, state, claimedUntil }: ImportClaim) {
  return and(
    eq(importJobs.id, id),
    eq(importJobs.state, state),
    eq(importJobs.claimedUntil, claimedUntil),
  );
}
