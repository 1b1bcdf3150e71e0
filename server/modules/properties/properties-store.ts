import { asc, eq, sql } from 'drizzle-orm';
import type { Property } from '#contract/property.ts';
import type { PropertySearch } from '#contract/property-search.ts';
import type { Executor } from '#server/core/database/database.ts';
import { isId } from '#server/core/database/row-id.ts';
import { properties, propertyImages } from '#server/core/database/schema.ts';
import { orderOf } from './property-order-sql.ts';
import {
  type NewProperty,
  type PropertyImageRow,
  type PropertyRow,
  propertyOf,
  propertyRowOf,
} from './property-rows.ts';
import { whereOf } from './property-search-sql.ts';

/** Postgres takes at most 65,535 parameters in one statement. */
const ROWS_PER_INSERT = 500;

/** Adds properties with their pictures and returns the ids added; those that exist stay as they are. */
export async function insertProperties(
  db: Executor,
  added: readonly NewProperty[],
): Promise<string[]> {
  return db.transaction(async (transaction) => {
    const insertedIds: string[] = [];
    for (const batch of batchesOf(added)) {
      const rows = await transaction
        .insert(properties)
        .values(batch.map(propertyRowOf))
        .onConflictDoNothing()
        .returning({ id: properties.id });
      const ids = new Set(rows.map(({ id }) => id));
      const images = batch
        .filter(({ id }) => ids.has(id))
        .flatMap(({ id, images }) =>
          images.map((image, position) => ({ ...image, propertyId: id, position })),
        );
      for (const part of batchesOf(images)) await transaction.insert(propertyImages).values(part);
      insertedIds.push(...ids);
    }
    return insertedIds;
  });
}

/** Null where there is no such property. */
export async function findProperty(db: Executor, id: string): Promise<Property | null> {
  if (!isId(id)) return null;
  const rows = await db.select().from(properties).where(eq(properties.id, id));
  const [property] = await withImages(db, rows);
  return property ?? null;
}

export async function hasProperty(db: Executor, id: string): Promise<boolean> {
  return isId(id) && (await db.$count(properties, eq(properties.id, id))) > 0;
}

export async function countProperties(db: Executor): Promise<number> {
  return db.$count(properties);
}

/** Every property that the search finds, in its order. */
export async function listProperties(db: Executor, search: PropertySearch): Promise<Property[]> {
  const rows = await db
    .select()
    .from(properties)
    .where(whereOf(search))
    .orderBy(...orderOf(search.sort));
  return withImages(db, rows);
}

/** Rows as the API answers them, each with its pictures. */
export async function withImages(db: Executor, rows: readonly PropertyRow[]): Promise<Property[]> {
  const images = await imagesOf(db, rows);
  return rows.map((row) => propertyOf(row, images.get(row.id) ?? []));
}

async function imagesOf(
  db: Executor,
  rows: readonly PropertyRow[],
): Promise<Map<string, PropertyImageRow[]>> {
  const byProperty = new Map<string, PropertyImageRow[]>();
  if (rows.length === 0) return byProperty;
  const images = await db
    .select()
    .from(propertyImages)
    .where(eq(propertyImages.propertyId, sql`any(${sql.param(rows.map(({ id }) => id))}::text[])`))
    .orderBy(asc(propertyImages.propertyId), asc(propertyImages.position));
  for (const image of images) {
    const known = byProperty.get(image.propertyId);
    if (known) known.push(image);
    else byProperty.set(image.propertyId, [image]);
  }
  return byProperty;
}

function batchesOf<Item>(items: readonly Item[]): Item[][] {
  const batches: Item[][] = [];
  for (let start = 0; start < items.length; start += ROWS_PER_INSERT) {
    batches.push(items.slice(start, start + ROWS_PER_INSERT));
  }
  return batches;
}
