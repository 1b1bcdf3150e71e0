import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/core/database/database.ts';
import { users } from '#server/core/database/schema.ts';
import { saveStream } from '#server/core/files/files.ts';
import { type Media, openMedia } from '#server/media/media.ts';
import {
  keepImages,
  removeUnusedFiles,
  storeImage,
} from '#server/modules/images/images-service.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { insertUsers } from '#server/modules/users/users-store.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let folder: string;
let media: Media;
let database: OpenDatabase;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sweep-'));
  [media, database] = await Promise.all([openMedia({ folder }), openTestDatabase()]);
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function image(background: string): Promise<Buffer> {
  return sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Sets the times of all files back by a day. */
async function age(): Promise<void> {
  const yesterday = new Date(Date.now() - DAY_MS);
  for (const path of await readdir(folder, { recursive: true })) {
    await utimes(join(folder, path), yesterday, yesterday);
  }
}

const files = async () => (await readdir(folder, { recursive: true })).sort();

describe('Deleting unused files', () => {
  it('deletes unused images with their variants, and keeps the others', async () => {
    const [shown, worn, orphan] = await Promise.all(
      ['red', 'green', 'blue'].map(async (color) => media.store(await image(color))),
    );
    if (!shown || !worn || !orphan) return expect.fail();
    const { db } = database;
    await insertProperties(db, [newProperty('house', { images: [{ ...shown, alt: '' }] })]);
    await insertUsers(db, [
      {
        ...{ id: 'a'.repeat(24), fullName: 'Ada', email: 'ada@example.com', passwordHash: 'x' },
        ...{ registrationDate: new Date(), photoName: worn.name },
      },
    ]);
    for (const { name } of [shown, worn, orphan]) {
      await media.variant(name, { width: 160, format: 'webp' });
    }
    await age();
    expect(await removeUnusedFiles(db, media)).toMatchObject({ moved: 1, suspicious: 0 });
    expect(await media.original(orphan.name)).toBeNull();
    expect(await media.original(shown.name)).not.toBeNull();
    expect(await media.original(worn.name)).not.toBeNull();
    const left = [shown, worn].map(({ name }) => name.replace('.webp', '')).sort();
    expect(await readdir(join(folder, 'variants'))).toEqual(left);
    await db
      .update(users)
      .set({ photoName: null })
      .where(eq(users.id, 'a'.repeat(24)));
    expect(await removeUnusedFiles(db, media)).toMatchObject({ moved: 1 });
  });

  it('deletes old uploads and unfinished files', async () => {
    await saveStream(Readable.from([Buffer.from('half a pic')]), media.uploadsFolder);
    await writeFile(join(folder, 'unfinished', 'half-a-variant'), 'x');
    await age();
    const pending = await saveStream(Readable.from(['pending']), media.uploadsFolder);
    await removeUnusedFiles(database.db, media);
    expect((await files()).map((path) => join(folder, path))).toEqual([
      join(folder, 'trash'),
      join(folder, 'unfinished'),
      pending,
    ]);
  });

  it('deletes variants of deleted images', async () => {
    const { name } = await media.store(await image('red'));
    await media.variant(name, { width: 160, format: 'webp' });
    await rm(join(folder, name));
    await age();
    await removeUnusedFiles(database.db, media);
    expect(await files()).toEqual(['trash', 'unfinished', 'variants']);
  });

  it('keeps new files and other files', async () => {
    const { name } = await media.store(await image('red'));
    await writeFile(join(folder, 'notes.txt'), 'kept by a user');
    expect(await removeUnusedFiles(database.db, media)).toMatchObject({ moved: 0 });
    expect(await files()).toEqual([name, 'notes.txt', 'trash', 'unfinished'].sort());
  });

  it('keeps deleted images in the trash for 30 days, and takes back those in use', async () => {
    const { db } = database;
    const trash = join(folder, 'trash');
    const [old, used] = await Promise.all([
      media.store(await image('red')),
      media.store(await image('green')),
    ]);
    await age();
    await removeUnusedFiles(db, media);
    expect((await readdir(trash)).sort()).toEqual([old.name, used.name].sort());
    // An older backup of the database is restored.
    await insertProperties(db, [newProperty('house', { images: [{ ...used, alt: '' }] })]);
    const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
    await utimes(join(trash, old.name), daysAgo(29), daysAgo(29));
    expect(await removeUnusedFiles(db, media)).toMatchObject({ moved: 0, undeleted: 1 });
    expect(await media.original(used.name)).not.toBeNull();
    expect(await readdir(trash)).toEqual([old.name]);
    await utimes(join(trash, old.name), daysAgo(31), daysAgo(31));
    await removeUnusedFiles(db, media);
    expect(await readdir(trash)).toEqual([]);
  });

  it('moves nothing if more than a tenth of many images look unused', async () => {
    const named = (index: number) => `${index}`.padStart(32, '0');
    for (let index = 0; index < 21; index += 1)
      await writeFile(join(folder, `${named(index)}.webp`), '');
    await age();
    const found = await removeUnusedFiles(database.db, media);
    expect(found).toMatchObject({ moved: 0, suspicious: 21 });
    expect(await media.original(`${named(0)}.webp`)).not.toBeNull();
  });

  it('never deletes an image that a parallel request starts to use', async () => {
    const bytes = await image('orange');
    const others = await Promise.all([openMedia({ folder }), openMedia({ folder })]);
    const { db } = database;
    for (let round = 0; round < 5; round += 1) {
      const stored = await storeImage(media, bytes);
      await age();
      const { source: _, ...shown } = { ...stored, alt: '' };
      await Promise.all([
        ...others.map((other) => removeUnusedFiles(db, other)),
        db.transaction(async (transaction) => {
          await keepImages(transaction, media, [stored]);
          const property = newProperty(`house ${round}`, { images: [shown] });
          await insertProperties(transaction, [property]);
        }),
      ]);
      expect(await media.original(stored.name)).not.toBeNull();
    }
  });
});
