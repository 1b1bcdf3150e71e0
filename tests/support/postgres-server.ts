import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { postgresBinaries } from './postgres-binaries.ts';

const STARTUP_TIMEOUT_MS = 60_000;

/** Runs a real PostgreSQL for the tests of one project. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await launchPostgres();
  project.provide('postgresUrl', url);
  return stop;
}

/** Starts PostgreSQL in a temporary folder, on a port of its own, and waits until it is ready. */
export async function launchPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
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
  // Faster without durability.
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const flags = ['-h', '127.0.0.1', '-p', `${port}`, '-k', folder];
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', dataFolder, ...flags, ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: 'ignore' },
  );
  const stop = async () => {
    await stopServer(server);
    await rm(folder, { recursive: true, force: true });
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url, server).catch(async (error) => {
    await stop();
    throw error;
  });
  return { url, stop };
}

/** PostgreSQL does not run as root, so root starts it as another user. */
export function unprivilegedIdentity(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: idOf('-u'), gid: idOf('-g') };
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

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  // SIGINT: a fast shutdown, which does not wait for connections.
  server.kill('SIGINT');
  await once(server, 'exit');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No port was given.');
  return address.port;
}
