import { and } from 'drizzle-orm';
import type { Property } from '#contract/property.ts';
import type { PropertySearch } from '#contract/property-search.ts';
import type { Executor } from '#server/core/database/database.ts';
import { properties } from '#server/core/database/schema.ts';
import { withImages } from './properties-store.ts';
import { writeCursor } from './property-cursor.ts';
import { afterPosition, type OrderPosition, orderOf, positionOf } from './property-order-sql.ts';
import { whereOf } from './property-search-sql.ts';

export interface PropertyPage {
  properties: Property[];
  /** How many the search finds in all. */
  total: number;
  /** Null on the last page. */
  nextCursor: string | null;
}

/** The `limit` properties of a search that follow a position, or its first ones beyond `offset`. */
export async function pageProperties(
  db: Executor,
  search: PropertySearch,
  { limit, after, offset = 0 }: { limit: number; after: OrderPosition | null; offset?: number },
): Promise<PropertyPage> {
  const { sort = 'newest' } = search;
  const where = whereOf(search);
  const rows = await db
    .select()
    .from(properties)
    .where(and(where, after ? afterPosition(sort, after) : undefined))
    .orderBy(...orderOf(sort))
    .limit(limit + 1)
    .offset(offset);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    properties: await withImages(db, shown),
    total: await db.$count(properties, where),
    nextCursor: last ? writeCursor(sort, positionOf(sort, last)) : null,
  };
}
