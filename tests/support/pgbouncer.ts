import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { pgbouncerBinary } from '#scripts/postgres-binaries.ts';
import { freePort } from './launched-server.ts';
import { unprivilegedIdentity } from './postgres-server.ts';

/** Starts PgBouncer with its defaults in transaction mode; `url` is the database behind it. */
export async function launchPgbouncer(
  url: string,
  settings: readonly string[] = [],
): Promise<{ url: string; stop(): Promise<void> }> {
  if (!pgbouncerBinary) throw new Error('PgBouncer is not installed.');
  const folder = await mkdtemp(join(tmpdir(), 'gida-pgbouncer-'));
  const identity = unprivilegedIdentity();
  if (identity) await chown(folder, identity.uid, identity.gid);
  const { hostname, port, pathname } = new URL(url);
  const listenPort = await freePort();
  const config = join(folder, 'pgbouncer.ini');
  await writeFile(
    config,
    `[databases]
* = host=${hostname} port=${port} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
${settings.join('\n')}
`,
  );
  const bouncer = spawn(pgbouncerBinary, ['-q', config], {
    ...identity,
    cwd: folder,
    stdio: 'ignore',
  });
  const stop = async () => {
    if (bouncer.exitCode === null) {
      bouncer.kill('SIGINT');
      await once(bouncer, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  const throughBouncer = new URL(url);
  throughBouncer.host = `127.0.0.1:${listenPort}`;
  throughBouncer.pathname = pathname;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const client = new pg.Client({ connectionString: throughBouncer.href });
    const isReady = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (isReady) return { url: throughBouncer.href, stop };
    await delay(50);
  }
  await stop();
  throw new Error('PgBouncer did not start.');
}
