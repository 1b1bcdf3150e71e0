import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { create } from 'tar';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sessions } from '#server/core/database/accounts-schema.ts';
import { type OpenDatabase, openDatabase } from '#server/core/database/database.ts';
import { users } from '#server/core/database/schema.ts';
import { type Media, openMedia } from '#server/media/media.ts';
import { createBackup, restoreBackup } from '#server/modules/backups/backups-service.ts';
import { addBackupData, contentsOf } from '#tests/support/backup-data.ts';
import { runCommand } from '#tests/support/command-process.ts';
import { createEmbeddedDatabase } from '#tests/support/test-database.ts';

vi.mock('node:fs/promises', async (load) => {
  const fs = await load<typeof import('node:fs/promises')>();
  return { ...fs, rename: vi.fn(fs.rename) };
});

interface Installation {
  dataDir: string;
  media: Media;
}

let folder: string;
let source: Installation;
/** A backup of `source`, made by the command while a server uses it. */
let backup: string;
let before: Awaited<ReturnType<typeof contentsOf>>;
/** An image that is deleted while the backup is made, and one whose file is lost. */
const [inTrash, lost] = ['a', 'b'].map((digit) => `${digit.repeat(32)}.webp`) as [string, string];
const open: OpenDatabase[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gida-backup-'));
  source = await install();
  backup = join(folder, 'backup.tar.gz');
  await createEmbeddedDatabase(source.dataDir);
  const server = await openEmbedded(source);
  await addBackupData(server.db, source.media);
  before = await contentsOf(server.db, source.media);
  await source.media.delete(inTrash);
  await rm(join(source.media.folder, lost));
  const printed = await run(source, 'backup', '--to', backup);
  expect(printed).toBe(
    `The database and its images are in ${backup}.\nThese images have no file: ${lost}\n`,
  );
  // The server goes on.
  expect(await server.db.$count(users)).toBe(1);
  await server.close();
});
afterEach(async () => {
  for (const { close } of open.splice(0)) await close().catch(() => {});
});
afterAll(() => rm(folder, { recursive: true }));

async function install(): Promise<Installation> {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  return { dataDir, media: await openMedia({ folder: join(dataDir, 'media') }) };
}

/** Copies the source, for a test that changes it. */
async function copySource(): Promise<Installation> {
  const copy = await install();
  await cp(source.dataDir, copy.dataDir, { recursive: true });
  return copy;
}

async function openEmbedded({ dataDir }: Installation, options = {}): Promise<OpenDatabase> {
  const database = await openDatabase({ dataDir, databaseUrl: null }, options);
  open.push(database);
  return database;
}

async function run({ dataDir }: Installation, name: string, ...args: string[]): Promise<string> {
  const script = `server/modules/backups/${name}-command.ts`;
  return (await runCommand({ dataDir, databaseUrl: null }, script, args)).output;
}

describe('A backup of the embedded database', () => {
  it('is made while the server runs, restores every row, ends all sessions and codes, and says which images are lost', async () => {
    expect(before.rows).toMatchObject({ sessions: [expect.anything()] });
    expect(before.rows).toMatchObject({ one_time_codes: [expect.anything()] });
    expect((await stat(backup)).mode & 0o777).toBe(0o600);
    const target = await install();
    expect(await run(target, 'restore', '--from', backup)).toBe(
      `The backup is restored. All users must log in again.\nThese images have no file: ${lost}\nStart the server now.\n`,
    );
    const left = ['folder-id', 'imports', 'media', 'postgres', 'server.lock'];
    expect((await readdir(target.dataDir)).sort()).toEqual(left);
    const { db } = await openEmbedded(target);
    expect(await contentsOf(db, target.media)).toEqual({
      rows: { ...before.rows, sessions: [], one_time_codes: [] },
      files: before.files.filter(([name]) => name === inTrash),
    });
  });

  it('removes the folder of one that was killed, but no backup', async () => {
    const names = ['unfinished-backup-killed', 'backup-kept'];
    for (const name of names) {
      const killed = join(source.dataDir, name);
      await mkdir(killed);
      await utimes(killed, 0, 0);
    }
    await createBackup(source, join(folder, 'next.tar.gz'));
    const left = await readdir(source.dataDir);
    expect(names.filter((name) => left.includes(name))).toEqual(['backup-kept']);
  });
});

