import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder, openDatabase } from '../../server/core/database/database.ts';
import { properties, users } from '../../server/core/database/schema.ts';
import { freePort, launchServer, spawnServer } from '../../tests/support/launched-server.ts';

const OLD_MIGRATIONS = 3;
const OLD_ROWS = 200;

export interface MigrationKills {
  /** Kills the first start on an empty or an old data folder, starts again and lists what is wrong. */
  kill(round: number): Promise<string[]>;
}

/** Measures a first start on either folder, so that the kills fall into it. */
export async function prepareMigrationKills(folder: string): Promise<MigrationKills> {
  const template = join(folder, 'old');
  const dataDir = join(folder, 'migrating');
  await createOldDatabase(join(template, 'postgres'));
  const empty = await firstStart({ dataDir, environment: { DEMO_DATA: 'true' } });
  const expected = await countsOf(dataDir);
  await startOver(dataDir, template);
  const old = await firstStart({ dataDir, environment: { DEMO_DATA: 'false' } });

  return {
    async kill(round) {
      const isOld = round % 2 === 0;
      const environment = { DEMO_DATA: `${!isOld}` };
      await startOver(dataDir, isOld ? template : null);
      const settings = { DATA_DIR: dataDir, PORT: `${await freePort()}`, ...environment };
      const { process: server } = spawnServer(settings);
      await delay(randomInt(isOld ? old : empty));
      server.kill('SIGKILL');
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
      const restarted = await launchServer({ dataDir, environment });
      await restarted.stop();
      const found = await countsOf(dataDir);
      const wanted = isOld ? { properties: OLD_ROWS, users: OLD_ROWS } : expected;
      return found.properties === wanted.properties && found.users === wanted.users
        ? []
        : [`round ${round + 1}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`];
    },
  };
}

/** A database of an early version, with a row in each of its main tables. */
async function createOldDatabase(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const client = await PGlite.create(folder);
  await client.exec(`create schema drizzle; create table drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  const migrations = readMigrationFiles({ migrationsFolder }).slice(0, OLD_MIGRATIONS);
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.exec(statement);
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    );
  }
  await client.exec(`
    insert into users (id, full_name, email, password_hash, registration_date)
      select lpad(to_hex(n), 24, '0'), 'Ada Obi', n || '@example.com', 'none', now()
      from generate_series(1, ${OLD_ROWS}) n;
    insert into properties (id, title, location, price, created_at, amenities, title_folded,
        location_folded, location_parts_folded, type_folded, amenities_folded)
      select lpad(to_hex(n), 24, '0'), 'House', 'Lekki', 1000000 + n, now(), '{}', 'house', 'lekki',
        '|lekki|', '', '{}'
      from generate_series(1, ${OLD_ROWS}) n`);
  await client.close();
}

async function startOver(dataDir: string, template: string | null): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
  if (template) await cp(template, dataDir, { recursive: true });
}

/** Returns the time from the start of the process until it was ready. */
async function firstStart(settings: Parameters<typeof launchServer>[0]): Promise<number> {
  const start = performance.now();
  const server = await launchServer(settings);
  const readyMs = performance.now() - start;
  await server.stop();
  return Math.ceil(readyMs);
}

async function countsOf(dataDir: string) {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
  const counts = { properties: await db.$count(properties), users: await db.$count(users) };
  await close();
  return counts;
}
