import type { Database, Transaction } from '#server/db/database.ts';
import { isPictureInUse, lockPictures } from '#server/db/pictures-in-use-store.ts';
import type { Media } from '#server/media/media.ts';
import { PictureRefused } from '#server/media/picture-reading.ts';
import { Problem } from '#server/problem.ts';

/** A picture that is stored, and about to be a person's photograph. */
export interface NewPhoto {
  name: string;
  bytes: Buffer;
}

/** Decodes and stores a photograph. @throws Problem where it is none */
export async function storePhoto(media: Media, bytes: Buffer): Promise<NewPhoto> {
  try {
    const { name } = await media.store(bytes);
    return { name, bytes };
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    throw new Problem(400, error.message, { photo: error.message });
  }
}

/** To be called in the transaction that takes the photograph into use, before it does. */
export async function keepPhoto(
  transaction: Transaction,
  media: Media,
  { name, bytes }: NewPhoto,
): Promise<void> {
  await lockPictures(transaction);
  // Somebody who had the same one may have removed it since it was stored.
  if (!(await media.original(name))) await media.store(bytes);
}

export async function removeUnusedPhoto(db: Database, media: Media, name: string): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockPictures(transaction);
    if (!(await isPictureInUse(transaction, name))) await media.delete(name);
  });
}
