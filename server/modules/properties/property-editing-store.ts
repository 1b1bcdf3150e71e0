import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '#server/core/database/database.ts';
import { isId } from '#server/core/database/row-id.ts';
import { properties, propertyImages } from '#server/core/database/schema.ts';
import { type NewProperty, newPropertyOf, propertyRowOf } from './property-rows.ts';

export interface LockedProperty {
  property: NewProperty;
  version: number;
}

/** A property that nobody else changes until the transaction ends; null where there is none. */
export async function lockProperty(
  transaction: Transaction,
  id: string,
): Promise<LockedProperty | null> {
  if (!isId(id)) return null;
  const [row] = await transaction
    .select()
    .from(properties)
    .where(eq(properties.id, id))
    .for('update');
  if (!row) return null;
  const images = await transaction
    .select()
    .from(propertyImages)
    .where(eq(propertyImages.propertyId, id))
    .orderBy(asc(propertyImages.position));
  return { property: newPropertyOf(row, images), version: row.version };
}

/** Writes a locked property anew, with its pictures; its views and its version count on. */
export async function rewriteProperty(
  transaction: Transaction,
  property: NewProperty,
  version: number,
): Promise<void> {
  const { id, images } = property;
  await transaction
    .update(properties)
    .set({ ...propertyRowOf(property), version })
    .where(eq(properties.id, id));
  await transaction.delete(propertyImages).where(eq(propertyImages.propertyId, id));
  if (images.length === 0) return;
  const rows = images.map((image, position) => ({ ...image, propertyId: id, position }));
  await transaction.insert(propertyImages).values(rows);
}

/** Deletes a locked property and all that hangs on it. */
export async function deleteProperty(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(properties).where(eq(properties.id, id));
}
