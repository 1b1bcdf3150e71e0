import { ownsDataFolder } from '#server/core/database/data-folder-owner.ts';
import type { Database } from './core/database/database.ts';
import { deleteOutdatedRows } from './core/expired-rows-store.ts';
import type { Media } from './media/media.ts';
import type { SessionLimits } from './modules/auth/session-limits.ts';
import { sweepPictures } from './modules/images/image-cleanup.ts';
import { sweepImports } from './modules/imports/import-cleanup.ts';
import type { ImportUploads } from './modules/imports/import-uploads.ts';

const EVERY_MS = 60 * 60 * 1000;

interface House {
  db: Database;
  media: Media;
  uploads: ImportUploads;
  dataDir: string;
  clock: () => Date;
  sessionLimits: SessionLimits;
  log: { warn(details: object, message: string): void };
}

/** Deletes what is outdated or left over, now and every hour; returns how to stop. */
export function startHousekeeping(house: House): () => Promise<void> {
  const { db, clock, sessionLimits, log } = house;
  const warn = (message: string) => (error: unknown) => log.warn({ err: error }, message);
  let working = Promise.resolve();
  const work = async () => {
    await deleteOutdatedRows(db, sessionLimits, clock()).catch(
      warn('outdated rows were not deleted'),
    );
    await sweepFiles(house).catch(warn('files that are left over were not removed'));
  };
  const workInTurn = () => {
    working = working.then(work);
  };
  const timer = setInterval(workInTurn, EVERY_MS);
  timer.unref();
  workInTurn();
  return async () => {
    clearInterval(timer);
    await working;
  };
}

async function sweepFiles({ db, media, uploads, dataDir, clock, log }: House): Promise<void> {
  if (!(await ownsDataFolder(db, dataDir))) {
    const message = 'the data folder belongs to another database, so nothing is removed from it';
    log.warn({ dataDir }, message);
    return;
  }
  await sweepImports({ db, uploads }, clock());
  await sweepPictures(db, media);
}
