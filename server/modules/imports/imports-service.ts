import type { ImportMapping } from '#contract/endpoints/import-mapping.ts';
import type { ImportJob, ImportUndo } from '#contract/endpoints/property-import.ts';
import { BYTE_ORDER_MARK, csvLine } from '#contract/rules/csv-text.ts';
import { messages } from '#contract/rules/validation-messages.ts';
import type { Database, Executor } from '#server/core/database/database.ts';
import { newId } from '#server/core/database/row-id.ts';
import type { Actor } from '#server/core/http/client.ts';
import { fieldError, HttpError } from '#server/core/http/http-error.ts';
import { recordEvent } from '#server/modules/audit-log/audit-log-service.ts';
import {
  binImported,
  countUneditedImported,
  listEditedImported,
} from '#server/modules/properties/imported-properties-service.ts';
import { publishImported } from '#server/modules/properties/properties-service.ts';
import { firstMapping } from './first-mapping.ts';
import { listingDate } from './import-file.ts';
import {
  cancelStaleImportJobs,
  deleteOldImportJobs,
  findImportJob,
  insertImportJob,
  listOpenImportJobs,
  lockImportJob,
  NOTHING_READ,
  updateImportJob,
} from './import-jobs-store.ts';
import { listNotes, type ShownNote } from './import-rows-store.ts';
import type { ImportUploads } from './import-uploads.ts';
import { cleanUpPhotoZips } from './photos/import-photos-service.ts';
import { deleteWaitingPhotos, listPhotoFailures, START } from './photos/import-photos-store.ts';
import { ImportFileError } from './reading/import-file-error.ts';
import { storeAsSheetFile } from './reading/sheet-file.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Imports are cancelled if they are not confirmed, or their host is gone, for this long. */
const OPEN_DAYS = 14;
/** An upload is saved before its job is stored, so a file without a job may still be claimed. */
const LEFTOVER_AFTER_DAYS = 1;
const JOBS_KEPT_DAYS = 180;
const NOTES_PER_QUERY = 500;

export interface ImportServices {
  db: Database;
  clock: () => Date;
  uploads: ImportUploads;
  importer: { wake(): void };
}

interface Upload {
  /** The file is moved from here. */
  path: string;
  fileName: string;
  /** Null for the command. */
  startedBy: string | null;
  listedAt: Date | null;
  /** An import by the command needs no confirmation. */
  state: 'checking' | 'importing';
  /** Adds the properties as drafts, which only staff see. */
  isDraft: boolean;
  maxRows?: number;
  /** Instead of the remembered or guessed one. */
  mapping?: ImportMapping;
}

/**
 * Creates a job that checks or imports a file.
 * @throws HttpError 400 if the file cannot be read
 */
export async function startImport(
  { db, clock, uploads, importer }: ImportServices,
  { path, maxRows, mapping: chosen, ...upload }: Upload,
): Promise<ImportJob> {
  const id = newId();
  try {
    const file = await storeAsSheetFile(path, { maxRows });
    const { columns, bytes } = file;
    const first = await firstMapping(db, file);
    if (chosen && chosen.columns.length !== columns.length) {
      throw new ImportFileError('The mapping is for a file with other columns.');
    }
    await uploads.claim(path, id);
    const mapped = { ...first, mapping: chosen ?? first.mapping };
    const job = { ...upload, ...mapped, id, fileLocation: uploads.location, columns, bytes };
    await insertImportJob(db, { ...job, startedAt: clock() });
  } catch (error) {
    await uploads.remove(id);
    if (!(error instanceof ImportFileError)) throw error;
    throw fieldError(400, 'file', error.message);
  }
  importer.wake();
  return requireImportJob(db, id);
}

/** The date of a day such as 2026-11-20, in Lagos. @throws HttpError 400 */
export function readListingDate(day: string | undefined, now: Date): Date | null {
  if (day === undefined) return null;
  const date = listingDate(day, now);
  if (date === null) throw fieldError(400, 'listedOn', messages.invalid('Date of the list'));
  return date;
}

/** @throws HttpError 404 */
export async function requireImportJob(db: Executor, id: string): Promise<ImportJob> {
  return found(await findImportJob(db, id));
}

/** @throws HttpError 404 */
export function found<Job>(job: Job | null): Job {
  if (!job) throw new HttpError(404, 'There is no such import.');
  return job;
}

/** Starts the import of a checked file. @throws HttpError 404, or 409 in any other state */
export async function confirmImport(
  { db, clock, importer }: ImportServices,
  id: string,
  actor: Actor,
): Promise<ImportJob> {
  await db.transaction(async (transaction) => {
    const { state, fileName } = found(await lockImportJob(transaction, id));
    if (state !== 'checked') {
      throw new HttpError(409, 'This file has not been checked yet, or was already imported.');
    }
    await updateImportJob(transaction, id, {
      state: 'importing',
      confirmedBy: actor.actorId,
      ...NOTHING_READ,
    });
    const event = { at: clock(), action: 'import-confirmed', userId: null } as const;
    await recordEvent(transaction, { ...actor, ...event, details: { file: fileName } });
  });
  importer.wake();
  return requireImportJob(db, id);
}

