import { desc, eq, inArray, lt } from 'drizzle-orm';
import { savedProperties } from '#server/core/database/accounts-schema.ts';
import type { Database, Executor, Transaction } from '#server/core/database/database.ts';
import { isAfterPosition } from '#server/core/database/period-sql.ts';
import { deletedProperties, users } from '#server/core/database/schema.ts';
import type { TimeCursor } from '#server/core/http/cursor.ts';
import type { PropertyRow, StoredPropertyImage } from './property-rows.ts';

type Save = Pick<typeof savedProperties.$inferSelect, 'userId' | 'savedAt'>;

/** The rows of a deleted property, from which it can be restored. */
export interface DeletedData {
  row: PropertyRow;
  images: StoredPropertyImage[];
  /** The users who had saved it. */
  saves: Save[];
}

interface Deletion {
  id: string;
  deletedAt: Date;
  deletedBy: string | null;
}

/** Replaces an earlier deletion: an import may have added the property again. */
export async function insertDeleted(
  transaction: Transaction,
  deletion: Deletion,
  data: DeletedData,
): Promise<void> {
  const values = { ...deletion, data, imageNames: data.images.map(({ name }) => name) };
  await transaction
    .insert(deletedProperties)
    .values(values)
    .onConflictDoUpdate({ target: deletedProperties.id, set: values });
}

/** Removes a deleted property, and returns what is kept of it; null if there is none. */
export async function takeDeleted(
  transaction: Transaction,
  id: string,
): Promise<DeletedData | null> {
  const [deleted] = await transaction
    .delete(deletedProperties)
    .where(eq(deletedProperties.id, id))
    .returning({ data: deletedProperties.data });
  return deleted ? dataOf(deleted.data) : null;
}

/** Latest first, at most `limit`. */
export async function listDeleted(db: Executor, after: TimeCursor | null, limit: number) {
  const { id, deletedAt } = deletedProperties;
  const rows = await db
    .select({ deletion: deletedProperties, fullName: users.fullName })
    .from(deletedProperties)
    .leftJoin(users, eq(users.id, deletedProperties.deletedBy))
    .where(isAfterPosition(deletedAt, id, after))
    .orderBy(desc(deletedAt), desc(id))
    .limit(limit);
  return rows.map(({ deletion, fullName }) => ({
    ...deletion,
    deletedBy: deletion.deletedBy && fullName ? { id: deletion.deletedBy, fullName } : null,
    data: dataOf(deletion.data),
  }));
}

/** Returns the names of the images that were kept for them. */
export async function removeDeletedBefore(db: Database, time: Date): Promise<string[]> {
  const rows = await db
    .delete(deletedProperties)
    .where(lt(deletedProperties.deletedAt, time))
    .returning({ imageNames: deletedProperties.imageNames });
  return rows.flatMap(({ imageNames }) => imageNames);
}

export async function listSaves(db: Executor, propertyId: string): Promise<Save[]> {
  const { userId, savedAt } = savedProperties;
  return db
    .select({ userId, savedAt })
    .from(savedProperties)
    .where(eq(savedProperties.propertyId, propertyId));
}

/** Saves a property again for the users who still have an account. */
export async function insertSaves(
  transaction: Transaction,
  propertyId: string,
  saves: readonly Save[],
): Promise<void> {
  if (saves.length === 0) return;
  const ids = saves.map(({ userId }) => userId);
  const found = await transaction
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, ids))
    .for('key share');
  const existing = new Set(found.map(({ id }) => id));
  const rows = saves.filter(({ userId }) => existing.has(userId));
  if (rows.length === 0) return;
  await transaction.insert(savedProperties).values(rows.map((row) => ({ ...row, propertyId })));
}

/** JSON has texts in place of dates. */
function dataOf(stored: unknown): DeletedData {
  // The cast is sound: only `insertDeleted` writes the column.
  const { row, images, saves } = stored as DeletedData;
  return {
    row: {
      ...row,
      createdAt: new Date(row.createdAt),
      publishedAt: row.publishedAt && new Date(row.publishedAt),
      updatedAt: row.updatedAt && new Date(row.updatedAt),
    },
    images,
    saves: saves.map((save) => ({ ...save, savedAt: new Date(save.savedAt) })),
  };
}
