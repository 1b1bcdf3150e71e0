import { asc, sql } from 'drizzle-orm';
import type { Property } from '#contract/property.ts';
import type { Executor } from '#server/core/database/database.ts';
import { properties } from '#server/core/database/schema.ts';

/** As much of a property as tells its address, and since when it stands there. */
export type PropertyAddress = Pick<Property, '_id' | 'status' | 'type'> & { createdAt: Date };

/** The addresses of properties in the order of their ids, from the `offset`th on. */
export function listPropertyAddresses(
  db: Executor,
  { limit, offset }: { limit: number; offset: number },
): Promise<PropertyAddress[]> {
  return db
    .select({
      _id: properties.id,
      status: properties.status,
      type: properties.type,
      createdAt: properties.createdAt,
    })
    .from(properties)
    .orderBy(asc(properties.id))
    .limit(limit)
    .offset(offset);
}

/** How many properties there are, and when the newest was listed. */
export async function propertyAddressesState(
  db: Executor,
): Promise<{ count: number; newest: Date | null }> {
  const [state] = await db
    .select({
      count: sql<number>`count(*)::int`,
      newest: sql<Date | null>`max(${properties.createdAt})`.mapWith(properties.createdAt),
    })
    .from(properties);
  return state ?? { count: 0, newest: null };
}
