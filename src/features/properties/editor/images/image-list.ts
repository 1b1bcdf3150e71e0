import type { UploadProgress } from '#src/features/properties/api/property-mutations.ts';
import * as texts from '#src/features/properties/editor/texts.ts';

/** An image that the property already has. */
export interface StoredImage {
  kind: 'stored';
  /** Its URL. */
  id: string;
  url: string;
  /** Removed with the next save; can be put back until then. */
  isRemoved: boolean;
}

/** An image that is uploaded with the form. */
export interface NewImage {
  kind: 'new';
  id: string;
  file: File;
  /** The smaller copy without metadata; null until it is ready, or if the browser cannot create it. */
  prepared: File | null;
  state: 'waiting' | 'preparing' | 'ready' | 'unchanged' | 'failed';
  error?: string;
}

export type EditedImage = StoredImage | NewImage;

/** The order that the API keeps: of all images, or of the new ones only, after the stored ones. */
export type ImageOrder = 'all' | 'new';

export function storedImages(urls: readonly string[] | null | undefined): StoredImage[] {
  return [...new Set(urls?.filter(Boolean))].map((url) => ({
    kind: 'stored',
    id: url,
    url,
    isRemoved: false,
  }));
}

/** The images that the property will have, the cover first. */
export function keptImages(images: readonly EditedImage[]): EditedImage[] {
  return images.filter((image) => image.kind === 'new' || !image.isRemoved);
}

export function removedImages(images: readonly EditedImage[]): StoredImage[] {
  return images.filter((image) => image.kind === 'stored').filter((image) => image.isRemoved);
}

export function newImages(images: readonly EditedImage[]): NewImage[] {
  return images.filter((image) => image.kind === 'new');
}

/** The file that is uploaded. */
export function uploadedFile({ prepared, file }: NewImage): File {
  return prepared ?? file;
}

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
