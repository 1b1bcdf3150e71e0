import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Database, Transaction } from '#server/core/database/database.ts';
import { derivedId } from '#server/core/database/row-id.ts';
import { isDatabaseUnavailable } from '#server/core/database/unavailable.ts';
import { TemporaryError } from '#server/core/http/http-error.ts';
import { type BackgroundJob, startBackgroundJob } from '#server/core/jobs/background-job.ts';
import { recordEvent } from '#server/modules/audit-log/audit-log-service.ts';
import {
  importedProperty,
  updateImported,
} from '#server/modules/properties/imported-properties-service.ts';
import {
  analyzeProperties,
  insertProperties,
} from '#server/modules/properties/properties-service.ts';
import { type JudgedRow, readBatches, wordCounter } from './import-file.ts';
import {
  advanceImportJob,
  changeHeldJob,
  claimImportJob,
  type ImportClaim,
  type ImportProgress,
} from './import-jobs-store.ts';
import { listRowEdits, upsertNotes } from './import-rows-store.ts';
import type { ImportUploads } from './import-uploads.ts';
import { judgeRows, noteOf } from './judged-rows.ts';
import { insertImportPhotos } from './photos/import-photos-store.ts';
import { ImportFileError } from './reading/import-file-error.ts';
import { openSheetFile } from './reading/sheet-file.ts';

const POLL_INTERVAL_MS = 3000;
const UPLOAD_AGAIN = 'The file was uploaded before an update. Please upload it again.';

/** Small beside a running server, because PGlite runs no other query while it stores a batch. */
const ROWS_PER_BATCH = { server: 100, command: 500 };

/** The job was cancelled or taken over, or this process stops. */
class ImportInterrupted extends Error {}

export interface ImportWorkerServices {
  db: Database;
  clock: () => Date;
  uploads: ImportUploads;
  log: { warn(details: object, message: string): void };
  /** The job of the command, which runs no other. */
  jobId?: string;
}

/** Runs one job at a time; after `stop`, another process resumes the current one. */
export function startImportWorker(
  services: ImportWorkerServices,
  pollIntervalMs = POLL_INTERVAL_MS,
): BackgroundJob {
  return startBackgroundJob({
    runOnce: (signal) => runNextJob(services, signal),
    onError: (error) => services.log.warn({ err: error }, 'imports could not be run'),
    pollIntervalMs,
  });
}

/** Returns false if there is no job to run. */
async function runNextJob(services: ImportWorkerServices, signal: AbortSignal): Promise<boolean> {
  const { db, clock, uploads, log, jobId } = services;
  const claim = await claimImportJob(db, uploads.location, jobId);
  if (!claim) return false;
  try {
    const rowsPerBatch = ROWS_PER_BATCH[jobId === undefined ? 'server' : 'command'];
    await runJob(services, claim, rowsPerBatch, signal);
  } catch (error) {
    if (error instanceof ImportInterrupted) {
      if (signal.aborted) await changeHeldJob(db, claim, { claimedUntil: null });
      return true;
    }
    // The job is resumed when its lease has expired.
    if (error instanceof TemporaryError || isDatabaseUnavailable(error)) throw error;
    if (!(error instanceof ImportFileError)) {
      log.warn({ err: error, import: claim.id }, 'an import failed');
    }
    const end = { state: 'failed', finishedAt: clock(), failure: failureText(error) } as const;
    await changeHeldJob(db, claim, { ...end, claimedUntil: null });
    return true;
  }
  if (claim.state === 'importing') {
    await analyzeProperties(db).catch((error) =>
      log.warn({ err: error, import: claim.id }, 'imported properties were not analyzed'),
    );
  }
  return true;
}

/**
 * Checks or imports the file of a job, each batch with its progress and notes in one transaction. A
 * check stores no properties. `signal` stops the run after the current batch.
 */
async function runJob(
  { db, clock, uploads, jobId }: ImportWorkerServices,
  claim: ImportClaim,
  rowsPerBatch: number,
  signal: AbortSignal,
): Promise<void> {
  const path = await uploads.localPath(claim.id);
  if (path === null) {
    throw new ImportFileError('The uploaded file is missing. Please upload it again.');
  }
  const { mapping } = claim;
  if (!mapping) throw new ImportFileError(UPLOAD_AGAIN);
  const isImport = claim.state === 'importing';
  const file = await openSheetFile(path);
  const words = wordCounter();
  const total = { rejected: 0, suspicious: 0, updated: 0, leftOut: 0, photos: 0 };
  let imported = isImport ? claim.rowsImported : 0;
  const batches = readBatches({
    ...{ file, mapping, rowsPerBatch, now: clock() },
    listedAt: claim.listedAt ?? claim.startedAt,
    // Rows of the command have no edits, and this query would wait for the transaction.
    ...(jobId === undefined && { edits: (from, to) => listRowEdits(db, claim.id, from, to) }),
  });
  for await (const { rows, read, bytesRead } of readAhead(batches)) {
    rows.forEach(words.add);
    const { added, until, counts } = await db.transaction(async (transaction) => {
      const judged = await judgeRows(transaction, rows, { ...claim, mapping });
      const counts = countsOf(judged, total);
      await upsertNotes(transaction, claim.id, judged.flatMap(noteOf));
      if (isImport) await updateListings(transaction, claim, judged, clock());
      const added = isImport
        ? await insertListings(transaction, claim, judged, clock())
        : judged.filter(({ fate }) => fate === 'add').length;
      const progress = { ...counts, read, bytesRead, imported: imported + added };
      const until = await advanceImportJob(transaction, claim, progress);
      if (!until) throw new ImportInterrupted();
      return { added, until, counts };
    });
    imported += added;
    Object.assign(total, counts);
    claim.claimedUntil = until;
    await yieldToEventLoop();
    if (signal.aborted) throw new ImportInterrupted();
  }
  if (isImport) await finishImport(db, claim, clock());
  else if (claim.startedBy) await endRun(db, claim, { state: 'checked', words: words.words() });
  // A dry run of the command is not left for an admin to confirm.
  else await endRun(db, claim, { state: 'cancelled', finishedAt: clock() });
}

