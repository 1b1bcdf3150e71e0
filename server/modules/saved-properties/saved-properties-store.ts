import { and, desc, eq } from 'drizzle-orm';
import { savedProperties } from '#server/core/database/accounts-schema.ts';
import type { Executor } from '#server/core/database/database.ts';
import { properties, users } from '#server/core/database/schema.ts';

export interface SavedKey {
  userId: string;
  propertyId: string;
}

/** Saves a property once; returns false if the property or the user was deleted. */
export async function insertSavedProperty(
  db: Executor,
  { userId, propertyId }: SavedKey,
  savedAt: Date,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    // Locked until the row is inserted, so that neither can be deleted in between.
    const [found] = await transaction
      .select({ userId: users.id, propertyId: properties.id })
      .from(properties)
      .innerJoin(users, eq(users.id, userId))
      .where(eq(properties.id, propertyId))
      .for('key share');
    if (!found) return false;
    await transaction
      .insert(savedProperties)
      .values({ ...found, savedAt })
      .onConflictDoNothing();
    return true;
  });
}

export async function deleteSavedProperty(db: Executor, key: SavedKey): Promise<void> {
  await db.delete(savedProperties).where(byKey(key));
}

export async function hasSavedProperty(db: Executor, key: SavedKey): Promise<boolean> {
  return (await db.$count(savedProperties, byKey(key))) > 0;
}

/** A user's saved properties, latest first. */
export async function listSavedRows(db: Executor, userId: string) {
  return db
    .select({ id: properties.id, title: properties.title, savedAt: savedProperties.savedAt })
    .from(savedProperties)
    .innerJoin(properties, eq(properties.id, savedProperties.propertyId))
    .where(eq(savedProperties.userId, userId))
    .orderBy(desc(savedProperties.savedAt), desc(properties.id));
}

function byKey({ userId, propertyId }: SavedKey) {
  return and(eq(savedProperties.userId, userId), eq(savedProperties.propertyId, propertyId));
}
