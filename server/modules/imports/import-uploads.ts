import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listFilesBefore } from '#server/core/files.ts';

/** The uploaded spreadsheets, in a folder that several processes may share. */
export interface ImportUploads {
  /** A folder for uploads without a job. */
  uploadsFolder: string;
  pathOf(jobId: string): string;
  /** Makes an upload the file of a job. */
  claim(path: string, jobId: string): Promise<void>;
  remove(jobId: string): Promise<void>;
  /** Removes unclaimed uploads, and files of jobs that do not need them, older than `time`. */
  removeLeftovers(time: Date, isNeeded: (jobId: string) => boolean): Promise<void>;
}

const suffix = '.csv';

export async function openImportUploads({ folder }: { folder: string }): Promise<ImportUploads> {
  const uploadsFolder = join(folder, 'unfinished');
  await mkdir(uploadsFolder, { recursive: true });
  const pathOf = (jobId: string) => join(folder, `${jobId}${suffix}`);

  return {
    uploadsFolder,
    pathOf,
    async claim(path, jobId) {
      // Without fsync a power cut could leave a job with half a file.
      const file = await open(path, 'r+');
      await file.sync().finally(() => file.close());
      await rename(path, pathOf(jobId));
    },
    remove: (jobId) => rm(pathOf(jobId), { force: true }),
    async removeLeftovers(time, isNeeded) {
      for (const name of await listFilesBefore(uploadsFolder, time)) {
        await rm(join(uploadsFolder, name), { force: true });
      }
      for (const name of await listFilesBefore(folder, time)) {
        const jobId = name.slice(0, -suffix.length);
        if (name.endsWith(suffix) && !isNeeded(jobId)) await rm(pathOf(jobId), { force: true });
      }
    },
  };
}
