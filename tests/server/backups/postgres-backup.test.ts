import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { postgresBinaries } from '#scripts/postgres-binaries.ts';
import { openDatabase } from '#server/core/database/database.ts';
import { openMedia } from '#server/media/media.ts';
import { addBackupData, contentsOf } from '#tests/support/backup-data.ts';
import { runCommand } from '#tests/support/command-process.ts';
import { createEmbeddedDatabase, createPostgresDatabase } from '#tests/support/test-database.ts';

const run = promisify(execFile);

let folder: string;
let databases: Awaited<ReturnType<typeof createPostgresDatabase>>[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gida-backup-'));
  databases = [];
});
afterEach(async () => {
  for (const { drop } of databases) await drop();
  await rm(folder, { recursive: true });
});

/** A data folder and a new database on PostgreSQL. */
async function install(name: string) {
  const database = await createPostgresDatabase(inject('postgresUrl') ?? '');
  databases.push(database);
  return { dataDir: join(folder, name), databaseUrl: database.databaseUrl };
}

type Location = { dataDir: string; databaseUrl: string | null };

const mediaOf = ({ dataDir }: Location) => openMedia({ folder: join(dataDir, 'media') });

async function fill(location: Location) {
  const { db, close } = await openDatabase(location);
  await addBackupData(db, await mediaOf(location));
  await close();
}

async function contents(location: Location) {
  const { db, close } = await openDatabase(location);
  return contentsOf(db, await mediaOf(location)).finally(close);
}

async function script(name: string, { dataDir, databaseUrl }: Location, backup: string) {
  const path = `${postgresBinaries()}${delimiter}${process.env.PATH}`;
  const env = { ...process.env, PATH: path, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
  return (await run('sh', [`docs/${name}.sh`, backup], { env })).stdout;
}

describe('A backup of PostgreSQL', () => {
  it('by the scripts of the guide restores every row and image, ends all sessions and codes, and says which images are missing', async () => {
    const source = await install('source');
    await fill(source);
    const before = await contents(source);
    const name = `${'b'.repeat(32)}.webp`;
    await rm(join(source.dataDir, 'media', name));
    await script('postgres-backup', source, join(folder, 'backup'));
    const target = await install('target');
    expect(await script('postgres-restore', target, join(folder, 'backup'))).toBe(
      `All users must log in again.\nThese images have no file: ${name}\n`,
    );
    expect(await contents(target)).toEqual({
      rows: { ...before.rows, sessions: [], one_time_codes: [] },
      files: before.files.filter(([file]) => file !== name),
    });
  });
});

describe('npm run move-to-postgres', () => {
  it('moves every row of the embedded database to an empty one on PostgreSQL', async () => {
    const target = await install('data');
    const embedded = { ...target, databaseUrl: null };
    await createEmbeddedDatabase(target.dataDir);
    await fill(embedded);
    const before = await contents(embedded);
    const command = 'server/modules/backups/move-to-postgres-command.ts';
    const { code, output } = await runCommand(target, command, []);
    expect(output).toContain('rows were copied to PostgreSQL. Start the server now.');
    expect(code).toBe(0);
    expect(await contents(target)).toEqual(before);
    const again = await runCommand(target, command, []);
    expect(again.output).toBe(
      'The database in DATABASE_URL already has users or properties. Use an empty one.\n',
    );
  });
});
