import { propertyImageLimits } from '#contract/property-form.ts';
import { messages } from '#contract/validation-messages.ts';
import type { Database } from '#server/core/database/database.ts';
import { validationError } from '#server/core/http-error.ts';
import { InvalidImage } from '#server/media/image-decoding.ts';
import type { Media, StoredImage } from '#server/media/media.ts';
import {
  deleteUnusedImages,
  imageUrl,
  storeImage,
  type UploadedImage,
} from '#server/modules/images/images-service.ts';
import type { PropertyChanges } from './property-form.ts';
import type { NewImage } from './property-rows.ts';

/** Stores the image files of a form, all or none. @throws HttpError with an error per invalid file */
export async function storeUploads(
  db: Database,
  media: Media,
  paths: readonly string[],
): Promise<UploadedImage[]> {
  const stored: UploadedImage[] = [];
  const errors: Record<string, string> = {};
  for (const [index, path] of paths.entries()) {
    try {
      stored.push(await storeImage(media, path));
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

/** The images of a property after a change, the cover first. @throws HttpError */
export function changedImages(
  before: readonly NewImage[],
  { removedImages, imageOrder = [] }: Pick<PropertyChanges, 'removedImages' | 'imageOrder'>,
  stored: readonly StoredImage[],
): NewImage[] {
  // The SPA derives the alternative text of uploads from the property.
  const added = stored.map(({ name, width, height, color }) => ({
    ...{ name, width, height, color },
    alt: '',
  }));
  const removed = new Set(removedImages.map(imageNameOf));
  const kept = before.filter(({ name }) => !removed.has(name));
  const ordered = imageOrder.map((url) => {
    const position = /^new:(\d{1,3})$/.exec(url)?.[1];
    const name = imageNameOf(url);
    const image = position ? added[Number(position)] : kept.find((each) => each.name === name);
    if (!image) {
      throw validationError({ imageOrder: 'names an image that the property does not have' });
    }
    return image;
  });
  // Images missing from the order come last, and duplicates are dropped.
  const all = [...ordered, ...kept, ...added];
  const images = all.filter(
    ({ name }, position) => all.findIndex((other) => other.name === name) === position,
  );
  if (images.length > propertyImageLimits.images) {
    throw validationError({ images: messages.tooManyPhotos(propertyImageLimits.images) });
  }
  return images;
}

/** The name in an image's URL, absolute or with parameters; null for any other URL. */
function imageNameOf(url: string): string | null {
  const path = url.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
  const name = path.split('/').at(-1) ?? '';
  return path === imageUrl(name) ? name : null;
}
