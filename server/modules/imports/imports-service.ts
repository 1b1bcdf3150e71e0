import type { ImportJob } from '#contract/property-import.ts';
import { messages } from '#contract/validation-messages.ts';
import type { Actor } from '#server/core/client.ts';
import type { Database, Executor } from '#server/core/database/database.ts';
import { newId } from '#server/core/database/row-id.ts';
import { fieldError, HttpError } from '#server/core/http-error.ts';
import { recordEvent } from '#server/modules/audit-log/audit-log-service.ts';
import { openImportFile } from './import-file.ts';
import {
  cancelImportJob,
  cancelStaleImportJobs,
  confirmImportJob,
  deleteOldImportJobs,
  findImportJob,
  insertImportJob,
  listOpenImportJobs,
} from './import-jobs-store.ts';
import { storedCells } from './import-note.ts';
import { listingDate } from './import-rows.ts';
import type { ImportUploads } from './import-uploads.ts';
import { ImportFileError } from './reading/import-file-error.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Imports are cancelled if they are not confirmed, or their host is gone, for this long. */
const OPEN_DAYS = 14;
/** An upload is saved before its job is stored, so a file without a job may still be claimed. */
const LEFTOVER_AFTER_DAYS = 1;
const JOBS_KEPT_DAYS = 180;

export interface ImportServices {
  db: Database;
  clock: () => Date;
  uploads: ImportUploads;
  importer: { wake(): void };
}

interface Upload {
  path: string;
  fileName: string;
  startedBy: string;
  /** Such as 2026-11-20, in Lagos. */
  listedOn?: string;
}

/**
 * Creates a job that checks an uploaded file, and returns its id.
 * @throws HttpError 400 if no mapping can read the file, or its date is invalid
 */
export async function startImport(
  { db, clock, uploads, importer }: ImportServices,
  { path, fileName, startedBy, listedOn }: Upload,
): Promise<string> {
  const listedAt = readListingDate(listedOn, clock());
  const id = newId();
  try {
    const { sheet, bytes } = await openImportFile(path);
    await sheet.records.return(undefined);
    await uploads.claim(path, id);
    const columns = storedCells(sheet.columns);
    const fileLocation = uploads.location;
    const startedAt = clock();
    const job = { id, fileName, fileLocation, columns, bytes, startedBy, startedAt, listedAt };
    await insertImportJob(db, job);
  } catch (error) {
    await uploads.remove(id);
    if (!(error instanceof ImportFileError)) throw error;
    throw fieldError(400, 'file', error.message);
  }
  importer.wake();
  return id;
}

function readListingDate(day: string | undefined, now: Date): Date | undefined {
  if (day === undefined) return undefined;
  const date = listingDate(day, now);
  if (date === null) throw fieldError(400, 'listedOn', messages.invalid('Date of the list'));
  return date;
}

/** @throws HttpError 404 */
export async function requireImportJob(db: Executor, id: string): Promise<ImportJob> {
  const job = await findImportJob(db, id);
  if (!job) throw new HttpError(404, 'There is no such import.');
  return job;
}

/** Starts the import of a checked file. @throws HttpError 409 in any other state */
export async function confirmImport(
  { db, clock, importer }: ImportServices,
  id: string,
  actor: Actor,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const job = await confirmImportJob(transaction, id, actor.actorId);
    if (!job) {
      throw new HttpError(409, 'This file has not been checked yet, or was already imported.');
    }
    await recordEvent(transaction, {
      ...actor,
      at: clock(),
      action: 'import-confirmed',
      userId: null,
      details: { file: job.fileName },
    });
  });
  importer.wake();
}

/** Cancels an import and removes its file. @throws HttpError 409 if it has finished */
export async function cancelImport(
  { db, clock, uploads }: ImportServices,
  id: string,
  actor: Actor,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const job = await cancelImportJob(transaction, id, clock());
    if (!job) {
      const { state } = await requireImportJob(transaction, id);
      if (state !== 'finished') return;
      throw new HttpError(409, 'This import has already finished, so it cannot be cancelled.');
    }
    // A check counts rows, but stores no properties.
    const imported = job.stateBefore === 'importing' ? job.rowsImported : 0;
    await recordEvent(transaction, {
      ...actor,
      at: clock(),
      action: 'import-cancelled',
      userId: null,
      details: { file: job.fileName, imported: `${imported}` },
    });
  });
  await uploads.remove(id);
}

/** Cancels imports that no one continues, removes unused files and deletes old jobs. */
export async function cleanUpImports(
  { db, uploads }: Pick<ImportServices, 'db' | 'uploads'>,
  now: Date,
): Promise<void> {
  const ago = (days: number) => new Date(+now - days * DAY_MS);
  await cancelStaleImportJobs(db, ago(OPEN_DAYS), now);
  await deleteOldImportJobs(db, ago(JOBS_KEPT_DAYS));
  const open = await listOpenImportJobs(db);
  await uploads.removeLeftovers(ago(LEFTOVER_AFTER_DAYS), (jobId) => open.has(jobId));
}
