import { Blob } from 'node:buffer';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { extract } from 'tar';
import { inject } from 'vitest';
import {
  isUpToDate,
  migrationsFolder,
  type OpenDatabase,
  openDatabase,
} from '#server/core/database/database.ts';
import { MIGRATED_TEMPLATE, onPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a server on which tests may create databases; only in the PostgreSQL project. */
    postgresUrl?: string;
  }
}

const cacheFolder = join(process.cwd(), 'node_modules/.cache/test-database');

/** Opens a new, empty database on PGlite, or on PostgreSQL in its test project. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const postgresUrl = inject('postgresUrl');
  return postgresUrl ? openOnPostgres(postgresUrl) : openOnPglite();
}

/** Creates an empty database, or a copy of another one. `drop` deletes it. */
export async function createPostgresDatabase(
  serverUrl: string,
  template = 'template1',
): Promise<{ databaseUrl: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onPostgres(serverUrl, `create database ${name} template ${template}`);
  const databaseUrl = new URL(`/${name}`, serverUrl).href;
  return { databaseUrl, drop: () => onPostgres(serverUrl, `drop database ${name} with (force)`) };
}

async function openOnPostgres(serverUrl: string): Promise<OpenDatabase> {
  const { databaseUrl, drop } = await createPostgresDatabase(serverUrl, MIGRATED_TEMPLATE);
  const { close, ...database } = await openDatabase({ dataDir: '', databaseUrl });
  return { ...database, close: () => close().then(drop) };
}

/** Emptied databases, which this worker uses again: a new one takes half a second. */
const unused: PGlite[] = [];

async function openOnPglite(): Promise<OpenDatabase> {
  const client = unused.pop() ?? (await createClient());
  const db = drizzle({ client });
  return {
    db,
    sharedPool: null,
    async close() {
      // A test may have removed its migrations.
      if (!(await isUpToDate(db).catch(() => false))) return client.close();
      await client.exec(EMPTY_ALL_TABLES);
      await client.exec('discard all');
      // No timer of PGlite may be pending, because the clock of another test may go back.
      await client.exec('select pg_stat_force_next_flush()');
      unused.push(client);
    },
  };
}

/** Without triggers and foreign keys. The one row that migrations add stays, with a new value. */
const EMPTY_ALL_TABLES = `
  set session_replication_role = replica;
  do $$
  declare name text;
  begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      if name = 'property_revision' then
        update property_revision set revision = gen_random_uuid();
      else
        execute format('delete from %I', name);
      end if;
    end loop;
  end $$;
  select setval(format('%I', sequencename)::regclass, start_value, false)
    from pg_sequences where schemaname = 'public';`;

/** Puts an empty, migrated database into a data folder, for a process that opens it. */
export async function createEmbeddedDatabase(dataDir: string): Promise<void> {
  const cwd = join(dataDir, 'postgres');
  await mkdir(cwd, { recursive: true });
  await extract({ file: await createSnapshot(), cwd });
}

async function createClient(): Promise<PGlite> {
  const snapshot = await readFile(await createSnapshot());
  return PGlite.create({ loadDataDir: blobOf(snapshot) });
}

/**
 * Returns the path of a cached copy of a migrated database: creating one takes ten seconds. Vitest
 * calls it before its workers start, because two that create one at a time take four times as long.
 */
export async function createSnapshot(): Promise<string> {
  const path = join(cacheFolder, `${await fingerprint()}.tar`);
  if (existsSync(path)) return path;
  const client = await PGlite.create();
  await migrate(drizzle({ client }), { migrationsFolder });
  const dump = await client.dumpDataDir('none');
  await client.close();
  await writeWhole(path, Buffer.from(await dump.arrayBuffer()));
  return path;
}

async function fingerprint(): Promise<string> {
  const pglite = await readFile('node_modules/@electric-sql/pglite/package.json', 'utf8');
  const migrations = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  return createHash('sha256')
    .update(JSON.stringify([pglite, migrations]))
    .digest('hex')
    .slice(0, 32);
}

/** Writes a file that other processes see only when it is complete. */
async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  const temporaryPath = `${path}.${process.pid}`;
  await writeFile(temporaryPath, content);
  await rename(temporaryPath, path);
}

function blobOf(content: Uint8Array): globalThis.Blob {
  // PGlite cannot read the Blob of jsdom.
  return new Blob([content]) as unknown as globalThis.Blob;
}
