import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../tests/support/launched-server.ts';
import type { Workbench } from '../support/workbench.ts';
import { type Daemon, killAll, respondsWith200, startDaemon } from './daemon.ts';
import { commands, postgresFolder } from './debian-packages.ts';

/** A machine with PostgreSQL and Patroni. */
export interface PostgresNode {
  name: string;
  port: number;
  /** Port of Patroni's REST API, which reports the node's role. */
  restPort: number;
}

export interface PostgresPair {
  nodes: readonly PostgresNode[];
  /** Kills Patroni and PostgreSQL on the primary, and returns the node. */
  losePrimary(): Promise<PostgresNode>;
  /** Starts a lost node again, and waits until it confirms every write of the primary. */
  bringBack(node: PostgresNode): Promise<void>;
}

export const DATABASE = 'gida';

/**
 * The timeouts belong to the role, because PgBouncer shares sessions. The server sets the same ones
 * if it connects directly.
 */
const ROLE = `
  create role ${DATABASE} login;
  alter role ${DATABASE} set statement_timeout = '30s';
  alter role ${DATABASE} set lock_timeout = '10s';
  alter role ${DATABASE} set idle_in_transaction_session_timeout = '60s';`;

/** Settings of Patroni. The leader's key in etcd ends `ttl` seconds after its last renewal. */
const failoverRules = {
  ttl: 20,
  loop_wait: 5,
  retry_timeout: 5,
  maximum_lag_on_failover: 1_048_576,
  // A write is confirmed when the replica has it as well, and only such a replica is promoted.
  synchronous_mode: true,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: { synchronous_commit: 'on', max_connections: 100, wal_keep_size: '128MB' },
  },
};

/** Starts etcd and two PostgreSQL servers under Patroni, a primary and a synchronous replica. */
export async function startPostgresPair({ folder, onClose }: Workbench): Promise<PostgresPair> {
  const etcdPort = await startEtcd({ folder, onClose });
  const nodes = [await newNode('db-1'), await newNode('db-2')];
  const daemons = new Map<PostgresNode, Daemon>();
  onClose(() => stopNodes());

  async function newNode(name: string): Promise<PostgresNode> {
    return { name, port: await freePort(), restPort: await freePort() };
  }

  async function start(node: PostgresNode): Promise<Daemon> {
    const config = join(folder, `patroni-${node.name}.yml`);
    // JSON is YAML as well.
    await writeFile(config, JSON.stringify(patroniConfig(node, { folder, etcdPort })));
    const daemon = startDaemon({
      command: commands.patroni,
      args: [config],
      logFile: join(folder, `patroni-${node.name}.log`),
    });
    daemons.set(node, daemon);
    return daemon;
  }

  /** The replica first: without it the primary would still wait for its confirmation. */
  async function stopNodes(): Promise<void> {
    for (const node of nodes.toReversed()) {
      await daemons.get(node)?.stop();
      // Patroni leaves a PostgreSQL behind that was still starting.
      const pid = await postgresPid(node);
      if (pid !== null) killAll([pid]);
    }
  }

  async function startReplica(node: PostgresNode): Promise<void> {
    const daemon = await start(node);
    await daemon.ready(() => respondsWith200(`http://127.0.0.1:${node.restPort}/sync`));
  }

  /** From PostgreSQL's own file, which it leaves behind when it is killed. */
  async function postgresPid({ name }: PostgresNode): Promise<number | null> {
    const dataFolder = join(folder, `postgres-${name}`);
    const pid = Number.parseInt(await textOf(join(dataFolder, 'postmaster.pid')), 10);
    // Another process may have the number by now.
    const isPostgres = (await textOf(`/proc/${pid}/cmdline`)).includes(dataFolder);
    return isPostgres ? pid : null;
  }

  const [first, second] = nodes;
  if (!first || !second) throw new Error('A pair has two nodes.');
  const primary = await start(first);
  await primary.ready(() => isPrimary(first));
  await execute(first, ROLE);
  await execute(first, `create database ${DATABASE} owner ${DATABASE}`);
  await startReplica(second);

  return {
    nodes,
    async losePrimary() {
      for (const node of nodes) {
        const daemon = daemons.get(node);
        if (!daemon || !(await isPrimary(node))) continue;
        // PostgreSQL is not a child of Patroni, whose end it survives.
        const postgres = await postgresPid(node);
        killAll(postgres === null ? [daemon.pid] : [daemon.pid, postgres]);
        await daemon.stop();
        return node;
      }
      throw new Error('No node is the primary.');
    },
    bringBack: startReplica,
  };
}

/** Empty if the file does not exist. */
function textOf(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}

function isPrimary({ restPort }: PostgresNode): Promise<boolean> {
  return respondsWith200(`http://127.0.0.1:${restPort}/primary`);
}

/** Starts one etcd node. A set-up on several machines needs three, so that one can be lost. */
async function startEtcd({ folder, onClose }: Pick<Workbench, 'folder' | 'onClose'>) {
  const port = await freePort();
  const client = `http://127.0.0.1:${port}`;
  const peer = `http://127.0.0.1:${await freePort()}`;
  const flags = {
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `default=${peer}`,
  };
  const etcd = startDaemon({
    command: commands.etcd,
    args: Object.entries(flags).map(([name, value]) => `--${name}=${value}`),
    logFile: join(folder, 'etcd.log'),
  });
  onClose(etcd.stop);
  await etcd.ready(() => respondsWith200(`${client}/health`));
  return port;
}

function patroniConfig(
  { name, port, restPort }: PostgresNode,
  { folder, etcdPort }: { folder: string; etcdPort: number },
) {
  const rest = `127.0.0.1:${restPort}`;
  const postgres = `127.0.0.1:${port}`;
  const access = ['all', 'replication'].map(
    (database) => `host ${database} all 127.0.0.1/32 trust`,
  );
  return {
    scope: DATABASE,
    name,
    restapi: { listen: rest, connect_address: rest },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: { dcs: failoverRules, initdb: [{ encoding: 'UTF8' }, 'data-checksums'] },
    postgresql: {
      listen: postgres,
      connect_address: postgres,
      data_dir: join(folder, `postgres-${name}`),
      bin_dir: postgresFolder(),
      pgpass: join(folder, `pgpass-${name}`),
      pg_hba: access,
      // Otherwise a new replica waits for the next regular checkpoint.
      basebackup: [{ checkpoint: 'fast' }],
      authentication: {
        superuser: { username: 'postgres' },
        replication: { username: 'replicator' },
        rewind: { username: 'rewind' },
      },
      parameters: { unix_socket_directories: folder },
    },
  };
}

async function execute({ port }: PostgresNode, statement: string): Promise<void> {
  const client = new pg.Client({
    connectionString: `postgres://postgres@127.0.0.1:${port}/postgres`,
  });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
