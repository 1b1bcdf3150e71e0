import type { Database } from '#server/core/database/database.ts';
import type { Media } from '#server/media/media.ts';
import { removeUnusedPictures } from './images-in-use.ts';

/** Nobody sends a form for as long as that: what is younger may be about to be used. */
const ABANDONED_AFTER_MS = 30 * 60 * 1000;
const PICTURES_AT_ONCE = 500;

/**
 * Removes the files that a killed process left: uploads, and pictures that nothing shows. Several
 * processes may sweep at once, while others store. Answers how many pictures it removed.
 */
export async function sweepPictures(db: Database, media: Media): Promise<number> {
  const time = new Date(Date.now() - ABANDONED_AFTER_MS);
  await media.removeLeftovers(time);
  const names = await media.namesBefore(time);
  let removed = 0;
  for (let start = 0; start < names.length; start += PICTURES_AT_ONCE) {
    const batch = names.slice(start, start + PICTURES_AT_ONCE);
    removed += await removeUnusedPictures(db, media, batch);
  }
  return removed;
}
