import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { inject } from 'vitest';
import { createPostgresDatabase } from './test-database.ts';

/** A new data folder and, in the PostgreSQL project, a new database. */
export interface ImportTarget {
  dataDir: string;
  databaseUrl: string | null;
  remove(): Promise<void>;
}

export async function createImportTarget(): Promise<ImportTarget> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gida-import-'));
  const postgresUrl = inject('postgresUrl');
  const postgres = postgresUrl ? await createPostgresDatabase(postgresUrl) : null;
  return {
    dataDir,
    databaseUrl: postgres?.databaseUrl ?? null,
    async remove() {
      await postgres?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts `npm run import` as a process that can be killed. */
export function startImport(
  { dataDir, databaseUrl }: ImportTarget,
  args: string[],
): ChildProcessByStdio<null, Readable, Readable> {
  const { DATABASE_URL: _, ...environment } = process.env;
  const database = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  const command = ['--import', 'tsx', 'server/modules/imports/import-command.ts', ...args];
  return spawn(process.execPath, command, {
    env: { ...environment, DATA_DIR: dataDir, ...database },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs the command to its end; `output` is stdout and stderr. */
export async function runImport(
  target: ImportTarget,
  ...args: string[]
): Promise<{ code: number | null; output: string }> {
  const child = startImport(target, args);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}
