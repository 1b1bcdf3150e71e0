import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isWebAddress } from '#contract/endpoints/import-photos.ts';
import { propertyImageLimits } from '#contract/property/property-form.ts';
import type { Database } from '#server/core/database/database.ts';
import { isDatabaseUnavailable } from '#server/core/database/unavailable.ts';
import { TemporaryError } from '#server/core/http/http-error.ts';
import { type BackgroundJob, startBackgroundJob } from '#server/core/jobs/background-job.ts';
import { InvalidImage, NOT_AN_IMAGE } from '#server/media/image-jobs.ts';
import type { Media } from '#server/media/media.ts';
import { deleteUnusedImages, storeImage } from '#server/modules/images/images-service.ts';
import { findImportJobRow } from '#server/modules/imports/import-jobs-store.ts';
import type { ImportUploads } from '#server/modules/imports/import-uploads.ts';
import { hasProperty } from '#server/modules/properties/properties-service.ts';
import { addPropertyPhoto } from '#server/modules/properties/property-photos-service.ts';
import {
  claimImportPhoto,
  countImportPhoto,
  failImportPhoto,
  type ImportPhoto,
  releaseImportPhoto,
} from './import-photos-store.ts';
import { type DownloadServices, downloadPhoto } from './photo-download.ts';
import { PhotoProblem } from './photo-problem.ts';
import { openPhotoZip, type PhotoZip } from './photo-zip.ts';

const POLL_INTERVAL_MS = 3000;
/** Between two downloads, because a spreadsheet names thousands of photos of one small site. */
const PAUSE_MS = 250;

const problems = {
  'no property': 'the listing was deleted',
  'too many photos': `a listing has at most ${propertyImageLimits.images} photos`,
};

interface PhotoWorkerServices {
  db: Database;
  media: Media;
  uploads: ImportUploads;
  log: { warn(details: object, message: string): void };
  /** For tests, whose photos are on this computer. */
  download?: DownloadServices;
}

/** Adds one photo at a time; after `stop`, another process goes on with the next one. */
export function startPhotoWorker(
  services: PhotoWorkerServices,
  pollIntervalMs = POLL_INTERVAL_MS,
): BackgroundJob {
  const zips = cachedZips(services);
  const job = startBackgroundJob({
    runOnce: (signal) => addNextPhoto(services, zips, signal),
    onError: (error) => services.log.warn({ err: error }, 'photos could not be added'),
    pollIntervalMs,
  });
  return { ...job, stop: () => job.stop().finally(zips.close) };
}

type Zips = ReturnType<typeof cachedZips>;

/** Keeps the ZIP of the last photo open, because reading its directory takes a while. */
function cachedZips({ db, uploads }: PhotoWorkerServices) {
  let open: { zipFile: string; zip: PhotoZip } | null = null;
  function close() {
    open?.zip.close();
    open = null;
  }
  return {
    close,
    async of(jobId: string): Promise<PhotoZip> {
      const zipFile = (await findImportJobRow(db, jobId))?.zipFile;
      if (open && open.zipFile === zipFile) return open.zip;
      close();
      const path = zipFile ? await uploads.photoZips.localPath(zipFile) : null;
      if (!zipFile || path === null) throw new PhotoProblem('no ZIP with photos was uploaded');
      const zip = await openPhotoZip(path);
      open = { zipFile, zip };
      return zip;
    },
  };
}

/** Returns false if no photo waits. */
async function addNextPhoto(
  services: PhotoWorkerServices,
  zips: Zips,
  signal: AbortSignal,
): Promise<boolean> {
  const { db, uploads, log } = services;
  const photo = await claimImportPhoto(db, uploads.location);
  if (!photo) {
    zips.close();
    return false;
  }
  try {
    await addPhoto(services, zips, photo, signal);
  } catch (error) {
    if (signal.aborted) {
      await releaseImportPhoto(db, photo);
      return true;
    }
    // The photo is tried again when its lease has expired.
    if (error instanceof TemporaryError || isDatabaseUnavailable(error)) throw error;
    if (!(error instanceof PhotoProblem || error instanceof InvalidImage)) {
      log.warn({ err: error, import: photo.jobId }, 'a photo could not be added');
    }
    await failImportPhoto(db, photo, reasonOf(error));
  }
  return true;
}

async function addPhoto(
  { db, media, download }: PhotoWorkerServices,
  zips: Zips,
  photo: ImportPhoto,
  signal: AbortSignal,
): Promise<void> {
  // Nothing is downloaded for an import that was undone.
  if (!(await hasProperty(db, photo.propertyId, 'staff'))) {
    throw new PhotoProblem(problems['no property']);
  }
  const path = join(media.uploadsFolder, randomUUID());
  try {
    if (isWebAddress(photo.photo)) {
      await delay(PAUSE_MS, undefined, { signal });
      await downloadPhoto(photo.photo, path, signal, download);
    } else {
      await (await zips.of(photo.jobId)).extract(photo.photo, path);
    }
    const image = await storeImage(media, path);
    try {
      await db.transaction(async (transaction) => {
        const result = await addPropertyPhoto(transaction, media, photo.propertyId, image);
        if (result !== 'added') throw new PhotoProblem(problems[result]);
        await countImportPhoto(transaction, photo);
      });
    } finally {
      await deleteUnusedImages(db, media, [image.name]);
    }
  } finally {
    await rm(path, { force: true });
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof PhotoProblem) return error.message;
  if (!(error instanceof InvalidImage)) return 'something went wrong on our side';
  return error.message === NOT_AN_IMAGE ? 'not an image' : error.message;
}
