import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { pipeline } from 'node:stream/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { create, extract } from 'tar';
import { z } from 'zod';
import { brand } from '#contract/site/brand.ts';
import {
  type Database,
  migrationsFolder,
  type Transaction,
} from '#server/core/database/database.ts';
import { OperatorError } from '#server/core/operator-error.ts';
import type { Media } from '#server/media/media.ts';
import { listUsedImages } from '#server/modules/images/images-service.ts';
import {
  insertRows,
  isEmpty,
  latestMigration,
  liftTimeLimits,
  listTables,
  readRows,
  readSequences,
  recreateTables,
  setSequence,
  withoutTriggers,
} from './tables-store.ts';

const FORMAT = 1;
const ROWS_PER_INSERT = 500;

const Manifest = z.object({
  format: z.literal(FORMAT),
  createdAt: z.string(),
  /** The latest migration of the database, by the time at which it was generated. */
  migration: z.number(),
  /** Rows by table, in an order in which they can be inserted. */
  tables: z.array(z.object({ name: z.string(), rows: z.number() })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string() })),
  images: z.array(z.string()),
  /** Images that rows refer to and that have no file. */
  missingImages: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

/** The backup cannot be made or restored. */
export class BackupError extends OperatorError {}

export interface BackupServices {
  db: Database;
  media: Media;
  /** The data folder, for temporary files. */
  dataDir: string;
}

/**
 * Writes the database and its images, as of one moment, to a compressed archive. The server may be
 * running. Images never change, and deleted ones are in the trash, so they are copied afterwards.
 */
export async function createBackup(services: BackupServices, file: string): Promise<Manifest> {
  const { db, media, dataDir } = services;
  return inTemporaryFolder(dataDir, async (folder) => {
    const manifest = await db.transaction(
      async (transaction) => {
        await liftTimeLimits(transaction);
        return writeTables(transaction, folder);
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    await mkdir(join(folder, 'media'));
    for (const name of manifest.images) {
      const path = await media.kept(name);
      if (path) await linkOrCopy(path, join(folder, 'media', name));
      else manifest.missingImages.push(name);
    }
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
    const partFile = `${file}.part`;
    const options = {
      file: partFile,
      cwd: folder,
      gzip: { level: 3 },
      portable: true,
      // Readable only by this user, because it contains password hashes.
      mode: 0o600,
    };
    try {
      await create(options, ['manifest.json', 'tables', 'media']);
      await rename(partFile, file);
    } finally {
      await rm(partFile, { force: true });
    }
    return manifest;
  });
}

/**
 * Replaces the whole database with that of a backup, or nothing if it fails, and adds its images.
 * The server must be stopped. @throws BackupError
 */
export async function restoreBackup(
  services: BackupServices,
  file: string,
  { isForced }: { isForced: boolean },
): Promise<Manifest> {
  const { db, media, dataDir } = services;
  if (!isForced && !(await isEmpty(db))) {
    throw new BackupError('The database is not empty. Add --force to replace everything in it.');
  }
  return inTemporaryFolder(dataDir, async (folder) => {
    await extract({ file, cwd: folder }).catch((cause) => {
      throw new BackupError(`${file} cannot be read: ${cause.message}`, { cause });
    });
    const manifest = await readManifest(folder, file);
    for (const name of manifest.images) {
      if (manifest.missingImages.includes(name)) continue;
      await media.putBack(name, join(folder, 'media', name));
    }
    await db.transaction(async (transaction) => {
      await liftTimeLimits(transaction);
      await recreateTables(transaction, manifest.migration);
      for (const table of manifest.tables) await restoreTable(transaction, folder, table);
      for (const sequence of manifest.sequences) await setSequence(transaction, sequence);
    });
    // The folder now has the images of this database, so the cleanup may use it again.
    await rm(join(dataDir, 'belongs-to'), { force: true });
    return manifest;
  });
}

async function inTemporaryFolder<Result>(
  dataDir: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(dataDir, 'backup-'));
  return work(folder).finally(() => rm(folder, { recursive: true, force: true }));
}

async function writeTables(transaction: Transaction, folder: string): Promise<Manifest> {
  await mkdir(join(folder, 'tables'));
  const tables: Manifest['tables'] = [];
  const names = await listTables(transaction);
  if (names.length === 0) {
    throw new BackupError('The database is empty, so there is nothing to back up.');
  }
  for (const name of names) {
    let rows = 0;
    const lines = async function* () {
      for await (const batch of readRows(transaction, name)) {
        rows += batch.length;
        yield `${batch.join('\n')}\n`;
      }
    };
    await pipeline(lines, createWriteStream(join(folder, 'tables', `${name}.jsonl`)));
    tables.push({ name, rows });
  }
  return {
    format: FORMAT,
    createdAt: new Date().toISOString(),
    migration: await latestMigration(transaction),
    tables,
    sequences: await readSequences(transaction),
    images: await listUsedImages(transaction),
    missingImages: [],
  };
}

async function readManifest(folder: string, file: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => 'null');
  const parsed = Manifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw new BackupError(`${file} is not a backup of ${brand.name}.`);
  const known = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  if (parsed.data.migration > known) {
    throw new BackupError(`${file} was made by a newer version. Restore it with that version.`);
  }
  return parsed.data;
}

async function restoreTable(
  transaction: Transaction,
  folder: string,
  { name, rows }: Manifest['tables'][number],
): Promise<void> {
  let inserted = 0;
  const batch: string[] = [];
  const insertBatch = async () => {
    inserted += batch.length;
    await insertRows(transaction, name, batch.splice(0));
  };
  await withoutTriggers(transaction, name, async () => {
    const input = createReadStream(join(folder, 'tables', `${name}.jsonl`));
    for await (const line of createInterface({ input, crlfDelay: Infinity })) {
      batch.push(line);
      if (batch.length === ROWS_PER_INSERT) await insertBatch();
    }
    await insertBatch();
  });
  if (inserted !== rows) {
    throw new BackupError(`The backup has ${inserted} of ${rows} rows of the table ${name}.`);
  }
}

/** Some disks have no hard links, and the images may be on another disk. */
async function linkOrCopy(path: string, copy: string): Promise<void> {
  await link(path, copy).catch(() => copyFile(path, copy));
}
