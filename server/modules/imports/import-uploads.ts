import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileStorage, listFilesBefore, openFolderStorage } from '#server/core/files.ts';

/** The uploaded spreadsheets. */
export interface ImportUploads {
  /** Where the files are. Hosts with another location cannot read them. */
  location: string;
  /** A folder for uploads without a job. */
  uploadsFolder: string;
  /** Path of a job's file, which is downloaded if necessary; null if there is none. */
  localPath(jobId: string): Promise<string | null>;
  /** Makes an upload the file of a job. */
  claim(path: string, jobId: string): Promise<void>;
  remove(jobId: string): Promise<void>;
  /** Removes unclaimed uploads, and files of jobs that do not need them, older than `time`. */
  removeLeftovers(time: Date, isNeeded: (jobId: string) => boolean): Promise<void>;
}

const suffix = '.csv';

/** Without a storage, the files are in the folder, which several processes may share. */
export async function openImportUploads({
  folder,
  location = folder,
  storage = openFolderStorage(folder),
}: {
  folder: string;
  location?: string;
  storage?: FileStorage;
}): Promise<ImportUploads> {
  const uploadsFolder = join(folder, 'unfinished');
  await mkdir(uploadsFolder, { recursive: true });
  const nameOf = (jobId: string) => `${jobId}${suffix}`;

  return {
    location,
    uploadsFolder,
    localPath: (jobId) => storage.localPath(nameOf(jobId)),
    claim: (path, jobId) => storage.add(nameOf(jobId), path),
    remove: (jobId) => storage.remove(nameOf(jobId)),
    async removeLeftovers(time, isNeeded) {
      for (const name of await listFilesBefore(uploadsFolder, time)) {
        await rm(join(uploadsFolder, name), { force: true });
      }
      for (const name of await storage.names(time)) {
        const jobId = name.slice(0, -suffix.length);
        if (name.endsWith(suffix) && !isNeeded(jobId)) await storage.remove(name);
      }
    },
  };
}
