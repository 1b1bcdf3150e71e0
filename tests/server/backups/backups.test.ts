import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { create, extract } from 'tar';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditEvents } from '#server/core/database/accounts-schema.ts';
import type { Database, OpenDatabase } from '#server/core/database/database.ts';
import { properties, propertyImages, users } from '#server/core/database/schema.ts';
import { type Media, openMedia } from '#server/media/media.ts';
import { createBackup, restoreBackup } from '#server/modules/backups/backups-service.ts';
import { latestMigration, recreateTables } from '#server/modules/backups/tables-store.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { insertUsers } from '#server/modules/users/users-store.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

interface Installation {
  db: Database;
  media: Media;
  dataDir: string;
}

let folder: string;
let file: string;
let open: OpenDatabase[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gida-backup-'));
  file = join(folder, 'backup.tar.gz');
  open = [];
});
afterEach(async () => {
  for (const { close } of open) await close();
  await rm(folder, { recursive: true });
});

async function install(): Promise<Installation> {
  const database = await openTestDatabase();
  open.push(database);
  const dataDir = await mkdtemp(join(folder, 'data-'));
  return { db: database.db, media: await openMedia({ folder: join(dataDir, 'media') }), dataDir };
}

/** Stores a file as an image, which a backup does not decode. */
async function addImage(media: Media, digit: string) {
  const name = `${digit.repeat(32)}.webp`;
  const path = join(folder, name);
  await writeFile(path, `image ${digit}`);
  await media.putBack(name, path);
  return { name, width: 30, height: 20, color: '#ff0000' };
}

const user = {
  ...{ id: 'a'.repeat(24), fullName: 'Ayọ̀ "O\'Brien"\n\\', email: 'ayo@example.com' },
  ...{ passwordHash: 'x', registrationDate: new Date('2026-01-15T09:00:00.123Z') },
};

/** An installation with properties, an image each, a user with a photo, and recorded changes. */
async function installWithData(count = 3): Promise<Installation> {
  const installation = await install();
  const { db, media } = installation;
  const shown = await addImage(media, 'a');
  const worn = await addImage(media, 'b');
  const images = [{ ...shown, alt: 'A façade' }];
  const houses = Array.from({ length: count }, (_, index) =>
    newProperty(`house ${index}`, { images, coordinates: { latitude: 9.0765, longitude: 7.1 } }),
  );
  await insertProperties(db, houses);
  await insertUsers(db, [{ ...user, photoName: worn.name }]);
  // A trigger records this in the audit log.
  await db.update(users).set({ role: 'admin' });
  return installation;
}

/** Every row of every table, and every image. */
async function contentsOf({ db, media }: Installation) {
  const tables = await db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public'`);
  const rows: Record<string, unknown> = {};
  for (const { name } of tables) {
    const row = sql<unknown>`row_to_json(given)`;
    const found = await db.select({ row }).from(sql`${sql.identifier(name)} as given`);
    rows[name] = found.map((each) => JSON.stringify(each.row)).sort();
  }
  const names = (await readdir(media.folder)).filter((name) => name.endsWith('.webp'));
  const files = await Promise.all(names.map((name) => readFile(join(media.folder, name))));
  return { rows, files: names.map((name, index) => [name, files[index]?.toString('base64')]) };
}

describe('A backup', () => {
  it('restores every row and every image into an empty installation', async () => {
    const source = await installWithData(1100);
    const before = await contentsOf(source);
    await createBackup(source, file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const target = await install();
    await restoreBackup(target, file, { isForced: false });
    expect(await contentsOf(target)).toEqual(before);
    expect(await target.db.$count(auditEvents)).toBe(1);
    expect(await latestMigration(target.db)).toBe(await latestMigration(source.db));
    // Nothing else is left in the data folders.
    expect(await readdir(source.dataDir)).toEqual(['media']);
    expect(await readdir(target.dataDir)).toEqual(['media']);
    // The restored database works, with its triggers.
    await target.db.update(users).set({ role: 'user' });
    expect(await target.db.$count(auditEvents)).toBe(2);
  });

  it('contains images that are deleted after its moment', async () => {
    const source = await installWithData();
    const { media } = source;
    const [shown] = await source.db.select().from(propertyImages);
    await media.delete(shown?.name ?? '');
    const { images, missingImages } = await createBackup(source, file);
    expect([images.length, missingImages]).toEqual([2, []]);
    const target = await install();
    await restoreBackup(target, file, { isForced: false });
    expect(await target.media.has(shown?.name ?? '')).toBe(true);
  });

  it('of an older version has the tables of that version, for the next start to migrate', async () => {
    const source = await install();
    const migration = await source.db
      .select({ at: sql<string>`created_at` })
      .from(sql`drizzle.__drizzle_migrations`)
      .orderBy(sql`created_at desc`)
      .offset(1)
      .limit(1);
    const older = Number(migration[0]?.at);
    await source.db.transaction((transaction) => recreateTables(transaction, older));
    await insertUsers(source.db, [user]);
    await createBackup(source, file);
    const target = await install();
    await restoreBackup(target, file, { isForced: false });
    expect(await latestMigration(target.db)).toBe(older);
    expect(await target.db.$count(users)).toBe(1);
  });
});

describe('A restore', () => {
  it('replaces what is there only by force', async () => {
    const source = await installWithData();
    await createBackup(source, file);
    const before = await contentsOf(source);
    await source.db.update(properties).set({ title: 'Changed' });
    await source.db.delete(users).where(eq(users.id, user.id));
    await expect(restoreBackup(source, file, { isForced: false })).rejects.toThrow(
      'The database is not empty. Add --force to replace everything in it.',
    );
    await restoreBackup(source, file, { isForced: true });
    expect(await contentsOf(source)).toEqual(before);
  });

  it('changes no row if the backup is damaged, unknown or newer', async () => {
    const source = await installWithData();
    await createBackup(source, file);
    const before = (await contentsOf(source)).rows;
    const restored = () => restoreBackup(source, file, { isForced: true });
    const change = async (name: string, edit: (text: string) => string) => {
      await createBackup(source, file);
      const opened = await mkdtemp(join(folder, 'opened-'));
      await extract({ file, cwd: opened });
      const path = join(opened, name);
      await writeFile(path, edit(await readFile(path, 'utf8')));
      await create({ file, cwd: opened, gzip: true }, await readdir(opened));
    };
    await change('tables/users.jsonl', () => '');
    await expect(restored()).rejects.toThrow('0 of 1 rows of the table users');
    await change('manifest.json', (text) => text.replace(/"migration": \d+/, '"migration": 9e15'));
    await expect(restored()).rejects.toThrow('was made by a newer version');
    await change('manifest.json', () => '{}');
    await expect(restored()).rejects.toThrow('is not a backup of Gida');
    await writeFile(file, 'no archive');
    await expect(restored()).rejects.toThrow('cannot be read');
    expect((await contentsOf(source)).rows).toEqual(before);
  });
});
