import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, realpathSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { postgresBinaries } from '../../scripts/postgres-binaries.ts';
import { freePort, hasEnded } from '../../tests/support/launched-server.ts';
import { unprivilegedIdentity } from '../../tests/support/postgres-server.ts';
import type { Workbench } from '../support/workbench.ts';

/** Where Debian installs `etcd-server`, `patroni` with `python3-etcd`, `pgbouncer` and `haproxy`. */
const programs = {
  etcd: '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  pgbouncer: '/usr/sbin/pgbouncer',
  haproxy: '/usr/sbin/haproxy',
};

const DATABASE = 'gida';
const READY_TIMEOUT_MS = 60_000;

interface DatabaseNode {
  name: string;
  folder: string;
  port: number;
  /** Port of Patroni's REST API, which reports the role of the node. */
  restPort: number;
  patroni: { pid: number };
}

/** Starts etcd, two PostgreSQL servers under Patroni, HAProxy before the primary, and PgBouncer. */
export async function startServices({ folder, onClose }: Workbench) {
  for (const path of Object.values(programs)) {
    if (!existsSync(path)) throw new Error(`${path} is not installed.`);
  }
  const etcdPort = await freePort();
  const client = `http://127.0.0.1:${etcdPort}`;
  await start('etcd', programs.etcd, () => isOk(`${client}/health`), [
    `--data-dir=${join(folder, 'etcd')}`,
    `--listen-client-urls=${client}`,
    `--advertise-client-urls=${client}`,
    `--listen-peer-urls=http://127.0.0.1:${await freePort()}`,
  ]);
  const nodes = [await startNode('db-1', 'primary'), await startNode('db-2', 'sync')];
  const [primaryPort, bouncerPort] = [await freePort(), await freePort()];
  const haproxyFile = join(folder, 'haproxy.cfg');
  await writeFile(haproxyFile, haproxySettings(primaryPort, nodes));
  await start('haproxy', programs.haproxy, async () => true, ['-db', '-f', haproxyFile]);
  const bouncerFile = join(folder, 'pgbouncer.ini');
  await writeFile(bouncerFile, bouncerSettings(bouncerPort, primaryPort));
  const databaseUrl = `postgres://${DATABASE}@127.0.0.1:${bouncerPort}/${DATABASE}`;
  await start('pgbouncer', programs.pgbouncer, () => canQuery(databaseUrl), [bouncerFile]);
  return {
    databaseUrl,
    /** Kills PostgreSQL and Patroni of the primary with SIGKILL. */
    async losePrimary() {
      for (const { restPort, patroni, folder } of nodes) {
        if (!(await isOk(`http://127.0.0.1:${restPort}/primary`))) continue;
        // PostgreSQL is not a child of Patroni, and would survive it.
        process.kill(patroni.pid, 'SIGKILL');
        const postgresPid = await readFile(join(folder, 'postmaster.pid'), 'utf8');
        process.kill(Number.parseInt(postgresPid, 10), 'SIGKILL');
        return;
      }
      throw new Error('No node is the primary.');
    },
  };

  /** Starts a program as the user postgres if this process is root's. @throws if it is not ready in time */
  async function start(
    name: string,
    command: string,
    isReady: () => Promise<boolean>,
    args: readonly string[],
  ): Promise<{ pid: number }> {
    const logFile = join(folder, `${name}.log`);
    const log = openSync(logFile, 'a');
    // In a process group of its own, so that Ctrl-C reaches only the measurement.
    const options = { ...unprivilegedIdentity(), cwd: '/', detached: true } as const;
    const child = spawn(command, args, { ...options, stdio: ['ignore', log, log] });
    closeSync(log);
    onClose(async () => {
      if (hasEnded(child)) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    });
    const deadline = Date.now() + READY_TIMEOUT_MS;
    while (!(await isReady())) {
      if (hasEnded(child) || Date.now() > deadline) {
        throw new Error(`${name} is not ready:\n${(await readFile(logFile, 'utf8')).slice(-2000)}`);
      }
      await delay(100);
    }
    return { pid: child.pid ?? 0 };
  }

  async function startNode(name: string, role: 'primary' | 'sync'): Promise<DatabaseNode> {
    const [port, restPort] = [await freePort(), await freePort()];
    const node = { name, folder: join(folder, name), port, restPort };
    const config = join(folder, `${name}.yml`);
    // JSON is YAML as well.
    await writeFile(config, JSON.stringify(patroniSettings(node, etcdPort)));
    const isReady = () => isOk(`http://127.0.0.1:${restPort}/${role}`);
    const patroni = await start(name, programs.patroni, isReady, [config]);
    if (role === 'primary') await createDatabase(port);
    return { ...node, patroni };
  }
}

/** The timeouts belong to the role, because PgBouncer shares sessions. */
async function createDatabase(port: number): Promise<void> {
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const timeouts = `statement_timeout = '30s'; alter role ${DATABASE} set lock_timeout = '10s'`;
  await query(url, `create role ${DATABASE} login; alter role ${DATABASE} set ${timeouts}`);
  await query(url, `create database ${DATABASE} owner ${DATABASE}`);
}

function patroniSettings(
  { name, folder, port, restPort }: Omit<DatabaseNode, 'patroni'>,
  etcdPort: number,
) {
  const rest = `127.0.0.1:${restPort}`;
  const postgres = `127.0.0.1:${port}`;
  return {
    scope: DATABASE,
    name,
    restapi: { listen: rest, connect_address: rest },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      // The key of the primary ends `ttl` seconds after its last renewal.
      dcs: {
        ttl: 20,
        loop_wait: 5,
        retry_timeout: 5,
        // A write is confirmed when the replica has it as well, and only such a replica is promoted.
        synchronous_mode: true,
        postgresql: { use_slots: true, parameters: { max_connections: 100 } },
      },
      initdb: [{ encoding: 'UTF8' }, 'data-checksums'],
    },
    postgresql: {
      listen: postgres,
      connect_address: postgres,
      data_dir: folder,
      bin_dir: dirname(realpathSync(join(postgresBinaries() ?? '', 'postgres'))),
      pgpass: `${folder}.pgpass`,
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
      basebackup: [{ checkpoint: 'fast' }],
      authentication: {
        superuser: { username: 'postgres' },
        replication: { username: 'replicator' },
      },
      parameters: { unix_socket_directories: dirname(folder) },
    },
  };
}

function haproxySettings(primaryPort: number, nodes: readonly DatabaseNode[]): string {
  const servers = nodes.map(
    ({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`,
  );
  return `
listen primary
  mode tcp
  bind 127.0.0.1:${primaryPort}
  timeout connect 2s
  timeout client 600s
  timeout server 600s
  option httpchk OPTIONS /primary
  default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`;
}

function bouncerSettings(port: number, primaryPort: number): string {
  return `
[databases]
${DATABASE} = host=127.0.0.1 port=${primaryPort} user=${DATABASE} dbname=${DATABASE}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
query_wait_timeout = 5
server_connect_timeout = 3
server_login_retry = 1
`;
}

async function isOk(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null);
  return response?.ok ?? false;
}

function canQuery(url: string): Promise<boolean> {
  return query(url, 'select 1').then(
    () => true,
    () => false,
  );
}

async function query(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end().catch(() => {});
  }
}
