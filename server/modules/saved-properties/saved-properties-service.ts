import type { AccountExport } from '#contract/endpoints/account.ts';
import type { Property } from '#contract/property/property.ts';
import type { Executor } from '#server/core/database/database.ts';
import { isId } from '#server/core/database/row-id.ts';
import {
  findProperties,
  hasProperty,
  propertyNotFound,
} from '#server/modules/properties/properties-service.ts';
import {
  deleteSavedProperty,
  hasSavedProperty,
  insertSavedProperty,
  listSavedRows,
  type SavedKey,
} from './saved-properties-store.ts';

/** @throws HttpError 404 */
export async function saveProperty(db: Executor, key: SavedKey, at: Date): Promise<void> {
  const isSaved = isId(key.propertyId) && (await insertSavedProperty(db, key, at));
  if (!isSaved) throw propertyNotFound();
}

/** @throws HttpError 404 */
export async function unsaveProperty(db: Executor, key: SavedKey): Promise<void> {
  if (!(await hasProperty(db, key.propertyId))) throw propertyNotFound();
  await deleteSavedProperty(db, key);
}

/** @throws HttpError 404 */
export async function isSaved(db: Executor, key: SavedKey): Promise<boolean> {
  if (!(await hasProperty(db, key.propertyId))) throw propertyNotFound();
  return hasSavedProperty(db, key);
}

/** A user's saved properties, latest first. */
export async function listSavedProperties(db: Executor, userId: string): Promise<Property[]> {
  const rows = await listSavedRows(db, userId);
  const ids = rows.map(({ id }) => id);
  return findProperties(db, ids);
}

export async function exportSavedProperties(
  db: Executor,
  userId: string,
): Promise<AccountExport['savedProperties']> {
  const rows = await listSavedRows(db, userId);
  return rows.map(({ id, title, savedAt }) => ({
    _id: id,
    title,
    savedAt: savedAt.toISOString(),
  }));
}
