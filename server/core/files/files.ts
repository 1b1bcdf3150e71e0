import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Passes the path of a new file in `folder` to `work`, which writes and moves it; a failure leaves no
 * file. After a crash the cleanup finds the file in that folder.
 */
export async function stageFile<Result>(
  folder: string,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const path = join(folder, randomUUID());
  try {
    return await work(path);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Writes a stream to a new file in `folder` and returns its path; a broken stream leaves no file. */
export function saveStream(stream: Readable, folder: string): Promise<string> {
  return stageFile(folder, async (path) => {
    await pipeline(stream, createWriteStream(path, { flags: 'wx' }));
    return path;
  });
}

/** Names in a folder last modified before `time`; empty if the folder is missing. */
export async function listFilesBefore(folder: string, time: Date): Promise<string[]> {
  const names = (await unlessMissing(readdir(folder))) ?? [];
  const older: string[] = [];
  for (const name of names) {
    // Another process may have removed or renamed it since.
    const stats = await unlessMissing(stat(join(folder, name)));
    if (stats && stats.mtime < time) older.push(name);
  }
  return older;
}

/** Removes the files in a folder last modified before `time`. */
export async function removeFilesBefore(folder: string, time: Date): Promise<void> {
  for (const name of await listFilesBefore(folder, time)) {
    await rm(join(folder, name), { force: true });
  }
}

export async function fileExists(path: string): Promise<boolean> {
  return (await unlessMissing(stat(path))) !== null;
}

/** Resolves with null if the file or folder does not exist. */
export async function unlessMissing<Result>(operation: Promise<Result>): Promise<Result | null> {
  try {
    return await operation;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Files by name whose contents never change: a folder, or a bucket with a local copy. */
export interface FileStorage {
  /** Moves a local file into the storage; others see the whole file or none. */
  add(name: string, path: string): Promise<void>;
  has(name: string): Promise<boolean>;
  /** Path of the file, which is downloaded if necessary; null if there is none. */
  localPath(name: string): Promise<string | null>;
  remove(name: string): Promise<void>;
  /** Names of the files and of local copies; with a time, of those stored before it. */
  names(storedBefore?: Date): Promise<string[]>;
}

/** The latest time that JavaScript has. */
export const END_OF_TIME = new Date(8.64e15);

/** A folder, of one host or shared by several. Files that are added must be on the same disk. */
export function openFolderStorage(folder: string): FileStorage {
  const pathOf = (name: string) => join(folder, name);
  return {
    async add(name, path) {
      // Without fsync a power cut could leave half a file under the final name.
      const file = await open(path, 'r+');
      await file.sync().finally(() => file.close());
      await rename(path, pathOf(name));
    },
    has: (name) => fileExists(pathOf(name)),
    localPath: async (name) => ((await fileExists(pathOf(name))) ? pathOf(name) : null),
    remove: (name) => rm(pathOf(name), { force: true }),
    names: (storedBefore = END_OF_TIME) => listFilesBefore(folder, storedBefore),
  };
}
