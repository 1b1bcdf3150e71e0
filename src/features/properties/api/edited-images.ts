export interface ExistingImage {
  kind: 'stored';
  id: string;
  url: string;
  /** Removed with the next save; can be put back until then. */
  isRemoved: boolean;
}

/** An image that is uploaded with the form. */
export interface NewImage {
  kind: 'new';
  id: string;
  /** The name, the time and the size of the chosen file. */
  name: string;
  lastModified: number;
  originalBytes: number;
  /** The file that is uploaded: once `ready`, a smaller copy without metadata. */
  file: File;
  /** `unchanged` if the browser cannot create a copy. */
  state: 'waiting' | 'preparing' | 'ready' | 'unchanged' | 'failed';
  error?: string;
}

export type EditedImage = ExistingImage | NewImage;

export function existingImages(urls: readonly string[] | null | undefined): ExistingImage[] {
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

export function removedImages(images: readonly EditedImage[]): ExistingImage[] {
  return images.filter((image) => image.kind === 'stored').filter((image) => image.isRemoved);
}

export function newImages(images: readonly EditedImage[]): NewImage[] {
  return images.filter((image) => image.kind === 'new');
}
