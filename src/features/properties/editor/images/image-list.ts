import {
  type EditedImage,
  keptImages,
  type NewImage,
  newImages,
  uploadedFile,
} from '#src/features/properties/api/edited-images.ts';
import type { UploadProgress } from '#src/features/properties/api/property-mutations.ts';
import * as texts from '#src/features/properties/editor/texts.ts';

/** The order that the API keeps: of all images, or of the new ones only, after the stored ones. */
export type ImageOrder = 'all' | 'new';

/** The accessible name: the file's name, or the position among the kept images. */
export function imageName(image: EditedImage, kept: readonly EditedImage[]): string {
  if (image.kind === 'new') return image.file.name;
  return texts.photos.name(kept.findIndex(({ id }) => id === image.id) + 1);
}

/** Removes the stored image with the URL, or puts it back; all of them without a URL. */
export function withStoredRemoved(
  images: readonly EditedImage[],
  isRemoved: boolean,
  url?: string,
): EditedImage[] {
  return images.map((image) =>
    image.kind === 'stored' && (url === undefined || image.url === url)
      ? { ...image, isRemoved }
      : image,
  );
}

export function withChange(
  images: readonly EditedImage[],
  id: string,
  change: Partial<Omit<NewImage, 'kind' | 'id'>>,
): EditedImage[] {
  return images.map((image) =>
    image.kind === 'new' && image.id === id ? { ...image, ...change } : image,
  );
}

/** Moves an image to the position of another one. */
export function withMoved(
  images: readonly EditedImage[],
  id: string,
  targetId: string,
): EditedImage[] {
  const from = images.findIndex((image) => image.id === id);
  const to = images.findIndex((image) => image.id === targetId);
  const image = images[from];
  if (!image || to < 0) return [...images];
  return images.toSpliced(from, 1).toSpliced(to, 0, image);
}

/** The images that this one can change places with, itself included. */
export function movableAmong(
  images: readonly EditedImage[],
  { kind }: EditedImage,
  order: ImageOrder,
): EditedImage[] {
  if (order === 'all') return keptImages(images);
  return kind === 'new' ? newImages(images) : [];
}

/** The progress of each file by its id; a form sends its texts first, then one file after another. */
export function progressByImage(
  images: readonly NewImage[],
  progress: UploadProgress | null,
): Map<string, UploadProgress> {
  if (!progress) return new Map();
  const sizes = images.map((image) => uploadedFile(image).size);
  let start = progress.totalBytes - sizes.reduce((sum, size) => sum + size, 0);
  return new Map(
    images.map(({ id }, index) => {
      const totalBytes = sizes[index] ?? 0;
      const sentBytes = Math.min(totalBytes, Math.max(0, progress.sentBytes - start));
      start += totalBytes;
      return [id, { sentBytes, totalBytes }];
    }),
  );
}
