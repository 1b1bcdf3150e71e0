import type { Database, Transaction } from '#server/core/database/database.ts';
import type { Media, StoredImage } from '#server/media/media.ts';
import { findUnusedPictures, lockPictures } from './images-in-use-store.ts';

/** A picture that is stored, and about to be shown by a property or a person. */
export interface NewPicture extends StoredImage {
  /** Its bytes or the path of their file: kept until it is in use. */
  source: Uint8Array | string;
}

/** @throws InvalidImage */
export async function storePicture(media: Media, source: Uint8Array | string): Promise<NewPicture> {
  return { ...(await media.store(source)), source };
}

/** To be called first in the transaction that takes pictures into use. */
export async function keepPictures(
  transaction: Transaction,
  media: Media,
  pictures: readonly NewPicture[],
): Promise<void> {
  if (pictures.length === 0) return;
  await lockPictures(transaction);
  for (const { name, source } of pictures) {
    // Somebody who had the same one may have removed it since it was stored.
    if (!(await media.original(name))) await media.store(source);
  }
}

/**
 * Removes those of these pictures that nothing shows, after a change that is done or has failed
 * already. Files that stay must not make it look otherwise, and go with the next sweep.
 */
export async function dropUnusedPictures(
  db: Database,
  media: Media,
  names: readonly string[],
): Promise<void> {
  await removeUnusedPictures(db, media, names).catch(() => {});
}

/** Removes those of these pictures that nothing shows, and answers how many those were. */
export async function removeUnusedPictures(
  db: Database,
  media: Media,
  names: readonly string[],
): Promise<number> {
  // Most are in use, and need not hold up those who take others into use.
  const candidates = names.length > 0 ? await findUnusedPictures(db, names) : [];
  if (candidates.length === 0) return 0;
  return db.transaction(async (transaction) => {
    await lockPictures(transaction);
    const unused = await findUnusedPictures(transaction, candidates);
    for (const name of unused) await media.delete(name);
    return unused.length;
  });
}
