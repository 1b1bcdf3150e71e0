import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { ImportNote } from '#contract/property-import.ts';
import type { Database, Executor } from '#server/core/database/database.ts';
import { recordEvent } from '#server/modules/audit-log/audit-log-service.ts';
import {
  advanceImportJob,
  endImportRun,
  type ImportClaim,
  type ImportProgress,
} from './import-claims-store.ts';
import type { ImportFile } from './import-file.ts';
import { importIntoDatabase } from './import-into-database.ts';
import { storedNote } from './import-note.ts';
import { insertImportNotes } from './import-notes-store.ts';
import { type ImportTotals, importRows } from './import-rows.ts';
import { countExisting } from './imported-files-store.ts';

/** Another process takes over a job that has made no progress for this long. */
export const CLAIM_MS = 15_000;

/** A small batch, because PGlite runs no other query while it stores one. */
const ROWS_PER_STEP = 100;

/** The job was cancelled or taken over, or this process stops. */
export class ImportInterrupted extends Error {}

export interface ImportRun {
  db: Database;
  clock: () => Date;
  claim: ImportClaim;
  file: ImportFile;
  /** Stops the run after the current step. */
  signal: AbortSignal;
}

/** Reads every row as an import would and stores notes, but no properties. */
export async function checkImport(run: ImportRun): Promise<void> {
  const { db, clock, claim, file, signal } = run;
  let notes: ImportNote[] = [];
  await importRows(file.sheet, file.mapping, clock(), {
    rowsPerBatch: ROWS_PER_STEP,
    async save(listings) {
      const ids = listings.map(({ id }) => id);
      return listings.length - (await countExisting(db, ids));
    },
    async note(note) {
      notes.push(storedNote(note));
    },
    async progress(totals, bytesRead) {
      const noted = notes;
      notes = [];
      const { imported } = totals;
      await step(run, { ...countsOf(totals), bytesRead, imported }, (transaction) =>
        insertImportNotes(transaction, claim.id, noted),
      );
      await yieldToEventLoop();
      if (signal.aborted) throw new ImportInterrupted();
    },
  });
  const ended = await endImportRun(db, claim, { state: 'checked', finishedAt: null });
  if (!ended) throw new ImportInterrupted();
}

/** Imports a checked file, each batch with its progress, and records it in the audit log. */
export async function runImport(run: ImportRun): Promise<void> {
  const { db, clock, claim, file, signal } = run;
  let bytesSoFar = 0;
  await importIntoDatabase(db, file, {
    clock,
    listedAt: claim.listedAt ?? undefined,
    rowsPerBatch: ROWS_PER_STEP,
    // The check has stored the notes.
    note: async () => {},
    async withBatch(transaction, totals, added) {
      const { read, rejected, suspicious } = totals;
      const counts = { read, rejected, suspicious, saved: read - rejected };
      await advance(run, transaction, { ...counts, bytesRead: bytesSoFar, added });
    },
    async progress(totals, bytesRead) {
      bytesSoFar = bytesRead;
      await step(run, { ...countsOf(totals), bytesRead });
      await yieldToEventLoop();
      if (signal.aborted) throw new ImportInterrupted();
    },
  });
  await db.transaction(async (transaction) => {
    const finishedAt = clock();
    const ended = await endImportRun(transaction, claim, { state: 'finished', finishedAt });
    if (!ended) throw new ImportInterrupted();
    const { rowsImported, rowsAlreadyThere, rowsRejected, rowsSuspicious } = ended;
    await recordEvent(transaction, {
      at: finishedAt,
      action: 'properties-imported',
      userId: null,
      actorId: claim.confirmedBy,
      details: {
        file: claim.fileName,
        imported: `${rowsImported}`,
        alreadyThere: `${rowsAlreadyThere}`,
        rejected: `${rowsRejected}`,
        suspicious: `${rowsSuspicious}`,
      },
    });
  });
}

/** Runs `write` and stores progress in one transaction, if the lease is still held. */
async function step(
  run: ImportRun,
  progress: ImportProgress,
  write?: (transaction: Executor) => Promise<void>,
): Promise<void> {
  await run.db.transaction(async (transaction) => {
    await write?.(transaction);
    await advance(run, transaction, progress);
  });
}

async function advance(
  { clock, claim }: ImportRun,
  transaction: Executor,
  progress: ImportProgress,
): Promise<void> {
  const until = new Date(+clock() + CLAIM_MS);
  const isHeld = await advanceImportJob(transaction, claim, progress, until);
  if (!isHeld) throw new ImportInterrupted();
  claim.until = until;
}

function countsOf({ read, rejected, suspicious, imported, alreadyThere }: ImportTotals) {
  return { read, rejected, suspicious, saved: imported + alreadyThere };
}
