import { and, asc, eq, isNotNull, isNull, lt, notLike, or, type SQL, sql } from 'drizzle-orm';
import type { ImportPhotos } from '#contract/endpoints/import-photos.ts';
import { batchesOf } from '#server/core/database/batches.ts';
import type { Database, Executor, Transaction } from '#server/core/database/database.ts';
import { importJobs, importPhotos } from '#server/core/database/import-jobs-schema.ts';
import type { ImportJobRow } from '#server/modules/imports/import-jobs-store.ts';

export type ImportPhoto = Pick<
  typeof importPhotos.$inferSelect,
  'jobId' | 'line' | 'position' | 'propertyId' | 'photo'
>;

const ROWS_PER_INSERT = 1000;
const MAX_NAME_LENGTH = 2000;
const FAILURES_SHOWN = 100;
/** Before the first photo of a file. */
export const START = { line: 0, position: 0 };

/** Longer than a download, and than the photos that are decoded before it. */
const leaseEnd = sql`now() + interval '5 minutes'`;
const isFree = or(isNull(importPhotos.claimedUntil), lt(importPhotos.claimedUntil, sql`now()`));
const isWaiting = isNull(importPhotos.failure);

const { jobId: ofJob, line, position } = importPhotos;
const fileOrder = [asc(ofJob), asc(line), asc(position)];
const isPhoto = (photo: ImportPhoto) =>
  and(eq(ofJob, photo.jobId), eq(line, photo.line), eq(position, photo.position));

export async function insertImportPhotos(
  transaction: Transaction,
  photos: readonly (typeof importPhotos.$inferInsert)[],
): Promise<void> {
  const rows = photos.map(({ photo, ...row }) => {
    return { ...row, photo: photo.replaceAll('\0', '').slice(0, MAX_NAME_LENGTH) };
  });
  for (const batch of batchesOf(rows, ROWS_PER_INSERT)) {
    await transaction.insert(importPhotos).values(batch);
  }
}

/**
 * Claims the next photo of the imports whose files are at `location`. The photos of a property are
 * added one after the other, so that the first is the cover.
 */
export async function claimImportPhoto(
  db: Database,
  location: string,
): Promise<ImportPhoto | null> {
  const isNextOfProperty = sql`not exists (
    select from ${importPhotos} as other
    where other.job_id = ${ofJob} and other.line = ${line} and other.position < ${position}
      and other.failure is null)`;
  const next = db
    .select({ ofJob, line, position })
    .from(importPhotos)
    .innerJoin(importJobs, eq(importJobs.id, ofJob))
    .where(and(isWaiting, isFree, isNextOfProperty, eq(importJobs.fileLocation, location)))
    .orderBy(...fileOrder)
    .limit(1)
    .for('update', { of: importPhotos, skipLocked: true });
  const [photo] = await db
    .update(importPhotos)
    .set({ claimedUntil: leaseEnd })
    .where(sql`(${ofJob}, ${line}, ${position}) = ${next}`)
    .returning();
  return photo ?? null;
}

export async function releaseImportPhoto(db: Executor, photo: ImportPhoto): Promise<void> {
  await db.update(importPhotos).set({ claimedUntil: null }).where(isPhoto(photo));
}

/** Counts a photo as added, unless another process did. */
export async function countImportPhoto(
  transaction: Transaction,
  photo: ImportPhoto,
): Promise<void> {
  const deleted = await transaction.delete(importPhotos).where(isPhoto(photo)).returning({ line });
  if (deleted.length === 0) return;
  await transaction
    .update(importJobs)
    .set({ photosAdded: sql`${importJobs.photosAdded} + 1` })
    .where(eq(importJobs.id, photo.jobId));
}

export async function failImportPhoto(
  db: Executor,
  photo: ImportPhoto,
  failure: string,
): Promise<void> {
  const changes = { failure, claimedUntil: null };
  await db.update(importPhotos).set(changes).where(isPhoto(photo));
}

/** Removes the photos that wait, because their listings go. */
export async function deleteWaitingPhotos(transaction: Transaction, jobId: string): Promise<void> {
  await transaction.delete(importPhotos).where(and(eq(ofJob, jobId), isWaiting));
}

/** Lets the photos that were not found in a ZIP wait again. */
export async function retryPhotosOfZip(db: Executor, jobId: string): Promise<void> {
  const isOfZip = notLike(importPhotos.photo, '%://%');
  await db
    .update(importPhotos)
    .set({ failure: null })
    .where(and(eq(ofJob, jobId), isNotNull(importPhotos.failure), isOfZip));
}

/** Null if there is no such import. */
export async function findImportPhotos(db: Executor, jobId: string): Promise<ImportPhotos | null> {
  const [job] = await db.select().from(importJobs).where(eq(importJobs.id, jobId));
  if (!job) return null;
  const isOfJob = eq(ofJob, jobId);
  const { photosNamed: named, photosAdded: added, zipName: name } = job;
  return {
    named,
    added,
    waiting: await db.$count(importPhotos, and(isOfJob, isWaiting)),
    failed: await db.$count(importPhotos, and(isOfJob, isNotNull(importPhotos.failure))),
    zip: name === null ? null : { name, bytes: job.zipBytes, received: job.zipReceived },
    failures: (await listPhotoFailures(db, jobId, { limit: FAILURES_SHOWN, after: START })).map(
      ({ position: _, ...failure }) => failure,
    ),
  };
}

/** The photos after `after` that could not be added, in the order of the file. */
export async function listPhotoFailures(
  db: Executor,
  jobId: string,
  { limit, after }: { limit: number; after: Pick<ImportPhoto, 'line' | 'position'> },
) {
  const reason: SQL<string> = sql<string>`${importPhotos.failure}`;
  const isMeant = and(eq(ofJob, jobId), isNotNull(importPhotos.failure));
  return db
    .select({ line, position, photo: importPhotos.photo, reason })
    .from(importPhotos)
    .where(and(isMeant, sql`(${line}, ${position}) > (${after.line}, ${after.position})`))
    .orderBy(...fileOrder)
    .limit(limit);
}

/** The ZIPs of imports that may still need them, by their names in the storage. */
export async function listNeededZips(db: Executor): Promise<Set<string>> {
  const hasWaiting = sql`exists (select from ${importPhotos}
    where ${ofJob} = ${importJobs.id} and ${isWaiting})`;
  const rows = await db
    .select({ zip: importJobs.zipFile })
    .from(importJobs)
    .where(and(isNotNull(importJobs.zipFile), or(isNull(importJobs.finishedAt), hasWaiting)));
  return new Set(rows.flatMap(({ zip }) => zip ?? []));
}

/** Stores how much of a ZIP was received; false if another request did. */
export async function changeZip(
  db: Executor,
  { id, zipReceived }: Pick<ImportJobRow, 'id' | 'zipReceived'>,
  changes: Pick<ImportJobRow, 'zipFile' | 'zipName' | 'zipBytes' | 'zipReceived'>,
): Promise<boolean> {
  const isSame = and(eq(importJobs.id, id), eq(importJobs.zipReceived, zipReceived));
  const changed = await db
    .update(importJobs)
    .set(changes)
    .where(isSame)
    .returning({ id: importJobs.id });
  return changed.length > 0;
}
