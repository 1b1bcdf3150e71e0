import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileExists, listFilesBefore } from '#server/core/files.ts';

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
