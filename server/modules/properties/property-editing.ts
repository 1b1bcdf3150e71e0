import type { Property } from '#contract/property.ts';
import type { Actor } from '#server/core/caller.ts';
import type { Database, Transaction } from '#server/core/database/database.ts';
import { newId } from '#server/core/database/row-id.ts';
import { Problem } from '#server/core/http-error.ts';
import type { Media } from '#server/media/media.ts';
import { type AuditAction, recordEvent } from '#server/modules/audit-log/audit-store.ts';
import {
  dropUnusedPictures,
  keepPictures,
  type NewPicture,
} from '#server/modules/images/images-in-use.ts';
import { findProperty, insertProperties } from './properties-store.ts';
import { changedProperty, differencesOf } from './property-change.ts';
import {
  deleteProperty,
  type LockedProperty,
  lockProperty,
  rewriteProperty,
} from './property-editing-store.ts';
import { type PropertyTexts, propertyChangesOf } from './property-form-reading.ts';
import { newReference } from './property-id.ts';
import { storeUploads, type UploadedFile } from './property-images.ts';
import type { NewProperty } from './property-rows.ts';

export interface PropertyServices {
  db: Database;
  media: Media;
  clock: () => Date;
}

export interface PropertyForm {
  texts: PropertyTexts;
  /** New pictures, in their order in the form. */
  files: readonly UploadedFile[];
}

const VERSION_CONFLICT = 'Somebody else changed this property meanwhile.';

export async function createProperty(
  services: PropertyServices,
  { texts, files }: PropertyForm,
  actor: Actor,
): Promise<Property> {
  const changes = propertyChangesOf(texts, { isNew: true });
  const blank = blankProperty(services.clock());
  return withUploads(services, files, async (transaction, added) => {
    const property = changedProperty(blank, changes, added);
    await insertProperties(transaction, [property]);
    await record(services, transaction, 'property-created', property, actor);
    return { id: property.id, unused: [] };
  });
}

/** Changes what the form says and leaves the rest. @throws Problem, 409 where it is out of date */
export async function updateProperty(
  services: PropertyServices,
  id: string,
  { texts, files }: PropertyForm,
  actor: Actor,
): Promise<Property> {
  const changes = propertyChangesOf(texts, { isNew: false });
  // Asked first, so that nobody waits for pictures to be decoded in vain.
  await services.db.transaction((transaction) => lockAt(transaction, id, changes.version));
  return withUploads(services, files, async (transaction, added) => {
    const { property: before, version } = await lockAt(transaction, id, changes.version);
    const after = changedProperty(before, changes, added);
    await rewriteProperty(transaction, after, version + 1);
    const changed = differencesOf(before, after);
    await record(services, transaction, 'property-updated', after, actor, changed);
    return { id, unused: before.images.map(({ name }) => name) };
  });
}

/** Deletes a property and the pictures that nothing else shows. @throws Problem, 404 */
export async function removeProperty(
  services: PropertyServices,
  id: string,
  actor: Actor,
): Promise<void> {
  const { db, media } = services;
  const { images } = await db.transaction(async (transaction) => {
    const { property } = await lockAt(transaction, id);
    await deleteProperty(transaction, id);
    await record(services, transaction, 'property-deleted', property, actor);
    return property;
  });
  await dropUnusedPictures(
    db,
    media,
    images.map(({ name }) => name),
  );
}

type Work = (
  transaction: Transaction,
  added: readonly NewPicture[],
) => Promise<{ id: string; unused: string[] }>;

/** Stores the files and does the work in one transaction; what nothing shows afterwards goes. */
async function withUploads(
  { db, media }: PropertyServices,
  files: readonly UploadedFile[],
  work: Work,
): Promise<Property> {
  const added = await storeUploads(db, media, files);
  const unused = added.map(({ name }) => name);
  try {
    return await db.transaction(async (transaction) => {
      await keepPictures(transaction, media, added);
      const done = await work(transaction, added);
      unused.push(...done.unused);
      // Read before anybody else changes it, so that its version is that of what was written.
      const property = await findProperty(transaction, done.id);
      if (!property) throw noSuchProperty();
      return property;
    });
  } finally {
    await dropUnusedPictures(db, media, unused);
  }
}

async function lockAt(
  transaction: Transaction,
  id: string,
  version?: number,
): Promise<LockedProperty> {
  const locked = await lockProperty(transaction, id);
  if (!locked) throw noSuchProperty();
  if (version !== undefined && version !== locked.version) throw new Problem(409, VERSION_CONFLICT);
  return locked;
}

async function record(
  { clock }: PropertyServices,
  transaction: Transaction,
  action: AuditAction,
  { id, title }: NewProperty,
  actor: Actor,
  changed = '',
): Promise<void> {
  const event = { at: clock(), action, userId: null, propertyId: id, ...actor };
  const details = { title, ...(changed && { changed }) };
  await recordEvent(transaction, { ...event, details });
}

function blankProperty(createdAt: Date): NewProperty {
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
    images: [],
    createdAt,
  };
}

function noSuchProperty(): Problem {
  return new Problem(404, 'Property not found');
}
