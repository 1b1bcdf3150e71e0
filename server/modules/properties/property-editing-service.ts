import { isDeepStrictEqual } from 'node:util';
import type { Property } from '#contract/property/property.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { isId, newId } from '#server/core/database/row-id.ts';
import type { Actor } from '#server/core/http/client.ts';
import { HttpError } from '#server/core/http/http-error.ts';
import type { MultipartForm } from '#server/core/http/multipart-form.ts';
import { randomText } from '#server/core/security/tokens.ts';
import type { Services } from '#server/core/services.ts';
import type { Media } from '#server/media/media.ts';
import { type AuditAction, recordEvent } from '#server/modules/audit-log/audit-log-service.ts';
import {
  deleteUnusedImages,
  keepImages,
  storeImages,
  type UploadedImage,
} from '#server/modules/images/images-service.ts';
import { findProperty, insertProperties, propertyNotFound } from './properties-service.ts';
import {
  changePropertyRevision,
  listImageRows,
  lockPropertyRow,
  updatePropertyRow,
} from './properties-store.ts';
import { changedProperty, parsePropertyForm } from './property-changes.ts';
import { changedValues, differencesOf } from './property-differences.ts';
import {
  columnsOf,
  imageRowsOf,
  type PropertyData,
  type PropertyRow,
  propertyDataOf,
} from './property-rows.ts';

interface PropertyServices extends Pick<Services, 'db' | 'clock'> {
  media: Media;
}

export async function createProperty(
  services: PropertyServices,
  { fields, files }: MultipartForm,
  actor: Actor,
): Promise<Property> {
  const now = services.clock();
  const changes = parsePropertyForm(fields, { isNew: true, now });
  const blank = blankProperty(now);
  return withUploads(services, files, actor, async (transaction, uploads) => {
    const property = changedProperty(blank, changes, uploads);
    await insertProperties(transaction, [property]);
    await recordPropertyEvent(services, transaction, 'property-created', property, actor);
    return { id: property.id, replacedImages: [] };
  });
}

/**
 * Changes a property; a form that changes nothing keeps its version.
 * @throws HttpError 409 if the form is based on an older version
 */
export async function updateProperty(
  services: PropertyServices,
  id: string,
  { fields, files }: MultipartForm,
  actor: Actor,
): Promise<Property> {
  const changes = parsePropertyForm(fields, { isNew: false, now: services.clock() });
  // Checked here too, so that a conflict is reported before images are decoded.
  await services.db.transaction((transaction) => lockProperty(transaction, id, changes.version));
  return withUploads(services, files, actor, async (transaction, uploads) => {
    const { row: stored, property: before } = await lockProperty(transaction, id, changes.version);
    const after = changedProperty(before, changes, uploads);
    if (isDeepStrictEqual(after, before)) return { id, replacedImages: [] };
    const updatedAt = services.clock();
    const publishedAt = publishedAtOf(stored, after, updatedAt);
    const stamps = { version: stored.version + 1, updatedAt, publishedAt };
    const isFirstPublication = publishedAt !== null && stored.publishedAt === null;
    const createdAt = isFirstPublication ? publishedAt : after.createdAt;
    const row = { ...columnsOf(after), ...stamps, createdAt };
    await updatePropertyRow(transaction, row, imageRowsOf(after));
    await recordPropertyEvent(services, transaction, 'property-updated', after, actor, before);
    await changePropertyRevision(transaction);
    return { id, replacedImages: imageRowsOf(before).map(({ name }) => name) };
  });
}

/** Writes a property. `replacedImages` are image names that may be unused afterwards. */
type Write = (
  transaction: Transaction,
  uploads: readonly UploadedImage[],
) => Promise<{ id: string; replacedImages: string[] }>;

/**
 * Stores the files, runs `write` in one transaction, deletes the images that became unused, and
 * returns the written property.
 */
async function withUploads(
  { db, media }: PropertyServices,
  files: MultipartForm['files'],
  { actorId }: Actor,
  write: Write,
): Promise<Property> {
  const paths = files.map(({ path }) => path);
  const uploads = await storeImages(db, media, paths, actorId);
  const possiblyUnused = uploads.map(({ name }) => name);
  try {
    return await db.transaction(async (transaction) => {
      await keepImages(transaction, media, uploads);
      const { id, replacedImages } = await write(transaction, uploads);
      possiblyUnused.push(...replacedImages);
      const property = await findProperty(transaction, id, 'staff');
      if (!property) throw propertyNotFound();
      return property;
    });
  } finally {
    await deleteUnusedImages(db, media, possiblyUnused);
  }
}

/** Locks a property until the transaction ends. @throws HttpError 404, or 409 for another version */
async function lockProperty(
  transaction: Transaction,
  id: string,
  version?: number,
): Promise<{ row: PropertyRow; property: PropertyData }> {
  const row = isId(id) ? await lockPropertyRow(transaction, id) : null;
  if (!row) throw propertyNotFound();
  if (version !== undefined && version !== row.version) {
    throw new HttpError(409, 'This property was changed after you opened it.');
  }
  const images = await listImageRows(transaction, [id]);
  return { row, property: propertyDataOf(row, images.get(id) ?? []) };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The first publication counts, so that a home that was hidden for a while is not announced again. One
 * that is withdrawn within a day was published by mistake.
 */
function publishedAtOf({ publishedAt }: PropertyRow, after: PropertyData, now: Date): Date | null {
  if (after.published) return publishedAt ?? now;
  return publishedAt && +now - +publishedAt < DAY_MS ? null : publishedAt;
}

async function recordPropertyEvent(
  { clock }: PropertyServices,
  transaction: Transaction,
  action: AuditAction,
  property: PropertyData,
  actor: Actor,
  before?: PropertyData,
): Promise<void> {
  const { id, title } = property;
  const changed = before && differencesOf(before, property);
  await recordEvent(transaction, {
    ...{ at: clock(), action, userId: null, propertyId: id, ...actor },
    details: { title, ...(changed && { changed }) },
    changes: before && changedValues(before, property),
  });
}

/** Has no I, L, O and U, which are easily misread. */
const REFERENCE_CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The fields of a property before any of them is filled in. */
export function emptyFields() {
  return {
    title: '',
    type: null,
    status: null,
    location: '',
    coordinates: null,
    pointShown: false,
    price: null,
    negotiable: false,
    features: {},
    description: null,
    amenities: [],
    checks: {},
    developmentDetails: {},
    images: [],
    floorPlan: null,
    videoUrl: null,
  } satisfies Partial<PropertyData>;
}

function blankProperty(createdAt: Date): PropertyData {
  return {
    id: newId(),
    propertyId: `GD-${randomText(REFERENCE_CHARACTERS, 6)}`,
    ...emptyFields(),
    published: true,
    createdAt,
  };
}
