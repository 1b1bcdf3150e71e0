import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { postgresBinaries } from '../../tests/support/postgres-binaries.ts';

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

/** The folder of PostgreSQL's programs. @throws if a package is missing, with the command to install it */
export function requirePackages(): string {
  const missing = Object.entries(files)
    .filter(([, path]) => !existsSync(path))
    .map(([name]) => name);
  const found = postgresBinaries();
  // The folder on the path may have links to some of them.
  const binaries = found && dirname(realpathSync(join(found, 'postgres')));
  if (binaries && missing.length === 0) return binaries;
  if (!binaries) missing.push('postgresql');
  throw new Error(
    `The cluster needs packages of Debian 12 that are missing. Install them: apt-get install -y ${missing.join(' ')}`,
  );
}
