import { type BackgroundJob, startBackgroundJob } from '#server/core/background-job.ts';
import type { Database } from '#server/core/database/database.ts';
import { fileExists } from '#server/media/files.ts';
import type { ImportClaim } from './import-claims-store.ts';
import { claimImportJob, endImportRun, releaseImportJob } from './import-claims-store.ts';
import { openImportFile } from './import-file.ts';
import { ImportFileError } from './import-file-error.ts';
import { CLAIM_MS, checkImport, ImportInterrupted, runImport } from './import-job-run.ts';
import type { ImportUploads } from './import-uploads.ts';
import { analyzeListings } from './imports-store.ts';

/** How soon a job goes on that another process left, or that was started there. */
const POLL_INTERVAL_MS = 3000;

export interface ImportRoom {
  db: Database;
  clock: () => Date;
  uploads: ImportUploads;
  log: { warn(details: object, message: string): void };
}

/** Whoever checks and imports the spreadsheets. */
export type Importer = Pick<BackgroundJob, 'wake'>;

/** Checks and imports, one job at a time; `stop` leaves the rest of a job to whoever comes next. */
export function startImportWorker(
  room: ImportRoom,
  pollIntervalMs = POLL_INTERVAL_MS,
): BackgroundJob {
  return startBackgroundJob({
    runOnce: (signal) => runNextJob(room, signal),
    onError: (error) => room.log.warn({ err: error }, 'an import could not go on'),
    pollIntervalMs,
  });
}

/** False where no job waits. */
async function runNextJob(room: ImportRoom, signal: AbortSignal): Promise<boolean> {
  const { db, clock } = room;
  const now = clock();
  const claim = await claimImportJob(db, { now, until: new Date(+now + CLAIM_MS) });
  if (!claim) return false;
  try {
    await runJob(room, claim, signal);
  } catch (error) {
    if (error instanceof ImportInterrupted) {
      if (signal.aborted) await releaseImportJob(db, claim);
      return true;
    }
    if (!(error instanceof ImportFileError)) {
      room.log.warn({ err: error, import: claim.id }, 'an import failed');
    }
    const failure = failureText(error);
    await endImportRun(db, claim, { state: 'failed', finishedAt: clock(), failure });
  }
  return true;
}

async function runJob(
  { db, clock, uploads, log }: ImportRoom,
  claim: ImportClaim,
  signal: AbortSignal,
): Promise<void> {
  const path = uploads.pathOf(claim.id);
  if (!(await fileExists(path))) {
    throw new ImportFileError('The uploaded file is no longer there. Upload it again.');
  }
  const file = { ...(await openImportFile(path)), name: claim.fileName };
  const run = { db, clock, claim, file, signal };
  try {
    await (claim.state === 'checking' ? checkImport(run) : runImport(run));
  } finally {
    await file.sheet.records.return(undefined);
  }
  if (claim.state === 'checking') return;
  await analyzeListings(db).catch((error) =>
    log.warn({ err: error, import: claim.id }, 'imported listings were not analyzed'),
  );
}

function failureText(error: unknown): string {
  if (error instanceof ImportFileError) return error.message;
  return 'Something went wrong on the server. What was imported stays: upload the file again to go on.';
}