/** Gets each item while the one before is used, so that reading and storing overlap. */
async function* readAhead<Item>(items: AsyncGenerator<Item>) {
  let next = items.next();
  try {
    for (;;) {
      const { done, value } = await next;
      if (done) return;
      next = items.next();
      // An error is thrown at the next step, or ignored if the caller stops before.
      next.catch(() => {});
      yield value;
    }
  } finally {
    await items.return(undefined);
  }
}

/** The counts with those of a batch. */
function countsOf(rows: readonly JudgedRow[], before: Counts): Counts {
  const count = (isCounted: (row: JudgedRow) => boolean) => rows.filter(isCounted).length;
  const added = rows.filter(({ fate }) => fate === 'add');
  return {
    rejected: before.rejected + count(({ fate }) => fate === 'rejected'),
    suspicious: before.suspicious + added.filter(({ outcome }) => outcome === 'suspicious').length,
    updated: before.updated + count(({ fate }) => fate === 'update'),
    leftOut: before.leftOut + count(({ fate }) => fate === 'left-out'),
    photos: added.reduce((sum, { listing }) => sum + (listing?.photos.length ?? 0), before.photos),
  };
}

type Counts = Omit<ImportProgress, 'bytesRead' | 'read' | 'imported'>;

/** Adds the listings that are new, with their photos to come, and returns their number. */
async function insertListings(
  transaction: Transaction,
  { id: jobId, isDraft }: ImportClaim,
  rows: readonly JudgedRow[],
  publishedAt: Date,
): Promise<number> {
  const listings = rows.flatMap(({ fate, line, listing, repeated }) => {
    if (fate !== 'add' || !listing) return [];
    const { newId, ...form } = listing;
    // A row that is added again needs an id of its own.
    const id = repeated?.property.id === newId ? derivedId(`${newId} ${jobId}`) : newId;
    return [{ ...form, id, line }];
  });
  const properties = listings.map((listing) => {
    const { id, changes, reference, coordinates, createdAt } = listing;
    const form = { changes, reference, coordinates };
    return importedProperty({ ...form, id, createdAt, published: !isDraft, importId: jobId });
  });
  const added = new Set(await insertProperties(transaction, properties, publishedAt));
  const photos = listings
    .filter(({ id }) => added.has(id))
    .flatMap(({ id: propertyId, line, photos }) =>
      photos.map((photo, position) => ({ jobId, line, position, propertyId, photo })),
    );
  await insertImportPhotos(transaction, photos);
  return added.size;
}

async function updateListings(
  transaction: Transaction,
  { confirmedBy: actorId }: ImportClaim,
  rows: readonly JudgedRow[],
  at: Date,
): Promise<void> {
  for (const { fate, repeated, update } of rows) {
    if (fate !== 'update' || !repeated || !update) continue;
    await updateImported(transaction, repeated.property.id, update.form, update.cells, {
      actorId,
      at,
    });
  }
}

async function finishImport(db: Database, claim: ImportClaim, finishedAt: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    const job = await endRun(transaction, claim, { state: 'finished', finishedAt });
    await recordEvent(transaction, {
      at: finishedAt,
      action: 'properties-imported',
      userId: null,
      actorId: job.confirmedBy,
      details: {
        file: job.fileName,
        imported: `${job.rowsImported}`,
        alreadyThere: `${job.rowsAlreadyThere}`,
        rejected: `${job.rowsRejected}`,
        suspicious: `${job.rowsSuspicious}`,
      },
    });
  });
}

/** Ends the lease with the run. @throws ImportInterrupted if the lease was lost */
async function endRun(...[db, claim, end]: Parameters<typeof changeHeldJob>) {
  const job = await changeHeldJob(db, claim, { ...end, claimedUntil: null });
  if (!job) throw new ImportInterrupted();
  return job;
}

function failureText(error: unknown): string {
  if (error instanceof ImportFileError) return error.message;
  return 'Something went wrong on our side. The rows imported so far are kept. Upload the file again to import the rest.';
}
