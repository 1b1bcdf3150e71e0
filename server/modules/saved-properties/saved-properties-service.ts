import type { AccountExport } from '#contract/account.ts';
import type { Property } from '#contract/property.ts';
import type { Executor } from '#server/core/database/database.ts';
import { isId } from '#server/core/database/row-id.ts';
import {
  hasProperty,
  propertyNotFound,
  withImages,
} from '#server/modules/properties/properties-service.ts';
import {
  deleteSaving,
  hasSaving,
  insertSaving,
  listSavings,
  type Saving,
} from './saved-properties-store.ts';

/** @throws HttpError 404 */
export async function saveProperty(db: Executor, saving: Saving, at: Date): Promise<void> {
  const isSaved = isId(saving.propertyId) && (await insertSaving(db, saving, at));
  if (!isSaved) throw propertyNotFound();
}

/** @throws HttpError 404 */
export async function unsaveProperty(db: Executor, saving: Saving): Promise<void> {
  if (!(await hasProperty(db, saving.propertyId))) throw propertyNotFound();
  await deleteSaving(db, saving);
}

/** @throws HttpError 404 */
export async function isSaved(db: Executor, saving: Saving): Promise<boolean> {
  if (!(await hasProperty(db, saving.propertyId))) throw propertyNotFound();
  return hasSaving(db, saving);
}

/** A user's saved properties, latest first. */
export async function listSavedProperties(db: Executor, userId: string): Promise<Property[]> {
  const savings = await listSavings(db, userId);
  return withImages(
    db,
    savings.map(({ property }) => property),
  );
}

export async function exportSavedProperties(
  db: Executor,
  userId: string,
): Promise<AccountExport['savedProperties']> {
  const savings = await listSavings(db, userId);
  return savings.map(({ property: { id, title }, savedAt }) => ({
    _id: id,
    title,
    savedAt: savedAt.toISOString(),
  }));
}
