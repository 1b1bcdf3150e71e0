import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** The folder of PostgreSQL's `initdb` and `postgres`, or null if it is not installed. */
export function postgresBinaries(): string | null {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a));
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...newestFirst.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
  ];
  return (
    folders.find((folder) =>
      ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
    ) ?? null
  );
}

const PGBOUNCER = '/usr/sbin/pgbouncer';

/** Debian's PgBouncer, or null if it is not installed. */
export const pgbouncerBinary = existsSync(PGBOUNCER) ? PGBOUNCER : null;
