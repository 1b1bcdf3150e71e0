import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  DataFolderInUse,
  lockDataFolder,
  secureDataFolder,
} from '#server/core/database/data-folder.ts';

let folder: string;
let holder: ChildProcess | null = null;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gida-lock-test-'));
});
afterEach(async () => {
  await killHolder();
  await rm(folder, { recursive: true });
});

/** Starts another process that locks the folder and then blocks its event loop. */
async function startHolder(): Promise<void> {
  const program = `
    import { writeSync } from 'node:fs';
    import { lockDataFolder } from '#server/core/database/data-folder.ts';
    await lockDataFolder(process.argv[1]);
    writeSync(1, 'held');
    for (;;);
  `;
  holder = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program, folder],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (!holder.stdout) throw new Error('No output');
  await once(holder.stdout, 'data');
}

async function killHolder(): Promise<void> {
  if (holder?.exitCode !== null || holder.signalCode !== null) return;
  holder.kill('SIGKILL');
  await once(holder, 'exit');
}

describe('A data folder', () => {
  it('is created if it is missing, and used by one process at a time', async () => {
    const dataDir = join(folder, 'new', 'data');
    const lock = await lockDataFolder(dataDir);
    await expect(lockDataFolder(dataDir)).rejects.toThrow(DataFolderInUse);
    lock.release();
    (await lockDataFolder(dataDir)).release();
  });

  it('is closed to other users, whether it is new or existed before', async () => {
    const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
    const created = join(folder, 'created');
    (await lockDataFolder(created)).release();
    expect(await modeOf(created)).toBe(0o700);
    await chmod(created, 0o755);
    (await lockDataFolder(created)).release();
    expect(await modeOf(created)).toBe(0o700);
  });

  it('of other files is rejected, and keeps its permissions', async () => {
    await writeFile(join(folder, 'holiday.jpg'), '');
    await chmod(folder, 0o755);
    await expect(secureDataFolder(folder)).rejects.toThrow(
      `The data folder ${folder} has files that are not Gida's and can be read by other users.`,
    );
    expect((await stat(folder)).mode & 0o777).toBe(0o755);
  });

  it('is rejected if it is not a folder', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expect(secureDataFolder(file)).rejects.toThrow(
      `The data folder ${file} cannot be used (EEXIST: `,
    );
  });

  it.runIf(process.platform === 'linux')('is rejected if it cannot be written', async () => {
    // Not even root can write here.
    await expect(secureDataFolder('/proc/self/fd')).rejects.toThrow(
      'The data folder /proc/self/fd cannot be used (',
    );
  });

  it('is rejected in one line that names the folder and what to do', async () => {
    const lock = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(
      `The data folder ${folder} is in use by another process. Stop that one first, or set DATA_DIR to another folder.`,
    );
    lock.release();
  });

  it('stays locked while the process that uses it is busy', async () => {
    await startHolder();
    await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUse);
    // A rejected attempt does not free the lock.
    await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUse);
  });

  it('is free at once after its process was killed', async () => {
    await startHolder();
    await killHolder();
    const lock = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUse);
    lock.release();
  });

  it('is given to exactly one of many that open it at once after a crash', async () => {
    await startHolder();
    await killHolder();
    for (let round = 0; round < 5; round += 1) {
      const attempts = Array.from({ length: 12 }, () => lockDataFolder(folder));
      const results = await Promise.allSettled(attempts);
      const locks = results.flatMap((result) =>
        result.status === 'fulfilled' ? [result.value] : [],
      );
      expect(locks).toHaveLength(1);
      for (const lock of locks) lock.release();
    }
  });
});
