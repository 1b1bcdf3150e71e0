import type { Property } from '#contract/property/property.ts';

interface ImageRole {
  /** The floor plan, which is not one of the photos. */
  isFloorPlan?: boolean;
}

export interface ExistingImage extends ImageRole {
  kind: 'stored';
  id: string;
  url: string;
  /** Removed with the next save; can be put back until then. */
  isRemoved: boolean;
}

export interface NewImage extends ImageRole {
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

/** The stored photos, and the floor plan. */
export function existingImages(
  property: Pick<Property, 'images' | 'floorPlan'> | undefined,
): ExistingImage[] {
  const urls = [...new Set(property?.images?.filter(Boolean))];
  const photos = urls.map((url): ExistingImage => {
    return { kind: 'stored', id: url, url, isRemoved: false };
  });
  const url = property?.floorPlan?.url;
  if (!url) return photos;
  return [
    ...photos,
    // The same file may be one of the photos.
    { kind: 'stored', id: `floor-plan ${url}`, url, isRemoved: false, isFloorPlan: true },
  ];
}

export function photosIn(images: readonly EditedImage[]): EditedImage[] {
  return images.filter(({ isFloorPlan }) => !isFloorPlan);
}

/** The photos that the property will have, the cover first. */
export function keptImages(images: readonly EditedImage[]): EditedImage[] {
  return photosIn(images).filter(isKept);
}

export function removedImages(images: readonly EditedImage[]): ExistingImage[] {
  return storedImages(photosIn(images)).filter((image) => image.isRemoved);
}

/** The floor plan that the property will have. */
export function floorPlanOf(images: readonly EditedImage[]): EditedImage | undefined {
  return images.find((image) => image.isFloorPlan && isKept(image));
}

/** The stored floor plan that is removed or replaced with the next save. */
export function removedFloorPlan(images: readonly EditedImage[]): ExistingImage | undefined {
  return storedImages(images).find((image) => image.isFloorPlan && image.isRemoved);
}

function isKept(image: EditedImage): boolean {
  return image.kind === 'new' || !image.isRemoved;
}

function storedImages(images: readonly EditedImage[]): ExistingImage[] {
  return images.filter((image) => image.kind === 'stored');
}

/** The files that are sent, in their order; one of them may be the floor plan. */
export function newImages(images: readonly EditedImage[]): NewImage[] {
  return images.filter((image) => image.kind === 'new');
}
