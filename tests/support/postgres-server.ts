import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { postgresBinaries } from '#scripts/postgres-binaries.ts';
import { openDatabase } from '#server/core/database/database.ts';
import { endProcess, freePort } from './launched-server.ts';

const STARTUP_TIMEOUT_MS = 60_000;
/** A fast shutdown does not wait for connections. */
const shutdownSignals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

export interface PostgresServer {
  url: string;
  /** Stops the server in that mode, and starts it again on the same port. */
  restart(mode: keyof typeof shutdownSignals): Promise<void>;
  stop(): Promise<void>;
}

/** A migrated database; a copy of it takes half the time of the migrations. */
export const MIGRATED_TEMPLATE = 'migrated';

/** Runs a real PostgreSQL in a temporary folder for the tests of one project. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  // Faster without durability.
  const server = await launchPostgres(['synchronous_commit=off']);
  await onPostgres(server.url, `create database ${MIGRATED_TEMPLATE}`);
  const databaseUrl = new URL(`/${MIGRATED_TEMPLATE}`, server.url).href;
  await (await openDatabase({ dataDir: '', databaseUrl })).close();
  project.provide('postgresUrl', server.url);
  return server.stop;
}

/** Starts a PostgreSQL in a temporary folder; what it confirms survives `restart`. */
export async function launchPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  const binaries = postgresBinaries();
  if (!binaries) throw new Error('PostgreSQL is not installed.');
  const folder = await mkdtemp(join(tmpdir(), 'gida-postgres-'));
  const identity = unprivilegedIdentity();
  if (identity) await chown(folder, identity.uid, identity.gid);
  await chmod(folder, 0o700);

  const dataFolder = join(folder, 'data');
  const initdbFlags = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--no-sync'];
  const options = { ...identity, cwd: folder };
  execFileSync(join(binaries, 'initdb'), ['-D', dataFolder, ...initdbFlags], {
    ...options,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const port = await freePort();
  const flags = ['-h', '127.0.0.1', '-p', `${port}`, '-k', folder];
  // Durability is needed only if the machine itself fails.
  const allSettings = ['fsync=off', 'full_page_writes=off', ...settings];
  const args = ['-D', dataFolder, ...flags, ...allSettings.flatMap((setting) => ['-c', setting])];
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server = await start();

  async function start(): Promise<ChildProcess> {
    const started = spawn(join(binaries ?? '', 'postgres'), args, { ...options, stdio: 'ignore' });
    await waitUntilReady(url, started).catch(async (error) => {
      await endProcess(started, shutdownSignals.fast);
      await rm(folder, { recursive: true, force: true });
      throw error;
    });
    return started;
  }

  return {
    url,
    async restart(mode) {
      await endProcess(server, shutdownSignals[mode]);
      server = await start();
    },
    async stop() {
      await endProcess(server, shutdownSignals.fast);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL does not run as root, so root starts it as another user. */
export function unprivilegedIdentity(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Runs a statement outside any transaction. */
export async function onPostgres(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + STARTUP_TIMEOUT_MS;
  while (server.exitCode === null && Date.now() < deadline) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await delay(50);
    }
  }
  throw new Error('PostgreSQL did not start.');
}
