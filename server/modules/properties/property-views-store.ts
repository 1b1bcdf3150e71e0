import { and, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/core/database/database.ts';
import { properties, propertyViews } from '#server/core/database/schema.ts';

export interface PropertyView {
  propertyId: string;
  visitor: string;
  /** YYYY-MM-DD. */
  day: string;
}

/**
 * Counts a visitor's first view of the day, and answers how often the property was seen in all; null
 * where it is gone.
 */
export async function countView(db: Executor, view: PropertyView): Promise<number | null> {
  const ofProperty = eq(properties.id, view.propertyId);
  const seen = { viewCount: properties.viewCount };
  return db.transaction(async (transaction) => {
    // Held until the row is in, so that it cannot be deleted from under it.
    const [property] = await transaction
      .select(seen)
      .from(properties)
      .where(ofProperty)
      .for('key share');
    if (!property) return null;
    const counted = await transaction
      .insert(propertyViews)
      .values(view)
      .onConflictDoNothing()
      .returning({ day: propertyViews.day });
    if (counted.length === 0) return property.viewCount;
    // Who came on an earlier day no longer matters to the count, so nobody is remembered longer.
    await transaction.delete(propertyViews).where(earlierThan(view));
    const [updated] = await transaction
      .update(properties)
      .set({ viewCount: sql`${properties.viewCount} + 1` })
      .where(ofProperty)
      .returning(seen);
    return updated?.viewCount ?? null;
  });
}

function earlierThan({ propertyId, day }: PropertyView) {
  return and(eq(propertyViews.propertyId, propertyId), lt(propertyViews.day, day));
}
