import { stat } from 'node:fs/promises';
import {
  type ImportPhotos,
  PHOTO_ZIP_MAX_BYTES,
  PHOTO_ZIP_PART_BYTES,
} from '#contract/endpoints/import-photos.ts';
import { messages } from '#contract/rules/validation-messages.ts';
import type { Database, Executor } from '#server/core/database/database.ts';
import { newId } from '#server/core/database/row-id.ts';
import { fieldError, HttpError } from '#server/core/http/http-error.ts';
import type { FormFile } from '#server/core/http/multipart-form.ts';
import { findImportJobRow, type ImportJobRow } from '#server/modules/imports/import-jobs-store.ts';
import type { ImportUploads } from '#server/modules/imports/import-uploads.ts';
import { ImportFileError } from '#server/modules/imports/reading/import-file-error.ts';
import {
  changeZip,
  findImportPhotos,
  listNeededZips,
  retryPhotosOfZip,
} from './import-photos-store.ts';
import { openPhotoZip } from './photo-zip.ts';

export interface PhotoServices {
  db: Database;
  uploads: ImportUploads;
}

const NO_ZIP = { zipFile: null, zipName: null, zipBytes: 0, zipReceived: 0 };

/** @throws HttpError 404 */
export async function requireImportPhotos(db: Executor, id: string): Promise<ImportPhotos> {
  const photos = await findImportPhotos(db, id);
  if (!photos) throw new HttpError(404, 'There is no such import.');
  return photos;
}

/**
 * Stores a part of a ZIP. The last one makes it a file, which is checked, and lets the photos that
 * failed without it wait again. @throws HttpError 409 if the part does not continue the upload
 */
export async function addZipPart(
  { db, uploads }: PhotoServices,
  id: string,
  { name, path }: FormFile,
  { bytes, from }: { bytes: number; from: number },
): Promise<ImportPhotos> {
  const job = await requireJob(db, id);
  if (bytes > PHOTO_ZIP_MAX_BYTES) {
    throw fieldError(413, 'file', messages.fileTooLarge(PHOTO_ZIP_MAX_BYTES));
  }
  const { size } = await stat(path);
  const isPart = from % PHOTO_ZIP_PART_BYTES === 0 && size > 0;
  if (!isPart || size !== Math.min(PHOTO_ZIP_PART_BYTES, bytes - from)) {
    throw fieldError(400, 'file', 'This is no part of the ZIP.');
  }
  const zipFile = from === 0 ? `${id}-${newId()}` : job.zipFile;
  const isNext = from === 0 || (from === job.zipReceived && bytes === job.zipBytes);
  if (!zipFile || !isNext) throw interrupted();

  const part = from / PHOTO_ZIP_PART_BYTES;
  const zips = uploads.photoZips;
  await zips.addPart(zipFile, part, path);
  const zipReceived = from + size;
  try {
    if (zipReceived === bytes) await joinZip(uploads, zipFile, part + 1);
    const zip = { zipFile, zipName: name, zipBytes: bytes, zipReceived };
    if (!(await changeZip(db, job, zip))) throw interrupted();
  } catch (error) {
    const isInvalid = error instanceof ImportFileError;
    if (isInvalid) await changeZip(db, job, NO_ZIP);
    if (isInvalid || from === 0) await zips.remove(zipFile);
    throw isInvalid ? fieldError(400, 'file', error.message) : error;
  }
  if (job.zipFile && job.zipFile !== zipFile) await zips.remove(job.zipFile);
  if (zipReceived === bytes) await retryPhotosOfZip(db, id);
  return requireImportPhotos(db, id);
}

/** @throws ImportFileError */
async function joinZip({ photoZips }: ImportUploads, zipFile: string, parts: number) {
  await photoZips.join(zipFile, parts);
  const path = await photoZips.localPath(zipFile);
  if (path === null) throw new Error(`The ZIP ${zipFile} is missing`);
  (await openPhotoZip(path)).close();
}

/** @throws HttpError 409 if a part of it arrives at the same time */
export async function removeZip({ db, uploads }: PhotoServices, id: string): Promise<ImportPhotos> {
  const job = await requireJob(db, id);
  if (job.zipFile) {
    if (!(await changeZip(db, job, NO_ZIP))) throw interrupted();
    await uploads.photoZips.remove(job.zipFile);
  }
  return requireImportPhotos(db, id);
}

/** Removes the ZIPs from before `time` whose photos are added. */
export async function cleanUpPhotoZips({ db, uploads }: PhotoServices, time: Date): Promise<void> {
  const needed = await listNeededZips(db);
  await uploads.photoZips.removeLeftovers(time, (zip) => needed.has(zip));
}

async function requireJob(db: Executor, id: string): Promise<ImportJobRow> {
  const job = await findImportJobRow(db, id);
  if (!job) throw new HttpError(404, 'There is no such import.');
  return job;
}

function interrupted(): HttpError {
  return new HttpError(409, 'The upload was interrupted. Try again.');
}
