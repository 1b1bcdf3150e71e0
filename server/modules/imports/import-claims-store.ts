import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/core/database/database.ts';
import { importJobs } from '#server/core/database/import-jobs-schema.ts';
import { runningStates } from './import-jobs-store.ts';

/**
 * A job that one process has for itself. `until` is its proof: whoever claims the job after that
 * time has passed puts another in its place, and every write asks for it.
 */
export interface ImportClaim {
  readonly id: string;
  readonly state: 'checking' | 'importing';
  readonly fileName: string;
  readonly confirmedBy: string | null;
  until: Date;
}

/** Rows and bytes so far, of one run from the file's beginning. */
export interface ImportProgress {
  bytesRead: number;
  read: number;
  refused: number;
  suspicious: number;
  /** Not refused, and found to be new or there already. */
  saved: number;
  /** Of a check: counted from the file's beginning. */
  imported?: number;
  /** Of an import: how many this batch has added, so that a run that goes on counts none twice. */
  added?: number;
}

/** Takes the job that waits the longest; nobody else gets it before `until`. Null where none waits. */
export async function claimImportJob(
  db: Executor,
  { now, until }: { now: Date; until: Date },
): Promise<ImportClaim | null> {
  const isFree = or(isNull(importJobs.claimedUntil), lt(importJobs.claimedUntil, now));
  const waiting = db
    .select({ id: importJobs.id })
    .from(importJobs)
    .where(and(inArray(importJobs.state, runningStates), isFree))
    .orderBy(asc(importJobs.startedAt), asc(importJobs.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [job] = await db
    .update(importJobs)
    .set({ claimedUntil: until })
    // Asked for once, which `in` does not promise: asked again, it would skip to the next job.
    .where(eq(importJobs.id, waiting))
    .returning();
  if (!job) return null;
  const { id, fileName, confirmedBy } = job;
  const state = job.state === 'importing' ? 'importing' : 'checking';
  return { id, state, fileName, confirmedBy, until };
}

/** Notes progress and keeps the job until `until`; false where it is no longer the claim's. */
export async function advanceImportJob(
  db: Executor,
  claim: ImportClaim,
  progress: ImportProgress,
  until: Date,
): Promise<boolean> {
  const { bytesRead, read, refused, suspicious, saved, imported, added = 0 } = progress;
  const isNew = sql`(${imported === undefined ? importJobs.rowsImported : sql`${imported}::integer`} + ${added}::integer)`;
  // A run that goes on after another begins at the file's first row again; the counts do not.
  const noLess = (column: typeof importJobs.rowsRead, value: number) =>
    sql`greatest(${column}, ${value}::integer)`;
  const advanced = await db
    .update(importJobs)
    .set({
      bytesRead: noLess(importJobs.bytesRead, bytesRead),
      rowsRead: noLess(importJobs.rowsRead, read),
      rowsRefused: noLess(importJobs.rowsRefused, refused),
      rowsSuspicious: noLess(importJobs.rowsSuspicious, suspicious),
      rowsImported: isNew,
      rowsAlreadyThere: sql`greatest(${importJobs.rowsAlreadyThere}, ${saved}::integer - ${isNew})`,
      claimedUntil: until,
    })
    .where(isStill(claim))
    .returning({ id: importJobs.id });
  return advanced.length > 0;
}

/** Ends the run of the claim's holder; answers with the counts, or null where it is no longer theirs. */
export async function endImportRun(
  db: Executor,
  claim: ImportClaim,
  end: { state: 'checked' | 'finished' | 'failed'; finishedAt: Date | null; failure?: string },
) {
  const [ended] = await db
    .update(importJobs)
    .set({ ...end, claimedUntil: null })
    .where(isStill(claim))
    .returning();
  return ended ?? null;
}

/** Gives the job back, for any process to go on with at once. */
export async function releaseImportJob(db: Executor, claim: ImportClaim): Promise<void> {
  await db.update(importJobs).set({ claimedUntil: null }).where(isStill(claim));
}

function isStill({ id, state, until }: ImportClaim) {
  return and(
    eq(importJobs.id, id),
    eq(importJobs.state, state),
    eq(importJobs.claimedUntil, until),
  );
}
