import type { Database } from '#server/core/database/database.ts';
import { deleteOldImportJobs, endStaleImportJobs, listWantedUploads } from './import-jobs-store.ts';
import type { ImportUploads } from './import-uploads.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long a checked file waits for somebody to confirm it. */
const CONFIRMED_WITHIN_DAYS = 14;
/** Files outlive their jobs so long, since an upload is on disk before its job is known. */
const LEFT_OVER_DAYS = 1;
const JOBS_KEPT_DAYS = 180;

interface SweptImports {
  db: Database;
  uploads: ImportUploads;
}

/** Ends what nobody confirmed, removes files that no job reads, and forgets jobs of long ago. */
export async function sweepImports({ db, uploads }: SweptImports, now: Date): Promise<void> {
  const ago = (days: number) => new Date(+now - days * DAY_MS);
  await endStaleImportJobs(db, ago(CONFIRMED_WITHIN_DAYS), now);
  await deleteOldImportJobs(db, ago(JOBS_KEPT_DAYS));
  const wanted = await listWantedUploads(db);
  await uploads.sweep(ago(LEFT_OVER_DAYS), (jobId) => wanted.has(jobId));
}
