import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderInUse, lockDataFolder } from '#server/core/database/data-folder-lock.ts';

let folder: string;
let holder: ChildProcess | null = null;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gida-lock-test-'));
});
afterEach(async () => {
  await killHolder();
  await rm(folder, { recursive: true });
});

/** Another process that has the folder, and whose event loop stands still. */
async function startHolder(): Promise<void> {
  const program = `
    import { writeSync } from 'node:fs';
    import { lockDataFolder } from '#server/core/database/data-folder-lock.ts';
    await lockDataFolder(process.argv[1]);
    writeSync(1, 'held');
    for (;;);
  `;
  holder = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program, folder],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (!holder.stdout) throw new Error('It has no output.');
  await once(holder.stdout, 'data');
}

async function killHolder(): Promise<void> {
  if (holder?.exitCode !== null || holder.signalCode !== null) return;
  holder.kill('SIGKILL');
  await once(holder, 'exit');
}

describe('A data folder', () => {
  it('is created where it is missing, and given to one at a time', async () => {
    const dataDir = join(folder, 'new', 'data');
    const lock = await lockDataFolder(dataDir);
    await expect(lockDataFolder(dataDir)).rejects.toThrow(DataFolderInUse);
    await lock.release();
    await (await lockDataFolder(dataDir)).release();
  });

  it('is refused in one line that says which it is and what to do', async () => {
    const lock = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(
      `The data folder ${folder} is in use by another process. Stop that one first, or set DATA_DIR to another folder.`,
    );
    await lock.release();
  });

  it('is refused although the process that has it is too busy to answer', async () => {
    await startHolder();
    await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUse);
    // The refused one leaves it alone: the next is refused as well.
    await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUse);
  });

  it('is free at once when the process that had it was killed', async () => {
    await startHolder();
    await killHolder();
    const lock = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUse);
    await lock.release();
    expect(await readdir(join(folder, 'lock'))).toEqual([]);
  });

  it('goes to exactly one of many who want it at once, after a killed one, too', async () => {
    await startHolder();
    await killHolder();
    for (let round = 0; round < 5; round += 1) {
      const wanting = Array.from({ length: 12 }, () => lockDataFolder(folder));
      const results = await Promise.allSettled(wanting);
      const locks = results.flatMap((result) =>
        result.status === 'fulfilled' ? [result.value] : [],
      );
      expect(locks).toHaveLength(1);
      await Promise.all(locks.map((lock) => lock.release()));
    }
  });

  it('may lie deeper than the address of a socket can be long', async () => {
    const dataDir = join(folder, 'a-rather-long-name-for-a-folder/'.repeat(5));
    const lock = await lockDataFolder(dataDir);
    await expect(lockDataFolder(dataDir)).rejects.toThrow(DataFolderInUse);
    await lock.release();
    await (await lockDataFolder(dataDir)).release();
  });

  it('goes to the one whose turn it is where two come upon each other', async () => {
    const first = await contender('000000000000.sock');
    await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUse);
    await first.giveUp();

    const last = await contender('zzzzzzzzzzzz.sock');
    const lock = lockDataFolder(folder);
    expect(await Promise.race([lock, last.wasAsked])).toBe('asked');
    await last.giveUp();
    await (await lock).release();
  });
});

/** Another process that wants the folder just now and has not got it yet, under that name. */
async function contender(name: string) {
  await mkdir(join(folder, 'lock'), { recursive: true });
  let noteAsked = (_: 'asked') => {};
  const wasAsked = new Promise<'asked'>((resolve) => {
    noteAsked = resolve;
  });
  const server = createServer((socket) => {
    noteAsked('asked');
    socket.end('wanting');
  }).listen(join(folder, 'lock', name));
  await once(server, 'listening');
  return {
    wasAsked,
    async giveUp() {
      server.close();
      await once(server, 'close');
    },
  };
}
