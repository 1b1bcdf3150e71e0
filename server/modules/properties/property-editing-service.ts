import { randomInt } from 'node:crypto';
import type { Property } from '#contract/property.ts';
import type { Actor } from '#server/core/client.ts';
import type { Database, Transaction } from '#server/core/database/database.ts';
import { isId, newId } from '#server/core/database/row-id.ts';
import { HttpError, validationError } from '#server/core/http-error.ts';
import type { MultipartForm } from '#server/core/multipart-form.ts';
import { InvalidImage } from '#server/media/image-jobs.ts';
import type { Media } from '#server/media/media.ts';
import { type AuditAction, recordEvent } from '#server/modules/audit-log/audit-log-service.ts';
import {
  deleteUnusedImages,
  keepImages,
  storeImage,
  type UploadedImage,
} from '#server/modules/images/images-service.ts';
import { findProperty, insertProperties, propertyNotFound } from './properties-service.ts';
import {
  changePropertyRevision,
  deletePropertyRow,
  listImageRows,
  lockPropertyRow,
  updatePropertyRow,
} from './properties-store.ts';
import { changedProperty, differencesOf } from './property-changes.ts';
import { parsePropertyForm } from './property-form.ts';
import { imageRowsOf, type PropertyData, propertyDataOf, propertyRowOf } from './property-rows.ts';

export interface PropertyServices {
  db: Database;
  media: Media;
  clock: () => Date;
}

export async function createProperty(
  services: PropertyServices,
  { fields, files }: MultipartForm,
  actor: Actor,
): Promise<Property> {
  const changes = parsePropertyForm(fields, { isNew: true });
  const blank = blankProperty(services.clock());
  return withUploads(services, files, actor, async (transaction, uploads) => {
    const property = changedProperty(blank, changes, uploads);
    await insertProperties(transaction, [property]);
    await recordPropertyEvent(services, transaction, 'property-created', property, actor);
    return { id: property.id, replacedImages: [] };
  });
}

/** @throws HttpError 409 if the form is based on an older version */
export async function updateProperty(
  services: PropertyServices,
  id: string,
  { fields, files }: MultipartForm,
  actor: Actor,
): Promise<Property> {
  const changes = parsePropertyForm(fields, { isNew: false });
  // Checked here too, so that a conflict is reported before images are decoded.
  await services.db.transaction((transaction) => lockProperty(transaction, id, changes.version));
  return withUploads(services, files, actor, async (transaction, uploads) => {
    const { property: before, version } = await lockProperty(transaction, id, changes.version);
    const after = changedProperty(before, changes, uploads);
    const row = { ...propertyRowOf(after), version: version + 1, updatedAt: services.clock() };
    await updatePropertyRow(transaction, row, imageRowsOf(after));
    const changed = differencesOf(before, after);
    await recordPropertyEvent(services, transaction, 'property-updated', after, actor, changed);
    await changePropertyRevision(transaction);
    return { id, replacedImages: before.images.map(({ name }) => name) };
  });
}

/** Deletes a property, and its images if nothing else refers to them. @throws HttpError 404 */
export async function deleteProperty(
  services: PropertyServices,
  id: string,
  actor: Actor,
): Promise<void> {
  const { db, media } = services;
  const { images } = await db.transaction(async (transaction) => {
    const { property } = await lockProperty(transaction, id);
    await deletePropertyRow(transaction, id);
    await recordPropertyEvent(services, transaction, 'property-deleted', property, actor);
    await changePropertyRevision(transaction);
    return property;
  });
  const names = images.map(({ name }) => name);
  await deleteUnusedImages(db, media, names);
}

/** Writes a property. `replacedImages` are image names that may be unused afterwards. */
type Write = (
  transaction: Transaction,
  uploads: readonly UploadedImage[],
) => Promise<{ id: string; replacedImages: string[] }>;

/** Stores the files, runs `write` in one transaction and deletes the images that became unused. */
async function withUploads(
  { db, media }: PropertyServices,
  files: MultipartForm['files'],
  { actorId }: Actor,
  write: Write,
): Promise<Property> {
  const uploads = await storeUploads(
    db,
    media,
    files.map(({ path }) => path),
    actorId,
  );
  const possiblyUnused = uploads.map(({ name }) => name);
  try {
    return await db.transaction(async (transaction) => {
      await keepImages(transaction, media, uploads);
      const { id, replacedImages } = await write(transaction, uploads);
      possiblyUnused.push(...replacedImages);
      // Read in the transaction, so that it has the version just written.
      const property = await findProperty(transaction, id);
      if (!property) throw propertyNotFound();
      return property;
    });
  } finally {
    await deleteUnusedImages(db, media, possiblyUnused);
  }
}

/** Stores the image files of a form, all or none. @throws HttpError with an error per invalid file */
async function storeUploads(
  db: Database,
  media: Media,
  paths: readonly string[],
  userId: string,
): Promise<UploadedImage[]> {
  const stored: UploadedImage[] = [];
  const errors: Record<string, string> = {};
  for (const [index, path] of paths.entries()) {
    try {
      stored.push(await storeImage(media, path, userId));
    } catch (error) {
      if (!(error instanceof InvalidImage)) throw error;
      errors[`images[${index}]`] = error.message;
    }
  }
  if (Object.keys(errors).length === 0) return stored;
  const names = stored.map(({ name }) => name);
  await deleteUnusedImages(db, media, names);
  throw validationError(errors);
}

/** Locks a property until the transaction ends. @throws HttpError 404, or 409 for another version */
async function lockProperty(
  transaction: Transaction,
  id: string,
  version?: number,
): Promise<{ property: PropertyData; version: number }> {
  const row = isId(id) ? await lockPropertyRow(transaction, id) : null;
  if (!row) throw propertyNotFound();
  if (version !== undefined && version !== row.version) {
    throw new HttpError(409, 'This property was changed after you opened it.');
  }
  const images = await listImageRows(transaction, [id]);
  return { property: propertyDataOf(row, images.get(id) ?? []), version: row.version };
}

async function recordPropertyEvent(
  { clock }: PropertyServices,
  transaction: Transaction,
  action: AuditAction,
  { id, title }: PropertyData,
  actor: Actor,
  changed = '',
): Promise<void> {
  const event = { at: clock(), action, userId: null, propertyId: id, ...actor };
  const details = { title, ...(changed && { changed }) };
  await recordEvent(transaction, { ...event, details });
}

/** Has no I, L, O and U, which are easily misread. */
const REFERENCE_CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function newReference(): string {
  const characters = Array.from(
    { length: 6 },
    () => REFERENCE_CHARACTERS[randomInt(REFERENCE_CHARACTERS.length)],
  );
  return `GD-${characters.join('')}`;
}

function blankProperty(createdAt: Date): PropertyData {
  return {
    id: newId(),
    propertyId: newReference(),
    title: '',
    type: null,
    status: null,
    location: '',
    coordinates: null,
    price: null,
    negotiable: false,
    features: { bedrooms: null, bathrooms: null, squareFootage: null },
    description: null,
    amenities: [],
    checks: {},
    developmentDetails: {},
    images: [],
    createdAt,
  };
}