describe('A restore of the embedded database', () => {
  it('needs the server to be stopped, and replaces what is there only by force', async () => {
    const target = await copySource();
    const { db, close } = await openEmbedded(target);
    await db.delete(users);
    await expect(restoreBackup(target, backup, { isForced: true })).rejects.toThrow('is in use');
    await close();
    await expect(restoreBackup(target, backup, { isForced: false })).rejects.toThrow(
      'has a database. Add --force to replace it.',
    );
    await restoreBackup(target, backup, { isForced: true });
    const restored = await openEmbedded(target);
    expect(await restored.db.$count(users)).toBe(1);
  });

  it('keeps the old database if the new one cannot take its place', async () => {
    const target = await copySource();
    const realRename = vi.mocked(rename).getMockImplementation();
    vi.mocked(rename).mockImplementation(async (from, to) => {
      if (`${from}`.endsWith('/postgres') && `${to}` === join(target.dataDir, 'postgres')) {
        throw new Error('The disk failed.');
      }
      await realRename?.(from, to);
    });
    const restored = restoreBackup(target, backup, { isForced: true });
    await expect(restored).rejects.toThrow('The disk failed.');
    vi.mocked(rename).mockReset();
    const { db } = await openEmbedded(target);
    expect(await db.$count(users)).toBe(1);
  });

  it('keeps the old database if it is killed before the new one is in its place', async () => {
    const target = await copySource();
    await rename(join(target.dataDir, 'postgres'), join(target.dataDir, 'postgres.replaced'));
    const { db } = await openEmbedded(target);
    expect(await db.$count(users)).toBe(1);
  });

  it.each<[string, (file: string) => Promise<void>]>([
    ['is cut off', (file) => change(file, (bytes) => bytes.subarray(0, bytes.length * 0.9))],
    ['has a wrong byte', (file) => change(file, (bytes) => bytes.fill(7, 2e6, 2e6 + 9))],
    ['is no archive', (file) => writeFile(file, 'no archive')],
    ['has no database', (file) => create({ file, cwd: folder, gzip: true }, ['note.txt'])],
  ])(
    'says that the backup is incomplete or damaged if it %s, and leaves nothing behind',
    async (_what, damage) => {
      await writeFile(join(folder, 'note.txt'), 'A note');
      const file = join(folder, 'damaged.tar.gz');
      await cp(backup, file);
      await damage(file);
      const target = await install();
      await expect(restoreBackup(target, file, { isForced: false })).rejects.toThrow(
        'The backup is incomplete or damaged. Nothing was changed.',
      );
      const left = await readdir(target.dataDir, { recursive: true });
      // Empty folders aside, there is nothing else.
      const folders = /^media(\/(trash|unfinished))?$/;
      expect(left.filter((name) => !folders.test(name))).toEqual(['server.lock']);
    },
  );

  it('refuses a backup of a newer version', async () => {
    const newer = await copySource();
    const { db, close } = await openEmbedded(newer);
    await db.execute(sql`update drizzle.__drizzle_migrations set created_at = 9e15`);
    await close();
    const file = join(newer.dataDir, 'backup.tar.gz');
    await create({ file, cwd: newer.dataDir, gzip: { level: 1 } }, ['postgres', 'media']);
    const restored = restoreBackup(await install(), file, { isForced: false });
    await expect(restored).rejects.toThrow('made by a newer version');
  });
});

async function change(file: string, edit: (bytes: Buffer) => Buffer): Promise<void> {
  await writeFile(file, edit(await readFile(file)));
}

describe('A command on the embedded database', () => {
  it('uses it beside the server, each transaction by itself', async () => {
    const copy = await copySource();
    const server = await openEmbedded(copy);
    const command = await openEmbedded(copy, { isCommand: true });
    const write = ({ db }: OpenDatabase, fails: boolean) =>
      db.transaction(async (transaction) => {
        await transaction.execute(sql`insert into secrets values (gen_random_uuid(), 'x')`);
        await transaction.execute(sql`select pg_sleep(0.01)`);
        if (fails) throw new Error('rolled back');
      });
    const writes = Array.from({ length: 20 }, (_, index) =>
      write(index % 2 === 0 ? server : command, index % 4 >= 2).catch(() => {}),
    );
    await Promise.all(writes);
    const [row] = await server.db
      .select({ count: sql<number>`count(*)::integer` })
      .from(sql`secrets`)
      .where(sql`value = 'x'`);
    expect(row?.count).toBe(10);
  });

  it('leaves no transaction open when it is killed', async () => {
    const copy = await copySource();
    const server = await openEmbedded(copy);
    const program = `
      import { openDatabase } from '#server/core/database/database.ts';
      const location = { dataDir: process.argv[1], databaseUrl: null };
      const { db } = await openDatabase(location, { isCommand: true });
      await db.transaction(async (transaction) => {
        await transaction.execute('delete from sessions');
        console.log('deleted');
        await new Promise(() => {});
      });`;
    const flags = ['--import', 'tsx', '--input-type=module', '--eval', program, copy.dataDir];
    const command = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(command.stdout, 'data');
    const count = server.db.$count(sessions);
    command.kill('SIGKILL');
    expect(await count).toBe(1);
  });

  it('leaves the server running when it is killed in the middle of a write', async () => {
    const copy = await copySource();
    const server = await openEmbedded(copy);
    const socket = createConnection(join(copy.dataDir, 'postgres.sock'));
    // A simple query of 1,000 bytes, cut off.
    socket.end(Buffer.from('Q\0\0\x03\xe8select 1', 'latin1').toString('base64'));
    await once(socket.resume(), 'close');
    expect(await server.db.$count(users)).toBe(1);
  });
});
