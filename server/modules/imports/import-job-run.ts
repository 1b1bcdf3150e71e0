import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportNote } from '#contract/property-import.ts';
import type { Database, Executor } from '#server/core/database/database.ts';
import { recordEvent } from '#server/modules/audit-log/audit-store.ts';
import {
  advanceImportJob,
  endImportRun,
  type ImportClaim,
  type ImportProgress,
} from './import-claims-store.ts';
import type { ImportFile } from './import-file.ts';
import { importIntoDatabase } from './import-into-database.ts';
import { noteOf } from './import-note.ts';
import { insertImportNotes } from './import-notes-store.ts';
import { type ImportTotals, importRows } from './import-rows.ts';
import { countImported } from './imports-store.ts';

/** So long nobody else takes a job whose process says nothing. */
export const CLAIM_MS = 15_000;

/** Few, because the embedded database answers nobody else while it stores them. */
const ROWS_PER_STEP = 100;

/** Somebody cancelled the job, another process has it, or this one is to stop. */
export class ImportInterrupted extends Error {}

export interface ImportRun {
  db: Database;
  clock: () => Date;
  claim: ImportClaim;
  file: ImportFile;
  /** Stops it at its next step. */
  signal: AbortSignal;
}

/** Reads every row as an import would, and notes what is wrong; stores no property. */
export async function checkImport(run: ImportRun): Promise<void> {
  const { db, clock, claim, file, signal } = run;
  let notes: ImportNote[] = [];
  await importRows(file.sheet, file.mapping, clock(), {
    rowsPerBatch: ROWS_PER_STEP,
    async save(listings) {
      const ids = listings.map(({ id }) => id);
      return listings.length - (await countImported(db, ids));
    },
    async note(note) {
      notes.push(noteOf(note));
    },
    async progress(totals, bytesRead) {
      const noted = notes;
      notes = [];
      const { imported } = totals;
      await step(run, { ...countsOf(totals), bytesRead, imported }, (transaction) =>
        insertImportNotes(transaction, claim.id, noted),
      );
      await nextTurn();
      if (signal.aborted) throw new ImportInterrupted();
    },
  });
  const ended = await endImportRun(db, claim, { state: 'checked', finishedAt: null });
  if (!ended) throw new ImportInterrupted();
}

/** Imports what was checked, each batch together with its progress, and says so in the audit trail. */
export async function runImport(run: ImportRun): Promise<void> {
  const { db, clock, claim, file, signal } = run;
  let bytesSoFar = 0;
  await importIntoDatabase(db, file, {
    clock,
    rowsPerBatch: ROWS_PER_STEP,
    // The check has noted them already.
    note: async () => {},
    async withBatch(transaction, totals, added) {
      const { read, refused, suspicious } = totals;
      const counts = { read, refused, suspicious, saved: read - refused };
      await advance(run, transaction, { ...counts, bytesRead: bytesSoFar, added });
    },
    async progress(totals, bytesRead) {
      bytesSoFar = bytesRead;
      await step(run, { ...countsOf(totals), bytesRead });
      await nextTurn();
      if (signal.aborted) throw new ImportInterrupted();
    },
  });
  await db.transaction(async (transaction) => {
    const finishedAt = clock();
    const ended = await endImportRun(transaction, claim, { state: 'finished', finishedAt });
    if (!ended) throw new ImportInterrupted();
    const { rowsImported, rowsAlreadyThere, rowsRefused, rowsSuspicious } = ended;
    await recordEvent(transaction, {
      at: finishedAt,
      action: 'properties-imported',
      userId: null,
      actorId: claim.confirmedBy,
      details: {
        file: claim.fileName,
        imported: `${rowsImported}`,
        alreadyThere: `${rowsAlreadyThere}`,
        refused: `${rowsRefused}`,
        suspicious: `${rowsSuspicious}`,
      },
    });
  });
}

/** Notes progress, and with it what `alsoDo` does, if the job is still this run's. */
async function step(
  run: ImportRun,
  progress: ImportProgress,
  alsoDo?: (transaction: Executor) => Promise<void>,
): Promise<void> {
  await run.db.transaction(async (transaction) => {
    await alsoDo?.(transaction);
    await advance(run, transaction, progress);
  });
}

async function advance(
  { clock, claim }: ImportRun,
  transaction: Executor,
  progress: ImportProgress,
): Promise<void> {
  const until = new Date(+clock() + CLAIM_MS);
  const isOurs = await advanceImportJob(transaction, claim, progress, until);
  if (!isOurs) throw new ImportInterrupted();
  claim.until = until;
}

function countsOf({ read, refused, suspicious, imported, alreadyThere }: ImportTotals) {
  return { read, refused, suspicious, saved: imported + alreadyThere };
}
