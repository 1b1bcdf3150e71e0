import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../tests/support/launched-server.ts';
import type { Workbench } from '../support/workbench.ts';
import { startDaemon } from './daemon.ts';
import { commands } from './debian-packages.ts';
import { DATABASE, type PostgresNode } from './postgres-pair.ts';

export interface Connections {
  /** Where visitors connect. */
  siteUrl: string;
  /** The primary and a replica, whichever nodes they are, through PgBouncer. */
  databaseUrl: string;
  replicaUrl: string;
}

interface Behind {
  nodes: readonly PostgresNode[];
  apiPorts: readonly number[];
}

/** Starts HAProxy before the API processes and the PostgreSQL servers, and PgBouncer between. */
export async function startConnections(
  { folder, onClose }: Workbench,
  behind: Behind,
): Promise<Connections> {
  const ports = { site: await freePort(), primary: await freePort(), replica: await freePort() };
  const haproxyConfig = join(folder, 'haproxy.cfg');
  await writeFile(haproxyConfig, haproxySettings(ports, behind));
  const haproxy = startDaemon({
    command: commands.haproxy,
    args: ['-db', '-f', haproxyConfig],
    logFile: join(folder, 'haproxy.log'),
  });
  onClose(haproxy.kill);

  const bouncerPort = await freePort();
  const bouncerConfig = join(folder, 'pgbouncer.ini');
  await writeFile(bouncerConfig, bouncerSettings(bouncerPort, ports));
  const bouncer = startDaemon({
    command: commands.pgbouncer,
    args: [bouncerConfig],
    logFile: join(folder, 'pgbouncer.log'),
  });
  onClose(bouncer.kill);
  const databaseUrl = `postgres://${DATABASE}@127.0.0.1:${bouncerPort}/${DATABASE}`;
  const replicaUrl = `${databaseUrl}_replica`;
  for (const url of [databaseUrl, replicaUrl]) await bouncer.ready(() => canConnect(url));
  return { siteUrl: `http://127.0.0.1:${ports.site}`, databaseUrl, replicaUrl };
}

interface HaproxyPorts {
  site: number;
  primary: number;
  replica: number;
}

function haproxySettings({ site, primary, replica }: HaproxyPorts, { nodes, apiPorts }: Behind) {
  const apis = apiPorts.map((port, at) => `  server api-${at + 1} 127.0.0.1:${port}`);
  const databases = nodes.map(
    ({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`,
  );
  return `
defaults
  timeout connect 2s
  timeout check 2s
  timeout queue 5s
  # As long as the server allows an upload on a slow phone.
  timeout client 600s
  timeout server 600s
  default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions

listen site
  mode http
  bind 127.0.0.1:${site}
  option forwardfor
  option httpchk GET /api/health
  option redispatch 1
  retry-on conn-failure empty-response
  # A write whose response was lost may have been stored.
  http-request disable-l7-retry unless METH_GET
${apis.join('\n')}

listen primary
  mode tcp
  bind 127.0.0.1:${primary}
  option httpchk OPTIONS /primary
${databases.join('\n')}

listen replica
  mode tcp
  bind 127.0.0.1:${replica}
  option httpchk OPTIONS /replica
${databases.join('\n')}
`;
}

function bouncerSettings(port: number, { primary, replica }: HaproxyPorts) {
  return `
[databases]
${DATABASE} = host=127.0.0.1 port=${primary} user=${DATABASE} dbname=${DATABASE}
${DATABASE}_replica = host=127.0.0.1 port=${replica} user=${DATABASE} dbname=${DATABASE}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
query_wait_timeout = 5
server_connect_timeout = 3
server_login_retry = 1
`;
}

async function canConnect(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
