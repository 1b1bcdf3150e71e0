import { copyFile, cp, link, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { create, extract, list } from 'tar';
import { lockDataFolder } from '#server/core/database/data-folder.ts';
import {
  type Database,
  isNewer,
  openDatabase,
  openUnmigrated,
} from '#server/core/database/database.ts';
import { fileExists, listFilesBefore, unlessMissing } from '#server/core/files/files.ts';
import { OperatorError } from '#server/core/operator-error.ts';
import type { Media } from '#server/media/media.ts';
import { endAllSessions } from '#server/modules/auth/sessions-service.ts';
import { listMissingImages, listUsedImages } from '#server/modules/images/images-service.ts';

/** Unlike the name that an operator may give to a backup. */
const TEMPORARY = 'unfinished-backup-';
/** Longer than a backup takes, and less than a day, after which the next one is made. */
const LEFTOVER_AFTER_MS = 12 * 60 * 60 * 1000;

/** The backup cannot be made or restored. */
export class BackupError extends OperatorError {}

interface Installation {
  dataDir: string;
  media: Media;
}

/**
 * Writes the embedded database and its images, as of one moment, to a compressed archive. The server
 * may be running. Images never change, and deleted ones are in the trash, so they are copied
 * afterwards. Returns the names of images without a file.
 */
export async function createBackup(
  { dataDir, media }: Installation,
  file: string,
): Promise<string[]> {
  const postgres = join(dataDir, 'postgres');
  if (!(await fileExists(postgres))) throw new BackupError('There is no database to back up.');
  return inTemporaryFolder(dataDir, async (folder) => {
    const { db, close } = await openUnmigrated({ dataDir, databaseUrl: null });
    const images = await copyDatabase(db, postgres, join(folder, 'postgres')).finally(close);
    const missing: string[] = [];
    await mkdir(join(folder, 'media'));
    for (const name of images) {
      const path = await media.kept(name);
      if (path) await linkOrCopy(path, join(folder, 'media', name));
      else missing.push(name);
    }
    const part = `${file}.part`;
    // Readable only by this user, because it contains password hashes.
    const options = { file: part, cwd: folder, gzip: { level: 3 }, portable: true, mode: 0o600 };
    try {
      await create(options, ['postgres', 'media']);
      await rename(part, file);
    } finally {
      await rm(part, { force: true });
    }
    return missing;
  });
}

/** Returns the names of the images that the copied rows refer to. */
function copyDatabase(db: Database, folder: string, copy: string): Promise<string[]> {
  return db.transaction(async (transaction) => {
    const images = await listUsedImages(transaction);
    await transaction.execute(sql`checkpoint`);
    // While this transaction is open, PGlite runs no other statement and writes no file.
    await cp(folder, copy, { recursive: true });
    return images;
  });
}

/**
 * Replaces the embedded database with that of a backup, or changes nothing if it fails, adds its
 * images, and ends sessions and codes. Returns the names of images without a file.
 * @throws BackupError, DataFolderInUse
 */
export async function restoreBackup(
  { dataDir, media }: Installation,
  file: string,
  { isForced }: { isForced: boolean },
): Promise<string[]> {
  const lock = await lockDataFolder(dataDir);
  const postgres = join(dataDir, 'postgres');
  try {
    if (!(await fileExists(file))) throw new BackupError(`There is no file ${file}.`);
    if (!isForced && (await fileExists(postgres))) {
      throw new BackupError(`${dataDir} has a database. Add --force to replace it.`);
    }
    // Read to its end before anything is written.
    await list({ file, strict: true }).catch(throwDamaged);
    return await inTemporaryFolder(dataDir, async (folder) => {
      await extract({ file, cwd: folder });
      const missing = await finishEmbedded(folder, media);
      const replaced = `${postgres}.replaced`;
      await unlessMissing(rename(postgres, replaced));
      await rename(join(folder, 'postgres'), postgres).catch(async (error) => {
        await unlessMissing(rename(replaced, postgres));
        throw error;
      });
      // The folder now has the images of this database, so the cleanup may use it again.
      await rm(join(dataDir, 'belongs-to'), { force: true });
      await rm(replaced, { recursive: true, force: true });
      return missing;
    });
  } finally {
    lock.release();
  }
}

/** Brings the database of an extracted backup up to date, and adds its images to `media`. */
async function finishEmbedded(folder: string, media: Media): Promise<string[]> {
  if (!(await fileExists(join(folder, 'postgres', 'PG_VERSION')))) throwDamaged();
  const { db, close } = await openDatabase({ dataDir: folder, databaseUrl: null }).catch(
    throwDamaged,
  );
  try {
    if (await isNewer(db)) {
      throw new BackupError(
        'The backup was made by a newer version. Restore it with that version.',
      );
    }
    for (const name of await readdir(join(folder, 'media'))) {
      await media.putBack(name, join(folder, 'media', name));
    }
    return await finishRestore(db, media);
  } finally {
    await close();
  }
}

/**
 * Ends the sessions and codes of a restored database: some were ended after its backup, by a log-out
 * or a new password. Returns the names of images that rows refer to and that have no file.
 */
export async function finishRestore(db: Database, media: Media): Promise<string[]> {
  await endAllSessions(db);
  return listMissingImages(db, media);
}

/** A sentence about images that rows refer to and that have no file; empty if there are none. */
export function missingImagesText(names: readonly string[]): string {
  return names.length > 0 ? `\nThese images have no file: ${names.join(', ')}` : '';
}

function throwDamaged(cause?: unknown): never {
  throw new BackupError('The backup is incomplete or damaged. Nothing was changed.', { cause });
}

async function inTemporaryFolder<Result>(
  dataDir: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const remove = (folder: string) => rm(folder, { recursive: true, force: true });
  // A command that was killed leaves its folder.
  for (const name of await listFilesBefore(dataDir, new Date(Date.now() - LEFTOVER_AFTER_MS))) {
    if (name.startsWith(TEMPORARY)) await remove(join(dataDir, name));
  }
  const folder = await mkdtemp(join(dataDir, TEMPORARY));
  return work(folder).finally(() => remove(folder));
}

/** Some disks have no hard links, and the images may be on another disk. */
async function linkOrCopy(path: string, copy: string): Promise<void> {
  await link(path, copy).catch(() => copyFile(path, copy));
}
