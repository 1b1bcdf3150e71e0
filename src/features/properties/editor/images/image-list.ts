import type { EditedImage, NewImage } from '#src/features/properties/api/edited-images.ts';
import type { UploadProgress } from '#src/features/properties/api/property-mutations.ts';
import * as texts from '#src/features/properties/editor/texts.ts';

/** The accessible name. The position counts the kept images, from 1. */
export function imageName(image: EditedImage, position: number): string {
  return image.kind === 'new' ? image.name : texts.photos.name(position);
}

/** Removes the stored image with the id, or puts it back; all photos without an id. */
export function withStoredRemoved(
  images: readonly EditedImage[],
  isRemoved: boolean,
  id?: string,
): EditedImage[] {
  return images.map((image) =>
    image.kind === 'stored' && (id === undefined ? !image.isFloorPlan : image.id === id)
      ? { ...image, isRemoved }
      : image,
  );
}

/** The progress of each file by its id; a form sends its texts first, then one file after another. */
export function progressByImage(
  images: readonly NewImage[],
  progress: UploadProgress | null,
): Map<string, UploadProgress> {
  if (!progress) return new Map();
  const fileBytes = images.reduce((sum, { file }) => sum + file.size, 0);
  let start = progress.totalBytes - fileBytes;
  return new Map(
    images.map(({ id, file }) => {
      const totalBytes = file.size;
      const sentBytes = Math.min(totalBytes, Math.max(0, progress.sentBytes - start));
      start += totalBytes;
      return [id, { sentBytes, totalBytes }];
    }),
  );
}
