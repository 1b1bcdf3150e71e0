import { and, eq, lt, sql } from 'drizzle-orm';
import { viewedProperties } from '#server/core/database/accounts-schema.ts';
import type { Database } from '#server/core/database/database.ts';
import { properties, users } from '#server/core/database/schema.ts';

interface PersonalView {
  userId: string;
  propertyId: string;
  /** YYYY-MM-DD. */
  day: string;
}

/** Counts a property among those that a person looked at, once a day. */
export async function countPersonalView(db: Database, view: PersonalView): Promise<void> {
  const { userId, propertyId, day } = view;
  await db.transaction(async (transaction) => {
    // Held until the row is in, so that neither can be deleted from under it.
    const [both] = await transaction
      .select({ id: users.id })
      .from(users)
      .innerJoin(properties, eq(properties.id, propertyId))
      .where(eq(users.id, userId))
      .for('key share');
    if (!both) return;
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
    // The count is all that is kept of earlier days.
    const isEarlier = and(eq(viewedProperties.userId, userId), lt(viewedProperties.day, day));
    await transaction.delete(viewedProperties).where(isEarlier);
  });
}
