import { isNotNull, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { batchesOf } from '#server/core/database/batches.ts';
import type { Database, Executor, Transaction } from '#server/core/database/database.ts';
import { deletedProperties, propertyImages, users } from '#server/core/database/schema.ts';
import { validationError } from '#server/core/http/http-error.ts';
import { InvalidImage } from '#server/media/image-jobs.ts';
import type { Media, StoredImage } from '#server/media/media.ts';

/** Longer than any request takes; a newer file may belong to a form that is being saved. */
const ABANDONED_AFTER_MS = 30 * 60 * 1000;
const BATCH_SIZE = 500;
const MAX_UNUSED_PART = 0.1;
const FEW_IMAGES = 20;

/** A stored image that no row refers to yet. */
export interface UploadedImage extends StoredImage {
  /** The uploaded bytes or the path of their file. */
  source: Uint8Array | string;
}

/** Returns the images that properties, also deleted ones, and users refer to, each once. */
export async function listUsedImages(db: Executor): Promise<string[]> {
  const ofProperties = db.select({ name: propertyImages.name }).from(propertyImages);
  const ofUsers = db
    .select({ name: sql<string>`${users.photoName}` })
    .from(users)
    .where(isNotNull(users.photoName));
  const ofDeleted = db
    .select({ name: sql<string>`unnest(${deletedProperties.imageNames})` })
    .from(deletedProperties);
  const rows = await union(ofProperties, ofUsers, ofDeleted);
  return rows.map(({ name }) => name).sort();
}

/** Names of used images that have no file, not even in the trash. */
export async function listMissingImages(db: Database, media: Media): Promise<string[]> {
  const deleted = new Set(await media.deletedNames());
  const missing: string[] = [];
  for (const name of await listUsedImages(db)) {
    if (!deleted.has(name) && !(await media.has(name))) missing.push(name);
  }
  return missing;
}

export function imageUrl(name: string): string {
  return `/api/images/${name}`;
}

/** A user's images are decoded one at a time. @throws InvalidImage */
export async function storeImage(
  media: Media,
  source: Uint8Array | string,
  userId?: string,
): Promise<UploadedImage> {
  return { ...(await media.store(source, userId)), source };
}

/** Stores the image files of a form, all or none. @throws HttpError with an error per invalid file */
export async function storeImages(
  db: Database,
  media: Media,
  paths: readonly string[],
  userId: string,
): Promise<UploadedImage[]> {
  const stored: UploadedImage[] = [];
  const errors: Record<string, string> = {};
  for (const [index, path] of paths.entries()) {
    try {
      stored.push(await storeImage(media, path, userId));
    } catch (error) {
      if (!(error instanceof InvalidImage)) throw error;
      errors[`images[${index}]`] = error.message;
    }
  }
  if (Object.keys(errors).length === 0) return stored;
  const names = stored.map(({ name }) => name);
  await deleteUnusedImages(db, media, names);
  throw validationError(errors);
}

/**
 * Protects images from the cleanup until the transaction ends. Must be called first in the
 * transaction that writes rows which refer to them.
 */
export async function keepImages(
  transaction: Transaction,
  media: Media,
  images: readonly UploadedImage[],
): Promise<void> {
  if (images.length === 0) return;
  await lockImages(transaction);
  for (const { name, source } of images) {
    // Another request with the same image may have deleted the file since it was stored.
    if (!(await media.has(name))) await media.store(source);
  }
}

/** Deletes those images that are unused after a change. Ignores failures: the cleanup tries again. */
export async function deleteUnusedImages(
  db: Database,
  media: Media,
  names: readonly string[],
): Promise<void> {
  await deleteUnused(db, media, names).catch(() => {});
}

interface RemovedFiles {
  moved: number;
  /** Images that look unused, but are too many to be moved. */
  suspicious: number;
  /** Images restored from the trash, because a row refers to them. */
  undeleted: number;
}

/**
 * Removes the files that a killed process left: deletes uploads, and moves unused images to the trash.
 * Moves none if more than a tenth look unused, because the database may then be the wrong one.
 */
export async function removeUnusedFiles(db: Database, media: Media): Promise<RemovedFiles> {
  const time = new Date(Date.now() - ABANDONED_AFTER_MS);
  await media.removeLeftovers(time);
  const undeleted = await undeleteUsed(db, media);
  const names = await media.namesBefore(time);
  const unused: string[] = [];
  for (const batch of batchesOf(names, BATCH_SIZE)) {
    unused.push(...(await findUnusedImages(db, batch)));
  }
  if (unused.length > FEW_IMAGES && unused.length > names.length * MAX_UNUSED_PART) {
    return { moved: 0, suspicious: unused.length, undeleted };
  }
  let moved = 0;
  for (const batch of batchesOf(unused, BATCH_SIZE)) moved += await deleteUnused(db, media, batch);
  await media.emptyTrash(new Date());
  return { moved, suspicious: 0, undeleted };
}

/** Restores images from the trash that rows refer to, as after the restore of an older database. */
async function undeleteUsed(db: Database, media: Media): Promise<number> {
  let undeleted = 0;
  for (const batch of batchesOf(await media.deletedNames(), BATCH_SIZE)) {
    const unused = new Set(await findUnusedImages(db, batch));
    for (const name of batch.filter((each) => !unused.has(each))) {
      if (!(await media.has(name)) && (await media.undelete(name))) undeleted += 1;
    }
  }
  return undeleted;
}

async function deleteUnused(db: Database, media: Media, names: readonly string[]): Promise<number> {
  // Checked before locking, because most images are in use.
  const candidates = names.length > 0 ? await findUnusedImages(db, names) : [];
  if (candidates.length === 0) return 0;
  return db.transaction(async (transaction) => {
    await lockImages(transaction);
    const unused = await findUnusedImages(transaction, candidates);
    for (const name of unused) await media.delete(name);
    return unused.length;
  });
}

/** An arbitrary number, the same in every process on this database. */
const IMAGES_LOCK = 7_031_961;

/**
 * Serializes transactions that start to use images or delete them. The same image is stored once, so
 * it must not be deleted for one property while another starts to use it.
 */
async function lockImages(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${IMAGES_LOCK}::bigint)`);
}

/** Returns the images that no property, also no deleted one, and no user refers to. */
async function findUnusedImages(db: Executor, names: readonly string[]): Promise<string[]> {
  const given = sql`unnest(${sql.param([...names])}::text[]) as given(name)`;
  const rows = await db
    .select({ name: sql<string>`given.name` })
    .from(given)
    .where(
      sql`not exists (select from ${propertyImages} where ${propertyImages.name} = given.name)
        and not exists (select from ${users} where ${users.photoName} = given.name)
        and not exists (select from ${deletedProperties} where given.name = any(${deletedProperties.imageNames}))`,
    );
  return rows.map(({ name }) => name);
}
