import { DAYS_IN_BIN, type DeletedProperty } from '#contract/endpoints/deleted-properties.ts';
import type { Property } from '#contract/property/property.ts';
import type { Database, Executor, Transaction } from '#server/core/database/database.ts';
import { isId } from '#server/core/database/row-id.ts';
import type { Actor } from '#server/core/http/client.ts';
import { decodeCursor, pageOf, TimeCursor } from '#server/core/http/cursor.ts';
import { HttpError } from '#server/core/http/http-error.ts';
import type { Services } from '#server/core/services.ts';
import type { Media } from '#server/media/media.ts';
import { recordEvent } from '#server/modules/audit-log/audit-log-service.ts';
import { deleteUnusedImages, imageUrl } from '#server/modules/images/images-service.ts';
import {
  insertDeleted,
  insertSaves,
  listDeleted,
  listSaves,
  removeDeletedBefore,
  takeDeleted,
} from './deleted-properties-store.ts';
import { findProperty, propertyNotFound } from './properties-service.ts';
import {
  changePropertyRevision,
  deletePropertyRow,
  insertImageRows,
  insertPropertyRows,
  listImageRows,
  lockPropertyRow,
} from './properties-store.ts';
import {
  columnsOf,
  imageRowsOf,
  imagesOfKind,
  type PropertyRow,
  propertyDataOf,
} from './property-rows.ts';

const PER_PAGE = 50;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Moves a property into the bin, with who had saved it. @throws HttpError 404 */
export async function deleteProperty(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  actor: Actor,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const row = isId(id) ? await lockPropertyRow(transaction, id) : null;
    if (!row) throw propertyNotFound();
    const images = (await listImageRows(transaction, [id])).get(id) ?? [];
    const saves = await listSaves(transaction, id);
    const deletion = { id, deletedAt: clock(), deletedBy: actor.actorId };
    await insertDeleted(transaction, deletion, { row, images, saves });
    await deletePropertyRow(transaction, id);
    await recordChange(transaction, 'property-deleted', row, actor, clock());
    await changePropertyRevision(transaction);
  });
}

/** A page of deleted properties. @throws HttpError 400 for an invalid cursor */
export async function pageDeletedProperties(
  db: Executor,
  cursor: string | undefined,
): Promise<{ deleted: DeletedProperty[]; nextCursor: string | null }> {
  const rows = await listDeleted(db, decodeCursor(TimeCursor, cursor), PER_PAGE + 1);
  const { page, nextCursor } = pageOf(rows, PER_PAGE, ({ deletedAt: at, id }) => ({ at, id }));
  return {
    deleted: page.map(({ id, deletedAt, deletedBy, data }) => {
      const [cover] = imagesOfKind(data.images, 'photo');
      return {
        _id: id,
        title: data.row.title,
        location: data.row.location,
        price: data.row.price,
        image: cover ? imageUrl(cover.name) : null,
        deletedAt: deletedAt.toISOString(),
        deletedBy,
      };
    }),
    nextCursor,
  };
}

/** @throws HttpError 404, or 409 if an import has listed it again meanwhile */
export async function restoreProperty(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  actor: Actor,
): Promise<Property> {
  return db.transaction(async (transaction) => {
    const deleted = isId(id) ? await takeDeleted(transaction, id) : null;
    if (!deleted)
      throw new HttpError(
        404,
        'This property is no longer in Deleted properties: it was restored, or its 30 days are over',
      );
    const { row, images, saves } = deleted;
    const { viewCount, version, updatedAt, publishedAt } = row;
    const property = propertyDataOf(row, images);
    const counts = { viewCount, version: version + 1, updatedAt, publishedAt };
    const added = await insertPropertyRows(transaction, [{ ...columnsOf(property), ...counts }]);
    if (added.length === 0) throw new HttpError(409, 'This property is listed again already.');
    await insertImageRows(transaction, imageRowsOf(property));
    await insertSaves(transaction, id, saves);
    await recordChange(transaction, 'property-restored', row, actor, clock());
    await changePropertyRevision(transaction);
    const restored = await findProperty(transaction, id, 'staff');
    if (!restored) throw propertyNotFound();
    return restored;
  });
}

async function recordChange(
  transaction: Transaction,
  action: 'property-deleted' | 'property-restored',
  { id, title }: PropertyRow,
  actor: Actor,
  at: Date,
): Promise<void> {
  const event = { at, action, userId: null, propertyId: id, ...actor };
  await recordEvent(transaction, { ...event, details: { title } });
}

/** Removes properties that were deleted more than 30 days ago, and their images. */
export async function emptyBin(db: Database, media: Media, now: Date): Promise<void> {
  const names = await removeDeletedBefore(db, new Date(+now - DAYS_IN_BIN * DAY_MS));
  await deleteUnusedImages(db, media, names);
}
