import type { Database } from '#server/core/database/database.ts';
import { isDatabaseUnavailable } from '#server/core/database/unavailable.ts';
import { TemporaryError } from '#server/core/http/http-error.ts';
import { type BackgroundJob, startBackgroundJob } from '#server/core/jobs/background-job.ts';
import { analyzeProperties } from '#server/modules/properties/properties-service.ts';
import { claimImportJob, endImportRun, releaseImportJob } from './import-claims-store.ts';
import { CLAIM_MS, ImportInterrupted, runImportJob } from './import-job-run.ts';
import type { ImportUploads } from './import-uploads.ts';
import { ImportFileError } from './reading/import-file-error.ts';

const POLL_INTERVAL_MS = 3000;

export interface ImportWorkerServices {
  db: Database;
  clock: () => Date;
  uploads: ImportUploads;
  log: { warn(details: object, message: string): void };
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
  const { db, clock, uploads, log } = services;
  const now = clock();
  const until = new Date(+now + CLAIM_MS);
  const claim = await claimImportJob(db, { now, until, location: uploads.location });
  if (!claim) return false;
  try {
    await runImportJob(services, claim, signal);
  } catch (error) {
    if (error instanceof ImportInterrupted) {
      if (signal.aborted) await releaseImportJob(db, claim);
      return true;
    }
    // The job is resumed when its lease has expired.
    if (error instanceof TemporaryError || isDatabaseUnavailable(error)) throw error;
    if (!(error instanceof ImportFileError)) {
      log.warn({ err: error, import: claim.id }, 'an import failed');
    }
    const failure = failureText(error);
    await endImportRun(db, claim, { state: 'failed', finishedAt: clock(), failure });
    return true;
  }
  if (claim.state === 'importing') {
    await analyzeProperties(db).catch((error) =>
      log.warn({ err: error, import: claim.id }, 'imported properties were not analyzed'),
    );
  }
  return true;
}

function failureText(error: unknown): string {
  if (error instanceof ImportFileError) return error.message;
  return 'Something went wrong on our side. The rows imported so far are kept. Upload the file again to import the rest.';
}
