import { randomUUID } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { chmod, link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { OperatorError } from '#server/core/operator-error.ts';

export class DataFolderInUse extends OperatorError {
  constructor(dataDir: string) {
    super(
      `The data folder ${dataDir} is in use by another process. Stop that one first, or set DATA_DIR to another folder.`,
    );
  }
}

/** Other users of the computer can read the data folder. */
class DataFolderExposed extends OperatorError {
  constructor(dataDir: string, cause?: unknown) {
    super(
      `The data folder ${dataDir} can be read by other users, and its permissions cannot be changed. Set DATA_DIR to a folder of this user on a disk with permissions.`,
      { cause },
    );
  }
}

const OWNER_ONLY = 0o700;
const GROUP_AND_OTHERS = 0o077;

/**
 * Creates the data folder if it is missing, and closes it to other users: PGlite makes its files
 * readable and writable for everyone.
 * @throws DataFolderExposed
 */
export async function secureDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: OWNER_ONLY });
  // Windows has other permissions, which Node does not set.
  if (process.platform === 'win32' || !(await isExposed(dataDir))) return;
  await chmod(dataDir, OWNER_ONLY).catch((error) => {
    throw new DataFolderExposed(dataDir, error);
  });
  // Some disks ignore permissions.
  if (await isExposed(dataDir)) throw new DataFolderExposed(dataDir);
}

async function isExposed(folder: string): Promise<boolean> {
  return ((await stat(folder)).mode & GROUP_AND_OTHERS) !== 0;
}

/** A random id of the folder, created on first use; the same on every host that shares it. */
export function dataFolderId(dataDir: string): Promise<string> {
  return writeOnce(join(dataDir, 'folder-id'), randomUUID());
}

/** Writes a text unless the file exists, and returns what the file contains. */
export async function writeOnce(path: string, text: string): Promise<string> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, text);
  // Unlike a rename, a link does not replace the text of another process.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(path, 'utf8');
}

/**
 * Secures a data folder and locks it for this process. The system frees the lock when the process
 * ends, even if it was killed. The file stays: if it were deleted, two processes could lock two files
 * of the same name.
 * @throws DataFolderInUse, DataFolderExposed
 */
export async function lockDataFolder(dataDir: string): Promise<{ release(): void }> {
  await secureDataFolder(dataDir);
  // A plain descriptor: a FileHandle would be closed when it is garbage collected.
  const fd = openSync(join(dataDir, 'server.lock'), 'a');
  if (!tryLock(fd)) {
    closeSync(fd);
    throw new DataFolderInUse(dataDir);
  }
  return { release: () => closeSync(fd) };
}
