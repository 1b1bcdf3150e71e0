import { readdir, utimes } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { and, asc, gte, inArray, isNull, lte } from 'drizzle-orm';
import { auditEvents } from '#server/core/database/accounts-schema.ts';
import type { Database } from '#server/core/database/database.ts';
import { properties, propertyImages, users } from '#server/core/database/schema.ts';
import { listWantedUploads } from '#server/modules/imports/import-jobs-store.ts';
import type { SentImport } from './import-work.ts';
import type { Acknowledged } from './property-work.ts';

/** What should not be, each in a line. */
export interface Findings {
  halfProperties: string[];
  orphanFiles: string[];
  missingFiles: string[];
  lostAnswers: string[];
  halfImports: string[];
}

/** Compares the database, the files and what the writers were told. */
export async function lookForHarm(
  db: Database,
  dataDir: string,
  acknowledged: Acknowledged,
  imports: readonly SentImport[],
): Promise<Findings> {
  const pictures = await db
    .select()
    .from(propertyImages)
    .orderBy(asc(propertyImages.propertyId), asc(propertyImages.position));
  const listings = await db.select().from(properties);
  const titles = new Map(listings.map(({ id, title }) => [id, title]));
  const events = await db
    .select()
    .from(auditEvents)
    .where(inArray(auditEvents.action, ['property-created', 'property-updated']));
  const halfProperties = listings
    .filter(({ title }) => title.startsWith('Killed '))
    .filter(({ id, title, location, description, amenities, version }) => {
      const own = pictures.filter(({ propertyId }) => propertyId === id);
      const isAgreed = [location, description, ...amenities].every((text) => text === title);
      const isInOrder = own.every(({ position }, at) => position === at);
      const written = events.filter(({ propertyId }) => propertyId === id).length;
      const isIllustrated = title.endsWith(` with ${own.length} pictures`);
      return !(isAgreed && isInOrder && isIllustrated && written === version);
    })
    .map(({ id, title }) => `${id} ${title}`);
  const files = await filesOf(dataDir);
  const shown = new Set(pictures.map(({ name }) => name));
  for (const { photoName } of await db.select().from(users)) if (photoName) shown.add(photoName);
  const wanted = await listWantedUploads(db);
  return {
    halfProperties,
    orphanFiles: files.filter((path) => !isUsed(path, shown, wanted)),
    missingFiles: [...shown].filter((name) => !files.includes(join('media', name))),
    lostAnswers: [...acknowledged]
      .filter(([id, title]) => (title === null ? !titles.has(id) : titles.get(id) !== title))
      .map(([id, title]) => `${id} ${title}`),
    halfImports: await halfImportsOf(db, imports),
  };
}

/** Each is there as a whole, or, where nobody was told that it would be, not at all. */
async function halfImportsOf(db: Database, imports: readonly SentImport[]): Promise<string[]> {
  const half: string[] = [];
  for (const { prices, rows, isConfirmed } of imports) {
    const isOfImport = and(gte(properties.price, prices.from), lte(properties.price, prices.to));
    // The demo's listings and the admin's have a reference, those of a spreadsheet have none.
    const stored = await db.$count(properties, and(isOfImport, isNull(properties.propertyId)));
    const isWhole = stored === rows || (stored === 0 && !isConfirmed);
    if (!isWhole) half.push(`from ₦${prices.from}: ${stored} of ${rows}`);
  }
  return half;
}

function isUsed(path: string, shown: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  const [folder, name = '', picture] = path.split('/');
  if (folder === 'imports') return wanted.has(name.replace('.csv', ''));
  return name === 'variants' ? shown.has(`${picture}.webp`) : shown.has(name);
}

/** Of the folders in which requests leave files, relative to the data folder. */
async function filesOf(dataDir: string): Promise<string[]> {
  const found = await Promise.all(
    ['media', 'imports'].map((folder) =>
      readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }),
    ),
  );
  return found
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)));
}

/** Makes all that lies there some days older, so that the sweep need not wait for it. */
export async function ageFiles(dataDir: string): Promise<void> {
  const longAgo = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000);
  for (const path of await filesOf(dataDir)) await utimes(join(dataDir, path), longAgo, longAgo);
}
