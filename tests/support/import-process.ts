import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { inject } from 'vitest';
import type { DatabaseLocation } from '#server/core/database/database.ts';
import { runCommand } from './command-process.ts';
import { createEmbeddedDatabase, createPostgresDatabase } from './test-database.ts';

const script = 'server/modules/imports/import-command.ts';

/** A new data folder and, in the PostgreSQL project, a new database. */
export interface ImportTarget extends DatabaseLocation {
  remove(): Promise<void>;
}

async function createImportTarget(): Promise<ImportTarget> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gida-import-'));
  const postgresUrl = inject('postgresUrl');
  const postgres = postgresUrl ? await createPostgresDatabase(postgresUrl) : null;
  return {
    dataDir,
    databaseUrl: postgres?.databaseUrl ?? null,
    async remove() {
      await postgres?.drop();
      // An embedded database may still write its last files.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Like `createImportTarget`, with its database already created if it is embedded, which saves seconds. */
export async function createMigratedTarget(): Promise<ImportTarget> {
  const target = await createImportTarget();
  if (!target.databaseUrl) await createEmbeddedDatabase(target.dataDir);
  return target;
}

/** Starts `npm run import` as a process that can be killed. */
export function startImport(
  { dataDir, databaseUrl }: ImportTarget,
  args: string[],
): ChildProcessByStdio<null, Readable, Readable> {
  const { DATABASE_URL: _, ...environment } = process.env;
  const database = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  return spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    env: { ...environment, DATA_DIR: dataDir, ...database },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs `npm run import` to its end; `output` is stdout and stderr. */
export async function runImport(target: ImportTarget, ...args: string[]) {
  return runCommand(target, script, args);
}
