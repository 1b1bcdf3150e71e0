import { closeSync, openSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';

/** Another process uses the data folder; the message is one line for the terminal. */
export class DataFolderInUse extends Error {
  constructor(dataDir: string) {
    super(
      `The data folder ${dataDir} is in use by another process. Stop that one first, or set DATA_DIR to another folder.`,
    );
  }
}

export interface DataFolderLock {
  release(): void;
}

/**
 * Locks a data folder for this process and creates it if it is missing. The lock belongs to an open
 * file, so the system frees it when the process ends, even if it was killed. The file itself stays:
 * deleting it would let two processes lock two files of the same name.
 * @throws DataFolderInUse
 */
export async function lockDataFolder(dataDir: string): Promise<DataFolderLock> {
  await mkdir(dataDir, { recursive: true });
  // A plain descriptor: a FileHandle would be closed when it is garbage collected.
  const fd = openSync(join(dataDir, 'server.lock'), 'a');
  if (!tryLock(fd)) {
    closeSync(fd);
    throw new DataFolderInUse(dataDir);
  }
  return { release: () => closeSync(fd) };
}
