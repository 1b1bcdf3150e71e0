import { preload } from 'react-dom';
import type { Property } from '#contract/property.ts';
import { imageSource } from '#src/lib/image-url.ts';
import { picturesOf } from './property-pictures.ts';

/** How wide a property's own page draws its cover, as `sizes` puts it: as with cards, less on a phone. */
export const coverSizes =
  '(min-width: 1024px) 710px, (min-width: 640px) 58vw, (min-resolution: 2.5dppx) 62vw, 82vw';

/** Fetches a property's cover while the page that shows it is still being drawn. */
export function preloadCover(property: Property | undefined, sizes: string): void {
  const [cover] = property ? picturesOf(property) : [];
  if (!cover) return;
  const { src, srcSet } = imageSource(cover.url);
  preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high' });
}
