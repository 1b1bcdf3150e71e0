import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, openSync } from 'node:fs';
import {
  chmod,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { unlessMissing } from '#server/core/files/files.ts';
import { OperatorError } from '#server/core/operator-error.ts';

export class DataFolderInUse extends OperatorError {
  constructor(dataDir: string) {
    super(
      `The data folder ${dataDir} is in use by another process. Stop that one first, or set DATA_DIR to another folder.`,
    );
  }
}

const LOCK_FILE = 'server.lock';
const ID_FILE = 'folder-id';
/** One of these is in every data folder. */
const OWN_FILES = [LOCK_FILE, ID_FILE, 'postgres/PG_VERSION'];

const OWNER_ONLY = 0o700;
const GROUP_AND_OTHERS = 0o077;

/**
 * Creates the data folder if it is missing, and closes it to other users: PGlite makes its files
 * readable and writable for everyone. @throws OperatorError
 */
export async function secureDataFolder(dataDir: string): Promise<void> {
  const names = await openDataFolder(dataDir).catch((cause) => {
    throw new OperatorError(
      `The data folder ${dataDir} cannot be used (${cause.message}). Set DATA_DIR to a folder that this user can write.`,
      { cause },
    );
  });
  // Windows has other permissions, which Node does not set.
  if (process.platform === 'win32' || !(await isExposed(dataDir))) return;
  const isOurs = OWN_FILES.some((name) => existsSync(join(dataDir, name)));
  if (names.length > 0 && !isOurs) {
    throw new OperatorError(
      `The data folder ${dataDir} has files that are not Gida's and can be read by other users. Set DATA_DIR to a new or empty folder.`,
    );
  }
  await chmod(dataDir, OWNER_ONLY).catch(() => {});
  // Some disks ignore permissions.
  if (await isExposed(dataDir)) {
    throw new OperatorError(
      `The data folder ${dataDir} can be read by other users, and its permissions cannot be changed. Set DATA_DIR to a folder of this user on a disk with permissions.`,
    );
  }
}

/** Returns the names in the folder. Throws if nothing can be written there. */
async function openDataFolder(dataDir: string): Promise<string[]> {
  await mkdir(dataDir, { recursive: true, mode: OWNER_ONLY });
  await rmdir(await mkdtemp(join(dataDir, 'check-')));
  // A new disk of Linux has this folder.
  return (await readdir(dataDir)).filter((name) => name !== 'lost+found');
}

async function isExposed(folder: string): Promise<boolean> {
  return ((await stat(folder)).mode & GROUP_AND_OTHERS) !== 0;
}

/**
 * The random id of the folder, the same on every host that shares it. Creates the folder and its id
 * if they are missing.
 */
export async function dataFolderId(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: OWNER_ONLY });
  return writeOnce(join(dataDir, ID_FILE), randomUUID());
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
 * Secures a data folder, locks it for this process, and ends a restore that was killed. The system frees the lock when the process
 * ends, even if it was killed. The file stays: if it were deleted, two processes could lock two files
 * of the same name.
 * @throws DataFolderInUse, OperatorError
 */
export async function lockDataFolder(dataDir: string): Promise<{ release(): void }> {
  await secureDataFolder(dataDir);
  // A plain descriptor: a FileHandle would be closed when it is garbage collected.
  const fd = openSync(join(dataDir, LOCK_FILE), 'a');
  if (!tryLock(fd)) {
    closeSync(fd);
    throw new DataFolderInUse(dataDir);
  }
  await finishInterruptedRestore(join(dataDir, 'postgres'));
  return { release: () => closeSync(fd) };
}

/** A restore moves the database aside, and removes it once the restored one is in its place. */
async function finishInterruptedRestore(postgres: string): Promise<void> {
  const replaced = `${postgres}.replaced`;
  if (existsSync(postgres)) await rm(replaced, { recursive: true, force: true });
  else await unlessMissing(rename(replaced, postgres));
}
