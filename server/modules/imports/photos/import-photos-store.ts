import { and, asc, eq, isNotNull, isNull, lt, notLike, or, type SQL, sql } from 'drizzle-orm';
import type { ImportPhotos } from '#contract/endpoints/import-photos.ts';
import { batchesOf } from '#server/core/database/batches.ts';
import type { Database, Executor, Transaction } from '#server/core/database/database.ts';
import { importJobs, importPhotos } from '#server/core/database/import-jobs-schema.ts';
import type { ImportJobRow } from '#server/modules/imports/import-jobs-store.ts';

export type ImportPhoto = Pick<
  typeof importPhotos.$inferSelect,
  'id' | 'jobId' | 'propertyId' | 'photo'
>;

const ROWS_PER_INSERT = 1000;
const MAX_NAME_LENGTH = 2000;
const FAILURES_SHOWN = 100;

/** Longer than a download, and than the photos that are decoded before it. */
const leaseEnd = sql`now() + interval '5 minutes'`;
const isFree = or(isNull(importPhotos.claimedUntil), lt(importPhotos.claimedUntil, sql`now()`));
const isWaiting = isNull(importPhotos.failure);

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
    where other.property_id = ${importPhotos.propertyId} and other.failure is null
      and other.id < ${importPhotos.id})`;
  const next = db
    .select({ id: importPhotos.id })
    .from(importPhotos)
    .innerJoin(importJobs, eq(importJobs.id, importPhotos.jobId))
    .where(and(isWaiting, isFree, isNextOfProperty, eq(importJobs.fileLocation, location)))
    .orderBy(asc(importPhotos.id))
    .limit(1)
    .for('update', { of: importPhotos, skipLocked: true });
  const [photo] = await db
    .update(importPhotos)
    .set({ claimedUntil: leaseEnd })
    .where(eq(importPhotos.id, next))
    .returning();
  return photo ?? null;
}

export async function releaseImportPhoto(db: Executor, { id }: ImportPhoto): Promise<void> {
  await db.update(importPhotos).set({ claimedUntil: null }).where(eq(importPhotos.id, id));
}

/** Counts a photo as added, unless another process did. */
export async function countImportPhoto(
  transaction: Transaction,
  { id, jobId }: ImportPhoto,
): Promise<void> {
  const deleted = await transaction
    .delete(importPhotos)
    .where(eq(importPhotos.id, id))
    .returning({ id: importPhotos.id });
  if (deleted.length === 0) return;
  await transaction
    .update(importJobs)
    .set({ photosAdded: sql`${importJobs.photosAdded} + 1` })
    .where(eq(importJobs.id, jobId));
}

export async function failImportPhoto(
  db: Executor,
  { id }: ImportPhoto,
  failure: string,
): Promise<void> {
  const changes = { failure, claimedUntil: null };
  await db.update(importPhotos).set(changes).where(eq(importPhotos.id, id));
}

/** Lets the photos that were not found in a ZIP wait again. */
export async function retryPhotosOfZip(db: Executor, jobId: string): Promise<void> {
  const isOfZip = notLike(importPhotos.photo, '%://%');
  await db
    .update(importPhotos)
    .set({ failure: null })
    .where(and(eq(importPhotos.jobId, jobId), isNotNull(importPhotos.failure), isOfZip));
}

/** Null if there is no such import. */
export async function findImportPhotos(db: Executor, jobId: string): Promise<ImportPhotos | null> {
  const [job] = await db.select().from(importJobs).where(eq(importJobs.id, jobId));
  if (!job) return null;
  const ofJob = eq(importPhotos.jobId, jobId);
  const { photosNamed: named, photosAdded: added, zipName: name } = job;
  return {
    named,
    added,
    waiting: await db.$count(importPhotos, and(ofJob, isWaiting)),
    failed: await db.$count(importPhotos, and(ofJob, isNotNull(importPhotos.failure))),
    zip: name === null ? null : { name, bytes: job.zipBytes, received: job.zipReceived },
    failures: (await listPhotoFailures(db, jobId, { limit: FAILURES_SHOWN, afterId: 0 })).map(
      ({ id: _, ...failure }) => failure,
    ),
  };
}

/** The photos that could not be added, in the order of the file. */
export async function listPhotoFailures(
  db: Executor,
  jobId: string,
  { limit, afterId }: { limit: number; afterId: number },
) {
  const reason: SQL<string> = sql<string>`${importPhotos.failure}`;
  const isMeant = and(eq(importPhotos.jobId, jobId), isNotNull(importPhotos.failure));
  return db
    .select({ id: importPhotos.id, line: importPhotos.line, photo: importPhotos.photo, reason })
    .from(importPhotos)
    .where(and(isMeant, sql`${importPhotos.id} > ${afterId}`))
    .orderBy(asc(importPhotos.id))
    .limit(limit);
}

/** The ZIPs of imports that may still need them, by their names in the storage. */
export async function listNeededZips(db: Executor): Promise<Set<string>> {
  const hasWaiting = sql`exists (select from ${importPhotos}
    where ${importPhotos.jobId} = ${importJobs.id} and ${isWaiting})`;
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
