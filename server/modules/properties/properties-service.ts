import { setImmediate } from 'node:timers/promises';
import type { Property } from '#contract/property/property.ts';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { batchesOf } from '#server/core/database/batches.ts';
import type { Database, Executor } from '#server/core/database/database.ts';
import { isId } from '#server/core/database/row-id.ts';
import { HttpError } from '#server/core/http/http-error.ts';
import type { Services } from '#server/core/services.ts';
import {
  analyzePropertyRows,
  changePropertyRevision,
  findPropertyRows,
  insertImageRows,
  insertPropertyRows,
  listImageRows,
  listPropertyRows,
  listPublishedRows,
  newestImportedDraft,
  type PublicationPeriod,
  propertyExists,
  publishImportedRows,
} from './properties-store.ts';
import { mergePropertyCounts } from './property-facets-store.ts';
import { type OrderPosition, rankOf } from './property-order-sql.ts';
import {
  columnsOf,
  imageRowsOf,
  type PropertyData,
  type PropertyRow,
  propertyOf,
  type Viewer,
} from './property-rows.ts';

/** The server takes a few milliseconds for a batch. */
const ROWS_PER_BATCH = 200;

const ROWS_PER_INSERT = 500;

/**
 * Adds properties with their images and returns their ids; existing ids are skipped. The default of
 * `publishedAt` is the day on which each was listed.
 */
export async function insertProperties(
  db: Executor,
  added: readonly PropertyData[],
  publishedAt?: Date,
): Promise<string[]> {
  return db.transaction(async (transaction) => {
    const insertedIds: string[] = [];
    for (const batch of batchesOf(added, ROWS_PER_INSERT)) {
      const rows = batch.map((property) => ({
        ...columnsOf(property),
        publishedAt: property.published ? (publishedAt ?? property.createdAt) : null,
      }));
      const ids = await insertPropertyRows(transaction, rows);
      const images = batch.filter(({ id }) => ids.includes(id)).flatMap(imageRowsOf);
      for (const part of batchesOf(images, ROWS_PER_INSERT)) {
        await insertImageRows(transaction, part);
      }
      insertedIds.push(...ids);
    }
    await changePropertyRevision(transaction);
    return insertedIds;
  });
}

export async function findProperty(
  db: Executor,
  id: string,
  viewer: Viewer = 'public',
): Promise<Property | null> {
  const [property] = isId(id) ? await findProperties(db, [id], viewer) : [];
  return property ?? null;
}

/** The properties with these ids, in their order. */
export async function findProperties(
  db: Executor,
  ids: readonly string[],
  viewer: Viewer = 'public',
): Promise<Property[]> {
  const rows = await findPropertyRows(db, ids, viewer);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return withImages(
    db,
    ids.flatMap((id) => byId.get(id) ?? []),
    viewer,
  );
}

/** The first property that a search finds. */
export async function findFirstProperty(
  db: Executor,
  search: PropertySearch,
): Promise<Property | null> {
  const rows = await listPropertyRows(db, search, { limit: 1, offset: 0, after: null });
  const [property] = await withImages(db, rows);
  return property ?? null;
}

export async function hasProperty(
  db: Executor,
  id: string,
  viewer: Viewer = 'public',
): Promise<boolean> {
  return isId(id) && propertyExists(db, id, viewer);
}

/** The properties of a search that were first published in a period, the latest first. */
export async function findPublished(
  db: Executor,
  search: PropertySearch,
  period: PublicationPeriod,
  limit: number,
): Promise<{ total: number; properties: Property[] }> {
  const { total, rows } = await listPublishedRows(db, search, period, limit);
  return { total, properties: await withImages(db, rows) };
}

/** All properties that match the search, in its order. */
export async function listProperties(db: Executor, search: PropertySearch): Promise<Property[]> {
  const properties: Property[] = [];
  for await (const batch of propertyBatches(db, search)) properties.push(...batch);
  return properties;
}

/** Like `listProperties`, in batches between which the server responds to other requests. */
export async function* propertyBatches(
  db: Executor,
  search: PropertySearch,
  viewer: Viewer = 'public',
): AsyncGenerator<Property[]> {
  const { sort = 'newest' } = search;
  let after: OrderPosition | null = null;
  do {
    const page = { limit: ROWS_PER_BATCH, offset: 0, after };
    const rows: PropertyRow[] = await listPropertyRows(db, search, page);
    yield await withImages(db, rows, viewer);
    const last = rows.length === ROWS_PER_BATCH ? rows.at(-1) : undefined;
    after = last ? { rank: rankOf(sort, last), id: last.id } : null;
    // PGlite responds without leaving the event loop.
    await setImmediate();
  } while (after);
}

/** Loads the images of property rows. */
export async function withImages(
  db: Executor,
  rows: readonly PropertyRow[],
  viewer: Viewer = 'public',
): Promise<Property[]> {
  const ids = rows.map(({ id }) => id);
  const images = await listImageRows(db, ids);
  return rows.map((row) => propertyOf(row, images.get(row.id) ?? [], viewer));
}

/** Publishes the drafts that an import added, in batches; returns their number. */
export async function publishImported(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  importId: string,
): Promise<number> {
  const newest = await newestImportedDraft(db, importId);
  const moveMs = newest ? Math.max(0, +clock() - +newest) : 0;
  let published = 0;
  for (;;) {
    const batch = await db.transaction(async (transaction) => {
      const limit = ROWS_PER_INSERT;
      const count = await publishImportedRows(transaction, importId, {
        limit,
        at: clock(),
        moveMs,
      });
      await changePropertyRevision(transaction);
      return count;
    });
    published += batch;
    if (batch < ROWS_PER_INSERT) break;
    // PGlite responds without leaving the event loop.
    await setImmediate();
  }
  await mergePropertyCounts(db);
  return published;
}

/** Updates counts and the planner's statistics after an import: PGlite has no autovacuum. */
export async function analyzeProperties(db: Database): Promise<void> {
  await mergePropertyCounts(db);
  await analyzePropertyRows(db);
}

export function propertyNotFound(): HttpError {
  return new HttpError(404, 'Property not found');
}
