import { propertyImageLimits } from '#contract/property-form.ts';
import { messages } from '#contract/validation-messages.ts';
import type { Database } from '#server/core/database/database.ts';
import { invalidRequest } from '#server/core/http-error.ts';
import { InvalidImage } from '#server/media/image-decoding.ts';
import type { Media, StoredImage } from '#server/media/media.ts';
import {
  dropUnusedPictures,
  type NewPicture,
  storePicture,
} from '#server/modules/images/images-in-use.ts';
import type { PropertyChanges } from './property-form-reading.ts';
import { imageAddress, type NewImage } from './property-rows.ts';

/** A file of a form, on disk as it came. */
export interface UploadedFile {
  path: string;
}

/** Decodes and stores the files of a form, all or none. @throws Problem with an error for each invalid file, `images[1]` */
export async function storeUploads(
  db: Database,
  media: Media,
  files: readonly UploadedFile[],
): Promise<NewPicture[]> {
  const stored: NewPicture[] = [];
  const errors: Record<string, string> = {};
  for (const [index, { path }] of files.entries()) {
    try {
      stored.push(await storePicture(media, path));
    } catch (error) {
      if (!(error instanceof InvalidImage)) throw error;
      errors[`images[${index}]`] = error.message;
    }
  }
  if (Object.keys(errors).length === 0) return stored;
  await dropUnusedPictures(
    db,
    media,
    stored.map(({ name }) => name),
  );
  throw invalidRequest(errors);
}

/** The pictures of a property after a change, the cover first. @throws Problem */
export function picturesAfter(
  before: readonly NewImage[],
  { removedImages, imageOrder = [] }: Pick<PropertyChanges, 'removedImages' | 'imageOrder'>,
  stored: readonly StoredImage[],
): NewImage[] {
  const added = stored.map(({ name, width, height, color }) => {
    // Who shows a picture without words finds some, see the SPA's property-pictures.ts.
    return { name, width, height, color, alt: '' };
  });
  const removed = new Set(removedImages.map(pictureNameOf));
  const kept = before.filter(({ name }) => !removed.has(name));
  const ordered = imageOrder.map((address) => {
    const position = /^new:(\d{1,3})$/.exec(address)?.[1];
    const name = pictureNameOf(address);
    const picture = position ? added[Number(position)] : kept.find((each) => each.name === name);
    if (!picture) {
      throw invalidRequest({ imageOrder: 'names a picture that the property does not have' });
    }
    return picture;
  });
  // What the order leaves out comes last, and the same picture twice is shown once.
  const all = [...ordered, ...kept, ...added];
  const pictures = all.filter(
    ({ name }, position) => all.findIndex((other) => other.name === name) === position,
  );
  if (pictures.length > propertyImageLimits.images) {
    throw invalidRequest({ images: messages.tooManyPhotos(propertyImageLimits.images) });
  }
  return pictures;
}

/** Of an address as the API answers it, or as the SPA asks for it; null where it is no picture's. */
function pictureNameOf(address: string): string | null {
  const path = address.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
  const name = path.split('/').at(-1) ?? '';
  return path === imageAddress(name) ? name : null;
}
