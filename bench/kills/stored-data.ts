import { createHash } from 'node:crypto';
import { readdir, readFile, utimes } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { and, asc, gte, inArray, isNull, lte } from 'drizzle-orm';
import { auditEvents } from '../../server/core/database/accounts-schema.ts';
import { type Database, openDatabase } from '../../server/core/database/database.ts';
import { properties, propertyImages, users } from '../../server/core/database/schema.ts';
import { listOpenImportJobs } from '../../server/modules/imports/import-jobs-store.ts';
import type { SentImport } from './import-writes.ts';
import type { Photographer } from './photo-writes.ts';
import type { ConfirmedTitles } from './property-writes.ts';
import type { Counts, SentViews } from './view-writes.ts';

/** The writes that were sent to the server, and those that it confirmed. */
export interface SentWrites {
  titles: ConfirmedTitles;
  imports: SentImport[];
  views: SentViews;
  photographers: Photographer[];
}

/** Lists the errors in the database and the files, one per line. */
interface Findings {
  orphanFiles: string[];
  missingFiles: string[];
  damagedImages: string[];
  lostPhotos: string[];
  halfProperties: string[];
  lostProperties: string[];
  halfImports: string[];
  lostViews: string[];
  inventedViews: string[];
}

type Property = typeof properties.$inferSelect;
type Image = typeof propertyImages.$inferSelect;

/** Compares the database, the files and what was sent. */
export async function inspectData(dataDir: string, sent: SentWrites): Promise<Findings> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
  try {
    const stored = await db.select().from(properties);
    const images = await db
      .select()
      .from(propertyImages)
      .orderBy(asc(propertyImages.propertyId), asc(propertyImages.position));
    const titles = new Map(stored.map(({ id, title }) => [id, title]));
    const views = new Map(
      stored.map(({ id, viewCount }) => [id, viewCount - (sent.views.before.get(id) ?? 0)]),
    );
    return {
      ...(await misplacedFiles(db, dataDir, images)),
      damagedImages: await damagedImages(dataDir),
      lostPhotos: await lostPhotos(db, sent.photographers),
      halfProperties: await halfProperties(db, stored, images),
      lostProperties: [...sent.titles]
        .filter(([id, title]) => (title === null ? !titles.has(id) : titles.get(id) !== title))
        .map(([id, title]) => `${id} ${title}`),
      halfImports: await halfImports(db, sent.imports),
      lostViews: shortfalls(sent.views.confirmed, views),
      inventedViews: shortfalls(
        new Map([...views].filter(([id]) => sent.views.before.has(id))),
        sent.views.requested,
      ),
    };
  } finally {
    await close();
  }
}

async function misplacedFiles(db: Database, dataDir: string, images: readonly Image[]) {
  const files = await filesOf(dataDir);
  const used = new Set(images.map(({ name }) => name));
  for (const { photoName } of await db.select().from(users)) if (photoName) used.add(photoName);
  const wantedUploads = await listOpenImportJobs(db);
  const isUsed = (path: string) => {
    const [folder, name = '', original] = path.split('/');
    if (folder === 'imports') return wantedUploads.has(name.replace('.csv', ''));
    return name === 'variants' ? used.has(`${original}.webp`) : used.has(name);
  };
  return {
    orphanFiles: files.filter((path) => !isUsed(path)),
    missingFiles: [...used].filter((name) => !files.includes(join('media', name))),
  };
}

/** Images whose content does not have the hash that is their name. */
async function damagedImages(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'media');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.webp'));
  const damaged: string[] = [];
  for (const name of names) {
    const hash = createHash('sha256').update(await readFile(join(folder, name)));
    if (!hash.digest('hex').startsWith(name.replace('.webp', ''))) damaged.push(name);
  }
  return damaged;
}

/** Users who have neither the photo that was confirmed last nor one that they sent after it. */
async function lostPhotos(db: Database, photographers: readonly Photographer[]): Promise<string[]> {
  const stored = await db.select({ id: users.id, photo: users.photoName }).from(users);
  const photos = new Map(stored.map(({ id, photo }) => [id, photo]));
  return photographers
    .filter(({ id, confirmed, isPending }) => {
      const photo = photos.get(id);
      const isConfirmed = photo === (confirmed?.split('/').at(-1) ?? null);
      return !isConfirmed && !(isPending && photo);
    })
    .map(({ id, confirmed }) => `${id} ${confirmed}: ${photos.get(id)}`);
}

/** Properties whose fields, images and audit events are not of one and the same write. */
async function halfProperties(
  db: Database,
  stored: readonly Property[],
  images: readonly Image[],
): Promise<string[]> {
  const events = await db
    .select()
    .from(auditEvents)
    .where(inArray(auditEvents.action, ['property-created', 'property-updated']));
  return stored
    .filter(({ title }) => title.startsWith('Crash '))
    .filter(({ id, title, location, description, amenities, version }) => {
      const own = images.filter(({ propertyId }) => propertyId === id);
      const isOneText = [location, description, ...amenities].every((text) => text === title);
      const isInOrder = own.every(({ position }, index) => position === index);
      const hasItsImages = title.endsWith(` with ${own.length} images`);
      const written = events.filter(({ propertyId }) => propertyId === id).length;
      return !(isOneText && isInOrder && hasItsImages && written === version);
    })
    .map(({ id, title }) => `${id} ${title}`);
}

/** An import is stored as a whole or, if it was not confirmed, not at all. */
async function halfImports(db: Database, imports: readonly SentImport[]): Promise<string[]> {
  const half: string[] = [];
  for (const { prices, rows, isConfirmed } of imports) {
    const isOfImport = and(gte(properties.price, prices.from), lte(properties.price, prices.to));
    // Imported rows have no reference; the demo's listings and the admin's have one.
    const stored = await db.$count(properties, and(isOfImport, isNull(properties.propertyId)));
    const isWhole = stored === rows || (stored === 0 && !isConfirmed);
    if (!isWhole) half.push(`from ₦${prices.from}: ${stored} of ${rows}`);
  }
  return half;
}

function shortfalls(wanted: Counts, stored: Counts): string[] {
  return [...wanted]
    .filter(([id, count]) => (stored.get(id) ?? 0) < count)
    .map(([id, count]) => `${id}: ${stored.get(id) ?? 0} of ${count}`);
}

/** The files that requests leave behind, relative to the data folder. */
async function filesOf(dataDir: string): Promise<string[]> {
  const found = await Promise.all(
    ['media', 'imports'].map((folder) =>
      readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }),
    ),
  );
  return (
    found
      .flat()
      .filter((entry) => entry.isFile())
      .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)))
      // Deleted images, which the server keeps for 30 days.
      .filter((path) => !path.startsWith(join('media', 'trash')))
  );
}

/** Sets the times of the files back by some days, because the cleanup keeps new files. */
export async function ageFiles(dataDir: string): Promise<void> {
  const longAgo = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000);
  for (const path of await filesOf(dataDir)) await utimes(join(dataDir, path), longAgo, longAgo);
}
