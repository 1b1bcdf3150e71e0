import { and, eq, sql } from 'drizzle-orm';
import { viewedProperties } from '#server/core/database/accounts-schema.ts';
import type { Executor } from '#server/core/database/database.ts';
import { properties, propertyViews, users } from '#server/core/database/schema.ts';

/** Counts a network's first view of the day (YYYY-MM-DD); returns the total, or null if deleted. */
export async function countView(
  db: Executor,
  view: { propertyId: string; visitor: string; day: string },
): Promise<number | null> {
  const { propertyId, day, visitor } = view;
  const byId = eq(properties.id, propertyId);
  const columns = { viewCount: properties.viewCount };
  // Most views are repeated, and need no transaction.
  const [counted] = await db
    .select(columns)
    .from(properties)
    .innerJoin(propertyViews, eq(propertyViews.propertyId, properties.id))
    .where(and(byId, eq(propertyViews.day, day), eq(propertyViews.visitor, visitor)));
  if (counted) return counted.viewCount;
  return db.transaction(async (transaction) => {
    // Locked until the row is inserted, so that the property cannot be deleted in between.
    const [property] = await transaction
      .select(columns)
      .from(properties)
      .where(byId)
      .for('key share');
    if (!property) return null;
    const counted = await transaction
      .insert(propertyViews)
      .values(view)
      .onConflictDoNothing()
      .returning({ day: propertyViews.day });
    if (counted.length === 0) return property.viewCount;
    const [updated] = await transaction
      .update(properties)
      .set({ viewCount: sql`${properties.viewCount} + 1` })
      .where(byId)
      .returning(columns);
    return updated?.viewCount ?? null;
  });
}

/** Counts a user's first view of a property on a day (YYYY-MM-DD). */
export async function countUserView(
  db: Executor,
  view: { userId: string; propertyId: string; day: string },
): Promise<void> {
  const { userId, propertyId } = view;
  await db.transaction(async (transaction) => {
    // Locked until the row is inserted, so that neither can be deleted in between.
    const [found] = await transaction
      .select({ id: users.id })
      .from(users)
      .innerJoin(properties, eq(properties.id, propertyId))
      .where(eq(users.id, userId))
      .for('key share');
    if (!found) return;
    const counted = await transaction
      .insert(viewedProperties)
      .values(view)
      .onConflictDoNothing()
      .returning({ day: viewedProperties.day });
    if (counted.length === 0) return;
    await transaction
      .update(users)
      .set({ propertiesViewed: sql`${users.propertiesViewed} + 1` })
      .where(eq(users.id, userId));
  });
}
