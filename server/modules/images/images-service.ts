import type { Database, Transaction } from '#server/core/database/database.ts';
import type { Media, StoredImage } from '#server/media/media.ts';
import { findUnusedImages, lockImages } from './images-store.ts';

/** Longer than any request takes; a newer file may belong to a form that is being saved. */
const ABANDONED_AFTER_MS = 30 * 60 * 1000;
const BATCH_SIZE = 500;

/** A stored image that no row refers to yet. */
export interface UploadedImage extends StoredImage {
  /** The uploaded bytes or the path of their file. */
  source: Uint8Array | string;
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

/**
 * Deletes the files that a killed process left: uploads, and images that no row refers to. Returns
 * the number of deleted images.
 */
export async function removeUnusedFiles(db: Database, media: Media): Promise<number> {
  const time = new Date(Date.now() - ABANDONED_AFTER_MS);
  await media.removeLeftovers(time);
  const names = await media.namesBefore(time);
  let deleted = 0;
  for (let start = 0; start < names.length; start += BATCH_SIZE) {
    deleted += await deleteUnused(db, media, names.slice(start, start + BATCH_SIZE));
  }
  return deleted;
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
