import { propertyImageLimits } from '#contract/property/property-form.ts';
import type { Transaction } from '#server/core/database/database.ts';
import type { Media } from '#server/media/media.ts';
import { keepImages, type UploadedImage } from '#server/modules/images/images-service.ts';
import {
  changePropertyRevision,
  insertImageRows,
  listImageRows,
  lockPropertyRow,
} from './properties-store.ts';
import { imagesOfKind } from './property-rows.ts';

/** Whether a photo was added, and if not, why. */
type AddedPhoto = 'added' | 'no property' | 'too many photos';

/**
 * Adds a photo behind the others of a property. Its version stays, because nobody's change can
 * conflict with that.
 */
export async function addPropertyPhoto(
  transaction: Transaction,
  media: Media,
  id: string,
  photo: UploadedImage,
): Promise<AddedPhoto> {
  await keepImages(transaction, media, [photo]);
  if (!(await lockPropertyRow(transaction, id))) return 'no property';
  const stored = (await listImageRows(transaction, [id])).get(id) ?? [];
  const images = imagesOfKind(stored, 'photo');
  const { name, width, height, color } = photo;
  if (images.some((image) => image.name === name)) return 'added';
  if (images.length >= propertyImageLimits.images) return 'too many photos';
  const image = { kind: 'photo' as const, name, width, height, color, alt: '' };
  await insertImageRows(transaction, [{ ...image, propertyId: id, position: images.length }]);
  await changePropertyRevision(transaction);
  return 'added';
}
