import { and, asc, desc, eq, getTableColumns, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PropertySearch } from '#contract/search/property-search.ts';
import type { Executor, Transaction } from '#server/core/database/database.ts';
import { properties, propertyImages, propertyRevision } from '#server/core/database/schema.ts';
import { afterPosition, type OrderPosition, orderOf } from './property-order-sql.ts';
import {
  type PropertyImageRow,
  type PropertyRow,
  propertyColumns,
  type StoredPropertyImage,
  type Viewer,
} from './property-rows.ts';
import { whereOf } from './property-search-sql.ts';

/** The defaults of columns, which rows read from JSON do not get. */
const defaults = {
  pointShown: false,
  negotiable: false,
  published: true,
  viewCount: 0,
  version: 1,
};

/** Adds properties and returns their ids; existing ids are skipped. */
export async function insertPropertyRows(
  db: Executor,
  rows: (typeof properties.$inferInsert)[],
): Promise<string[]> {
  const columns = Object.entries(getTableColumns(properties));
  const records = rows.map((row) => {
    const values: Record<string, unknown> = { ...defaults, ...row };
    return Object.fromEntries(columns.map(([key, { name }]) => [name, values[key]]));
  });
  // All rows are one JSON parameter: a parameter for each value made an import a fifth slower.
  const json = JSON.stringify(records, (_, value) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
  const inserted = await db
    .insert(properties)
    .select(
      sql`select ${namesOf(columns)} from json_populate_recordset(null::${properties}, ${json})`,
    )
    .onConflictDoNothing()
    .returning({ id: properties.id });
  return inserted.map(({ id }) => id);
}

function namesOf(columns: [string, PgColumn][]): SQL {
  return sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
}

export async function insertImageRows(db: Executor, rows: PropertyImageRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(propertyImages).values(rows);
}

export async function findPropertyRows(
  db: Executor,
  ids: readonly string[],
  viewer: Viewer,
): Promise<PropertyRow[]> {
  const condition = and(isAnyOf(properties.id, ids), isShownTo(viewer));
  return db.select(propertyColumns).from(properties).where(condition);
}

export async function propertyExists(db: Executor, id: string, viewer: Viewer): Promise<boolean> {
  return (await db.$count(properties, and(eq(properties.id, id), isShownTo(viewer)))) > 0;
}

function isShownTo(viewer: Viewer): SQL | undefined {
  return viewer === 'staff' ? undefined : eq(properties.published, true);
}

/** A page of the properties that match a search, in its order. */
export async function listPropertyRows(
  db: Executor,
  search: PropertySearch,
  { limit, offset, after }: { limit: number; offset: number; after: OrderPosition | null },
): Promise<PropertyRow[]> {
  const { sort = 'newest' } = search;
  return db
    .select(propertyColumns)
    .from(properties)
    .where(and(whereOf(search), after ? afterPosition(sort, after) : undefined))
    .orderBy(...orderOf(sort))
    .limit(limit)
    .offset(offset);
}

export interface PublicationPeriod {
  after: Date;
  /** Included. */
  until: Date;
}

/** How many properties of a search were first published in a period, and the latest of them. */
export async function listPublishedRows(
  db: Executor,
  search: PropertySearch,
  { after, until }: PublicationPeriod,
  limit: number,
): Promise<{ total: number; rows: PropertyRow[] }> {
  const { publishedAt } = properties;
  const condition = and(whereOf(search), gt(publishedAt, after), lte(publishedAt, until));
  const rows = await db
    .select(propertyColumns)
    .from(properties)
    .where(condition)
    .orderBy(desc(publishedAt), properties.id)
    .limit(limit);
  return { total: await db.$count(properties, condition), rows };
}

/** The images of properties of every kind, by property id and in their order. */
export async function listImageRows(
  db: Executor,
  propertyIds: readonly string[],
): Promise<Map<string, StoredPropertyImage[]>> {
  const byProperty = new Map<string, StoredPropertyImage[]>();
  if (propertyIds.length === 0) return byProperty;
  const images = await db
    .select()
    .from(propertyImages)
    .where(isAnyOf(propertyImages.propertyId, propertyIds))
    .orderBy(asc(propertyImages.propertyId), asc(propertyImages.position));
  for (const { propertyId, position: _, ...image } of images) {
    byProperty.set(propertyId, [...(byProperty.get(propertyId) ?? []), image]);
  }
  return byProperty;
}

/** As one parameter, because PostgreSQL accepts at most 65,535 in a statement. */
function isAnyOf(id: PgColumn, ids: readonly string[]): SQL {
  return eq(id, sql`any(${sql.param(ids)}::text[])`);
}

/** Locks a property until the transaction ends. */
export async function lockPropertyRow(
  transaction: Transaction,
  id: string,
): Promise<PropertyRow | null> {
  const [row] = await transaction
    .select(propertyColumns)
    .from(properties)
    .where(eq(properties.id, id))
    .for('update');
  return row ?? null;
}

/** Replaces a property's columns and images; its view count stays. */
export async function updatePropertyRow(
  transaction: Transaction,
  row: typeof properties.$inferInsert,
  images: PropertyImageRow[],
): Promise<void> {
  await transaction.update(properties).set(row).where(eq(properties.id, row.id));
  await transaction.delete(propertyImages).where(eq(propertyImages.propertyId, row.id));
  await insertImageRows(transaction, images);
}

/** When the newest draft of an import was added; null if it has none. */
export async function newestImportedDraft(db: Executor, importId: string): Promise<Date | null> {
  const [newest] = await db
    .select({ createdAt: properties.createdAt })
    .from(properties)
    .where(and(eq(properties.importId, importId), sql`not ${properties.published}`))
    .orderBy(desc(properties.createdAt))
    .limit(1);
  return newest?.createdAt ?? null;
}

/**
 * Publishes at most `limit` drafts of an import and returns their number. Those that were never
 * published become `moveMs` milliseconds newer, which keeps their order.
 */
export async function publishImportedRows(
  db: Executor,
  importId: string,
  { limit, at, moveMs }: { limit: number; at: Date; moveMs: number },
): Promise<number> {
  const drafts = db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.importId, importId), sql`not ${properties.published}`))
    .limit(limit)
    .for('update');
  const published = await db
    .update(properties)
    .set({
      published: true,
      createdAt: sql`case when ${properties.publishedAt} is null then ${properties.createdAt} + ${moveMs} * interval '1 millisecond' else ${properties.createdAt} end`,
      publishedAt: sql`coalesce(${properties.publishedAt}, ${sql.param(at, properties.publishedAt)})`,
      version: sql`${properties.version} + 1`,
      updatedAt: at,
    })
    .where(inArray(properties.id, drafts))
    .returning({ id: properties.id });
  return published.length;
}

export async function deletePropertyRow(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(properties).where(eq(properties.id, id));
}

/**
 * A random value that changes with every written property and after a restore, but not with counted
 * views.
 */
export async function findPropertyRevision(db: Executor): Promise<string> {
  const [row] = await db.select().from(propertyRevision);
  if (!row) throw new Error('The table property_revision has no row');
  return row.revision;
}

/** Must be the last statement of a transaction, because others that write properties wait for it. */
export async function changePropertyRevision(transaction: Transaction): Promise<void> {
  await transaction.update(propertyRevision).set({ revision: sql`gen_random_uuid()` });
}

export async function analyzePropertyRows(db: Executor): Promise<void> {
  await db.execute(sql`analyze ${properties}`);
}