/** Publishes the properties that an import added as drafts. @throws HttpError 404 */
export async function publishImport(
  { db, clock }: Pick<ImportServices, 'db' | 'clock'>,
  id: string,
  actor: Actor,
): Promise<ImportJob> {
  const { fileName: file } = await requireImportJob(db, id);
  const at = clock();
  const published = await publishImported({ db, clock }, id);
  if (published > 0) {
    const event = { at, action: 'import-published', userId: null, ...actor } as const;
    await recordEvent(db, { ...event, details: { file, published: `${published}` } });
  }
  return requireImportJob(db, id);
}

const KEPT_SHOWN = 100;

/** What an undo would do. @throws HttpError 404 */
export async function requireImportUndo(db: Executor, id: string): Promise<ImportUndo> {
  await requireImportJob(db, id);
  return {
    listings: await countUneditedImported(db, id),
    kept: await listEditedImported(db, id, KEPT_SHOWN),
  };
}

/**
 * Moves the listings that an import added to the bin, except those that staff edited since.
 * @throws HttpError 404, or 409 before it has ended
 */
export async function undoImport(
  { db, clock }: Pick<ImportServices, 'db' | 'clock'>,
  id: string,
  actor: Actor,
): Promise<ImportJob> {
  const at = clock();
  const { fileName: file } = await db.transaction(async (transaction) => {
    const job = found(await lockImportJob(transaction, id));
    if (!['finished', 'cancelled', 'failed', 'undone'].includes(job.state)) {
      throw new HttpError(409, 'This import has not finished, so it cannot be undone.');
    }
    await updateImportJob(transaction, id, { state: 'undone' });
    await deleteWaitingPhotos(transaction, id);
    return job;
  });
  const listings = await binImported(db, id, { actorId: actor.actorId, at });
  if (listings > 0) {
    const event = { at, action: 'import-undone', userId: null, ...actor } as const;
    await recordEvent(db, { ...event, details: { file, listings: `${listings}` } });
  }
  return requireImportJob(db, id);
}

/** Cancels an import and removes its file. @throws HttpError 404, or 409 if it has finished */
export async function cancelImport(
  { db, clock, uploads }: ImportServices,
  id: string,
  actor: Actor,
): Promise<ImportJob> {
  await db.transaction(async (transaction) => {
    const { state, fileName, rowsImported } = found(await lockImportJob(transaction, id));
    if (state === 'finished' || state === 'undone') {
      throw new HttpError(409, 'This import has already finished, so it cannot be cancelled.');
    }
    if (state === 'failed' || state === 'cancelled') return;
    const at = clock();
    await updateImportJob(transaction, id, { state: 'cancelled', finishedAt: at });
    // A check counts rows, but stores no properties.
    const imported = state === 'importing' ? rowsImported : 0;
    const event = { at, action: 'import-cancelled', userId: null } as const;
    const details = { file: fileName, imported: `${imported}` };
    await recordEvent(transaction, { ...actor, ...event, details });
  });
  await uploads.remove(id);
  return requireImportJob(db, id);
}

/**
 * The report of a job as CSV, in parts: line, outcome and reason, then the cells of the row. The
 * photos that were not added come last.
 */
export async function* streamReport(
  db: Database,
  { id, columns }: Pick<ImportJob, 'id' | 'columns'>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(['line', 'outcome', 'reason', ...columns]);
  let afterLine = 0;
  for (;;) {
    const notes = await listNotes(db, id, { afterLine, limit: NOTES_PER_QUERY });
    if (notes.length === 0) break;
    yield notes.map((note) => csvLine(reportCells(note, columns))).join('');
    afterLine = notes.at(-1)?.line ?? 0;
  }
  let after = START;
  for (;;) {
    const failures = await listPhotoFailures(db, id, { after, limit: NOTES_PER_QUERY });
    if (failures.length === 0) return;
    yield failures
      .map(({ line, photo, reason }) =>
        csvLine([`${line}`, 'photo not added', `${photo}: ${reason}`]),
      )
      .join('');
    after = failures.at(-1) ?? START;
  }
}

function reportCells(
  { line, outcome, choice, problems, cells }: ShownNote,
  columns: readonly string[],
): string[] {
  const reasons = problems.map(({ at, text }) => {
    return at === null ? text : `${columns[at]}: ${text}`;
  });
  const result = choice === 'leave-out' ? 'left out' : outcome;
  return [`${line}`, result, reasons.join('; '), ...cells];
}

/** Cancels imports that no one continues, removes unused files and deletes old jobs. */
export async function cleanUpImports(
  { db, uploads }: Pick<ImportServices, 'db' | 'uploads'>,
  now: Date,
): Promise<void> {
  const ago = (days: number) => new Date(+now - days * DAY_MS);
  await cancelStaleImportJobs(db, ago(OPEN_DAYS), now);
  await deleteOldImportJobs(db, ago(JOBS_KEPT_DAYS));
  await cleanUpPhotoZips({ db, uploads }, ago(LEFTOVER_AFTER_DAYS));
  const open = await listOpenImportJobs(db);
  await uploads.removeLeftovers(ago(LEFTOVER_AFTER_DAYS), (jobId) => open.has(jobId));
}
