import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { saveStream } from '#server/media/files.ts';

/** A file that has arrived whole, and belongs to no job yet. */
export interface UnclaimedUpload {
  path: string;
  bytes: number;
  /** Keeps it as the file of a job. */
  keepAs(jobId: string): Promise<void>;
  discard(): Promise<void>;
}

/** The spreadsheets that admins sent, in a folder that several processes may share. */
export interface ImportUploads {
  /** Takes in a stream without holding it in memory, and answers when it is on disk. */
  receive(stream: Readable): Promise<UnclaimedUpload>;
  pathOf(jobId: string): string;
  remove(jobId: string): Promise<void>;
  /** Files of jobs that `isWanted` does not name, and what never became one, once they are this old. */
  sweep(olderThan: Date, isWanted: (jobId: string) => boolean): Promise<void>;
}

const suffix = '.csv';

export async function openImportUploads({ folder }: { folder: string }): Promise<ImportUploads> {
  const unclaimedFolder = join(folder, 'unfinished');
  await mkdir(unclaimedFolder, { recursive: true });
  const pathOf = (jobId: string) => join(folder, `${jobId}${suffix}`);

  async function receive(stream: Readable): Promise<UnclaimedUpload> {
    const path = await saveStream(stream, unclaimedFolder);
    const discard = () => rm(path, { force: true });
    try {
      await flush(path);
      const { size } = await stat(path);
      return { path, bytes: size, keepAs: (jobId) => rename(path, pathOf(jobId)), discard };
    } catch (error) {
      await discard();
      throw error;
    }
  }

  async function sweep(olderThan: Date, isWanted: (jobId: string) => boolean): Promise<void> {
    const unclaimed = (await readdir(unclaimedFolder)).map((name) => join(unclaimedFolder, name));
    const unwanted = (await readdir(folder))
      .filter((name) => name.endsWith(suffix) && !isWanted(name.slice(0, -suffix.length)))
      .map((name) => join(folder, name));
    for (const path of [...unclaimed, ...unwanted]) {
      const { mtime } = await stat(path).catch(() => ({ mtime: new Date() }));
      if (mtime < olderThan) await rm(path, { force: true });
    }
  }

  const remove = (jobId: string) => rm(pathOf(jobId), { force: true });
  return { receive, pathOf, remove, sweep };
}

/** Without this a power cut could leave a job with half a file. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
}
