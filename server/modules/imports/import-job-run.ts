import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Database, Transaction } from '#server/core/database/database.ts';
import { recordEvent } from '#server/modules/audit-log/audit-log-service.ts';
import { advanceImportJob, endImportRun, type ImportClaim } from './import-claims-store.ts';
import { openImportFile } from './import-file.ts';
import { storeBatch } from './import-into-database.ts';
import { insertImportNotes } from './import-notes-store.ts';
import { type ImportBatch, importRows } from './import-rows.ts';
import type { ImportUploads } from './import-uploads.ts';
import { countExisting, finishFileImport, startFileImport } from './imported-files-store.ts';
import { ImportFileError } from './reading/import-file-error.ts';

/** Another process takes over a job that has made no progress for this long. */
export const CLAIM_MS = 15_000;

/** A small batch, because PGlite runs no other query while it stores one. */
const ROWS_PER_BATCH = 100;

/** The job was cancelled or taken over, or this process stops. */
export class ImportInterrupted extends Error {}

/**
 * Checks or imports the file of a job, each batch with its progress in one transaction. A check reads
 * every row as an import would and stores notes, but no properties.
 * @param signal Stops the run after the current batch.
 */
export async function runImportJob(
  { db, clock, uploads }: { db: Database; clock: () => Date; uploads: ImportUploads },
  claim: ImportClaim,
  signal: AbortSignal,
): Promise<void> {
  const path = await uploads.localPath(claim.id);
  if (path === null) {
    throw new ImportFileError('The uploaded file is missing. Please upload it again.');
  }
  const file = { ...(await openImportFile(path)), name: claim.fileName };
  const isImport = claim.state === 'importing';
  const startedAt = isImport ? await startFileImport(db, file, clock()) : clock();
  let imported = isImport ? claim.rowsImported : 0;
  const save = async (batch: ImportBatch) => {
    const until = new Date(+clock() + CLAIM_MS);
    const added = await db.transaction(async (transaction) => {
      const added = isImport
        ? await storeBatch(transaction, file.id, batch)
        : await checkBatch(transaction, claim.id, batch);
      const progress = { ...batch, imported: imported + added };
      const isHeld = await advanceImportJob(transaction, claim, progress, until);
      if (!isHeld) throw new ImportInterrupted();
      return added;
    });
    claim.claimedUntil = until;
    imported += added;
    await yieldToEventLoop();
    if (signal.aborted) throw new ImportInterrupted();
    return added;
  };
  await importRows(file, claim.listedAt ?? startedAt, save, ROWS_PER_BATCH);
  if (isImport) {
    await finishFileImport(db, file.id, clock());
    await finishImport(db, claim, clock());
  } else if (!(await endImportRun(db, claim, { state: 'checked', finishedAt: null }))) {
    throw new ImportInterrupted();
  }
}

/** Stores the notes of a batch; returns the number of listings that an import would add. */
async function checkBatch(
  transaction: Transaction,
  jobId: string,
  { listings, notes }: ImportBatch,
): Promise<number> {
  await insertImportNotes(transaction, jobId, notes);
  const ids = listings.map(({ id }) => id);
  return listings.length - (await countExisting(transaction, ids));
}

async function finishImport(db: Database, claim: ImportClaim, finishedAt: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    const job = await endImportRun(transaction, claim, { state: 'finished', finishedAt });
    if (!job) throw new ImportInterrupted();
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
