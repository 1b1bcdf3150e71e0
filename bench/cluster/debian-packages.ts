import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { postgresBinaries } from '../../scripts/postgres-binaries.ts';

/** Where Debian installs the commands of the cluster. */
export const commands = {
  etcd: '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  pgbouncer: '/usr/sbin/pgbouncer',
  haproxy: '/usr/sbin/haproxy',
};

const files = {
  'etcd-server': commands.etcd,
  patroni: commands.patroni,
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd/__init__.py',
  pgbouncer: commands.pgbouncer,
  haproxy: commands.haproxy,
};

export function missingPackages(): string[] {
  const missing = Object.entries(files)
    .filter(([, path]) => !existsSync(path))
    .map(([name]) => name);
  return postgresBinaries() ? missing : ['postgresql', ...missing];
}

/** The folder of all of PostgreSQL's programs: the path may have links to some of them. */
export function postgresFolder(): string {
  const found = postgresBinaries();
  if (!found) throw new Error('PostgreSQL is not installed.');
  return dirname(realpathSync(join(found, 'postgres')));
}
