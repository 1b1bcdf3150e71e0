import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { oneTimeCodes, sessions } from '#server/core/database/accounts-schema.ts';
import type { Database } from '#server/core/database/database.ts';
import { users } from '#server/core/database/schema.ts';
import type { Media } from '#server/media/media.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { insertUsers } from '#server/modules/users/users-store.ts';
import { newProperty } from './property-builders.ts';

const at = new Date('2026-01-15T09:00:00.123Z');
const user = {
  ...{ id: 'a'.repeat(24), fullName: 'Ayọ̀ "O\'Brien"\n\\', email: 'ayo@example.com' },
  ...{ passwordHash: 'x', registrationDate: at },
};

/** Adds properties with an image each, and a user with a photo, a session, a code and an audit event. */
export async function addBackupData(db: Database, media: Media): Promise<void> {
  const shown = await addImage(media, 'a');
  const worn = await addImage(media, 'b');
  const images = [{ ...shown, alt: 'A façade' }];
  const houses = Array.from({ length: 1100 }, (_, index) =>
    newProperty(`house ${index}`, { images, coordinates: { latitude: 9.0765, longitude: 7.1 } }),
  );
  await insertProperties(db, houses);
  await insertUsers(db, [{ ...user, photoName: worn.name }]);
  // A trigger records this in the audit log.
  await db.update(users).set({ role: 'admin' });
  const session = { id: 'b'.repeat(24), userId: user.id, tokenHash: 'x', device: 'Chrome' };
  await db.insert(sessions).values({ ...session, signedInAt: at, lastUsedAt: at });
  const code = { userId: user.id, purpose: 'verify-email', codeHash: 'x', expiresAt: at };
  await db.insert(oneTimeCodes).values(code);
}

/** Stores a file as an image, which a backup does not decode. */
async function addImage(media: Media, digit: string) {
  const name = `${digit.repeat(32)}.webp`;
  const folder = await mkdtemp(join(tmpdir(), 'gida-image-'));
  const path = join(folder, name);
  await writeFile(path, `image ${digit}`);
  await media.putBack(name, path);
  await rm(folder, { recursive: true });
  return { name, width: 30, height: 20, color: '#ff0000' };
}

/** Every row of every table, and every image. */
export async function contentsOf(db: Database, media: Media) {
  const tables = await db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public'`);
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    const row = sql<unknown>`row_to_json(given)`;
    const found = await db.select({ row }).from(sql`${sql.identifier(name)} as given`);
    rows[name] = found.map((each) => JSON.stringify(each.row)).sort();
  }
  const names = (await readdir(media.folder)).filter((name) => name.endsWith('.webp'));
  const files = await Promise.all(names.map((name) => readFile(join(media.folder, name))));
  return { rows, files: names.map((name, index) => [name, files[index]?.toString('base64')]) };
}
