import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { inject } from 'vitest';
import type { DatabaseLocation } from '#server/core/database/database.ts';
import { importFromFile } from '#server/modules/imports/import-from-file.ts';
import { callCommand, commandFlags, runCommand } from './command-process.ts';
import { MIGRATED_TEMPLATE } from './postgres-server.ts';
import { createEmbeddedDatabase, createPostgresDatabase } from './test-database.ts';

const script = 'server/modules/imports/import-command.ts';

/** A data folder and, in the PostgreSQL project, a database. */
export interface ImportTarget extends DatabaseLocation {
  remove(): Promise<void>;
}

/** A new data folder whose database has its migrations, which saves seconds. */
export async function createMigratedTarget(): Promise<ImportTarget> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gida-import-'));
  const postgresUrl = inject('postgresUrl');
  const postgres = postgresUrl
    ? await createPostgresDatabase(postgresUrl, MIGRATED_TEMPLATE)
    : null;
  if (!postgres) await createEmbeddedDatabase(dataDir);
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

/** Starts `npm run import` as a process that can be killed. */
export function startImport(
  { dataDir, databaseUrl }: ImportTarget,
  args: string[],
): ChildProcessByStdio<null, Readable, Readable> {
  const { DATABASE_URL: _, ...environment } = process.env;
  const database = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  return spawn(process.execPath, [...commandFlags, script, ...args], {
    env: { ...environment, DATA_DIR: dataDir, ...database },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs `npm run import` to its end; `output` is stdout and stderr. */
export async function runImport(target: ImportTarget, ...args: string[]) {
  return runCommand(target, script, args);
}

/** Like `runImport`, without a process of its own. */
export async function callImport(target: ImportTarget, ...args: string[]) {
  return callCommand(target, importFromFile, args);
}
