import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type FileStorage,
  openFolderStorage,
  removeFilesBefore,
} from '#server/core/files/files.ts';
import { photoZipFiles } from './photos/photo-zip-files.ts';

/** The uploaded spreadsheets, and the ZIPs of photos. */
export type ImportUploads = Awaited<ReturnType<typeof openImportUploads>>;

const suffix = '.rows';

/** Without a storage, the files are in the folder, which several processes may share. */
export async function openImportUploads({
  folder,
  location = folder,
  storage = openFolderStorage(folder),
}: {
  folder: string;
  location?: string;
  storage?: FileStorage;
}) {
  const uploadsFolder = join(folder, 'unfinished');
  await mkdir(uploadsFolder, { recursive: true });
  const nameOf = (jobId: string) => `${jobId}${suffix}`;

  return {
    /** Where the files are. Hosts with another location cannot read them. */
    location,
    /** A folder for uploads without a job. */
    uploadsFolder,
    photoZips: photoZipFiles(storage, uploadsFolder),
    /** Path of a job's file, which is downloaded if necessary; null if there is none. */
    localPath: (jobId: string) => storage.localPath(nameOf(jobId)),
    /** Makes an upload the file of a job. */
    claim: (path: string, jobId: string) => storage.add(nameOf(jobId), path),
    remove: (jobId: string) => storage.remove(nameOf(jobId)),
    /** Removes unclaimed uploads, and files of jobs that do not need them, older than `time`. */
    async removeLeftovers(time: Date, isNeeded: (jobId: string) => boolean) {
      await removeFilesBefore(uploadsFolder, time);
      for (const name of await storage.names(time)) {
        const isFile = name.endsWith(suffix);
        if (isFile && !isNeeded(name.slice(0, -suffix.length))) await storage.remove(name);
      }
    },
  };
}
