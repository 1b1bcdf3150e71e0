import { and, desc, eq } from 'drizzle-orm';
import type { AccountExport } from '#contract/endpoints/account.ts';
import type { Property } from '#contract/property/property.ts';
import { savedProperties } from '#server/core/database/accounts-schema.ts';
import type { Executor } from '#server/core/database/database.ts';
import { isId } from '#server/core/database/row-id.ts';
import { properties, users } from '#server/core/database/schema.ts';
import {
  findProperties,
  hasProperty,
  propertyNotFound,
} from '#server/modules/properties/properties-service.ts';

interface SavedKey {
  userId: string;
  propertyId: string;
}

/** Saves a property once. @throws HttpError 404 */
export async function saveProperty(
  db: Executor,
  { userId, propertyId }: SavedKey,
  savedAt: Date,
): Promise<void> {
  if (!isId(propertyId)) throw propertyNotFound();
  await db.transaction(async (transaction) => {
    // Locked until the row is inserted, so that neither can be deleted in between.
    const [found] = await transaction
      .select({ userId: users.id, propertyId: properties.id })
      .from(properties)
      .innerJoin(users, eq(users.id, userId))
      .where(and(eq(properties.id, propertyId), eq(properties.published, true)))
      .for('key share');
    if (!found) throw propertyNotFound();
    await transaction
      .insert(savedProperties)
      .values({ ...found, savedAt })
      .onConflictDoNothing();
  });
}

/** @throws HttpError 404 */
export async function unsaveProperty(db: Executor, key: SavedKey): Promise<void> {
  if (!(await hasProperty(db, key.propertyId))) throw propertyNotFound();
  await db.delete(savedProperties).where(byKey(key));
}

/** @throws HttpError 404 */
export async function isSaved(db: Executor, key: SavedKey): Promise<boolean> {
  if (!(await hasProperty(db, key.propertyId))) throw propertyNotFound();
  return (await db.$count(savedProperties, byKey(key))) > 0;
}

/** A user's saved properties, latest first. */
export async function listSavedProperties(db: Executor, userId: string): Promise<Property[]> {
  const saved = await exportSavedProperties(db, userId);
  return findProperties(
    db,
    saved.map(({ _id }) => _id),
  );
}

/** A user's saved properties that are published, latest first. */
export async function exportSavedProperties(
  db: Executor,
  userId: string,
): Promise<AccountExport['savedProperties']> {
  const { savedAt } = savedProperties;
  const rows = await db
    .select({ _id: properties.id, title: properties.title, savedAt })
    .from(savedProperties)
    .innerJoin(properties, eq(properties.id, savedProperties.propertyId))
    .where(and(eq(savedProperties.userId, userId), eq(properties.published, true)))
    .orderBy(desc(savedAt), desc(properties.id));
  return rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }));
}

function byKey({ userId, propertyId }: SavedKey) {
  return and(eq(savedProperties.userId, userId), eq(savedProperties.propertyId, propertyId));
}
