import { and, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from './database.ts';
import { properties, propertyViews } from './schema.ts';

export interface PropertyView {
  propertyId: string;
  visitor: string;
  /** YYYY-MM-DD. */
  day: string;
}

/** Counts a visitor's first view of the day, and answers how often the property was seen in all. */
export async function countView(db: Executor, view: PropertyView): Promise<number> {
  const ofProperty = eq(properties.id, view.propertyId);
  return db.transaction(async (transaction) => {
    const counted = await transaction
      .insert(propertyViews)
      .values(view)
      .onConflictDoNothing()
      .returning({ day: propertyViews.day });
    const seen = { viewCount: properties.viewCount };
    const [property] =
      counted.length === 0
        ? await transaction.select(seen).from(properties).where(ofProperty)
        : await transaction
            .update(properties)
            .set({ viewCount: sql`${properties.viewCount} + 1` })
            .where(ofProperty)
            .returning(seen);
    // Who came on an earlier day no longer matters to the count, so nobody is remembered longer.
    if (counted.length > 0) await transaction.delete(propertyViews).where(earlierThan(view));
    return property?.viewCount ?? 0;
  });
}

function earlierThan({ propertyId, day }: PropertyView) {
  return and(eq(propertyViews.propertyId, propertyId), lt(propertyViews.day, day));
}
