import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { writeOnce } from './core/database/data-folder.ts';
import { deleteExpiredRows, type KeptTimes } from './core/jobs/expired-rows-store.ts';
import { secretOf } from './core/security/secrets-store.ts';
import type { Services } from './core/services.ts';
import type { OpenFiles } from './files.ts';
import { deleteOldEmails } from './mail/delivery.ts';
import { removeUnusedFiles } from './modules/images/images-service.ts';
import { cleanUpImports } from './modules/imports/imports-service.ts';
import { emptyBin } from './modules/properties/deleted-properties-service.ts';
import { mergePropertyCounts } from './modules/properties/property-facets-store.ts';

const INTERVAL_MS = 60 * 60 * 1000;

interface CleanupServices extends OpenFiles, Pick<Services, 'db' | 'clock'>, KeptTimes {
  dataDir: string;
  log: Record<'info' | 'warn', (details: object, message: string) => void>;
}

/**
 * Deletes expired rows, old emails and unused files, empties the bin and merges counts, now and
 * every hour. Returns a function to stop.
 */
export function startCleanup(services: CleanupServices): () => Promise<void> {
  const { db, media, dataDir, clock, log } = services;
  const warn = (message: string) => (error: unknown) => log.warn({ err: error }, message);
  let running = Promise.resolve();
  const cleanUp = async () => {
    await deleteExpiredRows(db, services, clock()).then(
      (deleted) => log.info(deleted, 'expired rows were deleted'),
      warn('expired rows were not deleted'),
    );
    await mergePropertyCounts(db).catch(warn('the counts of properties were not merged'));
    await emptyBin(db, media, clock()).catch(warn('the bin was not emptied'));
    await deleteOldEmails(join(dataDir, 'outbox'), clock()).then(
      (deleted) => log.info({ deleted }, 'old emails were deleted from the outbox'),
      warn('old emails were not deleted from the outbox'),
    );
    await cleanUpFiles(services).catch(warn('unused files were not deleted'));
  };
  const cleanUpInTurn = () => {
    running = running.then(cleanUp);
  };
  const timer = setInterval(cleanUpInTurn, INTERVAL_MS);
  timer.unref();
  cleanUpInTurn();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/**
 * Files belong to the first database whose cleanup used them. The cleanup of another one would find
 * every file unused, and delete it.
 */
async function cleanUpFiles(services: CleanupServices): Promise<void> {
  const { db, media, uploads, dataDir, bucket, clock, log } = services;
  const owner = createHash('sha256')
    .update(await secretOf(db, 'data-folder'))
    .digest('hex');
  if ((await writeOnce(join(dataDir, 'belongs-to'), owner)) !== owner) {
    const message = 'the data folder belongs to another database, so nothing is removed from it';
    log.warn({ dataDir }, message);
    return;
  }
  if (bucket && (await bucket.writeOnce('belongs-to', owner)) !== owner) {
    const { location } = bucket;
    log.warn({ location }, 'the bucket belongs to another database, so nothing is removed from it');
    return;
  }
  await cleanUpImports({ db, uploads }, clock());
  const { moved, suspicious, undeleted } = await removeUnusedFiles(db, media);
  if (moved > 0) log.info({ moved }, 'unused images were moved to the trash for 30 days');
  if (undeleted > 0) log.info({ undeleted }, 'images in use were restored from the trash');
  if (suspicious > 0) {
    const message =
      'more than a tenth of the images look unused, so they were not moved to the trash';
    log.warn({ suspicious }, message);
  }
}
