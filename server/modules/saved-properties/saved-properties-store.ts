import { and, count, desc, eq } from 'drizzle-orm';
import type { Property } from '#contract/property.ts';
import { savedProperties } from '#server/core/database/accounts-schema.ts';
import type { Executor } from '#server/core/database/database.ts';
import { isId } from '#server/core/database/row-id.ts';
import { properties, users } from '#server/core/database/schema.ts';
import { withImages } from '#server/modules/properties/properties-store.ts';

interface Saving {
  userId: string;
  propertyId: string;
}

/** Saves a property, once however often it is asked; false where there is no such property. */
export async function saveProperty(
  db: Executor,
  { userId, propertyId }: Saving,
  savedAt: Date,
): Promise<boolean> {
  if (!isId(propertyId)) return false;
  return db.transaction(async (transaction) => {
    // Held until the row is in, so that neither can be deleted from under it.
    const [both] = await transaction
      .select({ userId: users.id, propertyId: properties.id })
      .from(properties)
      .innerJoin(users, eq(users.id, userId))
      .where(eq(properties.id, propertyId))
      .for('key share');
    if (!both) return false;
    await transaction
      .insert(savedProperties)
      .values({ ...both, savedAt })
      .onConflictDoNothing();
    return true;
  });
}

/** Removes a property from the saved ones, if it is there. */
export async function unsaveProperty(db: Executor, saving: Saving): Promise<void> {
  await db.delete(savedProperties).where(isThis(saving));
}

export async function isSaved(db: Executor, saving: Saving): Promise<boolean> {
  const [found] = await db.select({ count: count() }).from(savedProperties).where(isThis(saving));
  return (found?.count ?? 0) > 0;
}

/** What a person saved, the latest first. */
export async function listSavedProperties(db: Executor, userId: string): Promise<Property[]> {
  const rows = await db
    .select({ property: properties })
    .from(savedProperties)
    .innerJoin(properties, eq(properties.id, savedProperties.propertyId))
    .where(eq(savedProperties.userId, userId))
    .orderBy(desc(savedProperties.savedAt), desc(properties.id));
  return withImages(
    db,
    rows.map(({ property }) => property),
  );
}

/** When a person saved what, the latest first. */
export async function listSavings(db: Executor, userId: string) {
  return db
    .select({ _id: properties.id, title: properties.title, savedAt: savedProperties.savedAt })
    .from(savedProperties)
    .innerJoin(properties, eq(properties.id, savedProperties.propertyId))
    .where(eq(savedProperties.userId, userId))
    .orderBy(desc(savedProperties.savedAt), desc(properties.id));
}

function isThis({ userId, propertyId }: Saving) {
  return and(eq(savedProperties.userId, userId), eq(savedProperties.propertyId, propertyId));
}
