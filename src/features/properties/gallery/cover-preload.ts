import type { Property } from '#contract/property.ts';
import { firstViewPainted, isInFirstView, onFirstViewEnd } from '#src/lib/first-view.ts';
import { imageSource } from '#src/lib/image-url.ts';
import { picturesOf } from './property-images.ts';

/** How wide a property's own page draws its cover, as `sizes` puts it: as with cards, less on a phone. */
export const coverSizes =
  '(min-width: 1024px) 710px, (min-width: 640px) 58vw, (min-resolution: 2.5dppx) 62vw, 82vw';

/** Fetches a property's cover while the page that shows it is still being drawn. */
export function preloadCover(property: Property | undefined, sizes: string): void {
  const [cover] = property ? picturesOf(property) : [];
  if (!cover) return;
  const image = new Image();
  if (isInFirstView()) haveOthersWaitFor(image);
  const { src, srcSet = '' } = imageSource(cover.url);
  // The address last: some browsers start fetching as soon as they learn it.
  Object.assign(image, { fetchPriority: 'high', sizes, srcset: srcSet, src });
}

/** Lazy pictures are not fetched until the cover is on screen: on a slow line they would hold it up. */
function haveOthersWaitFor(cover: HTMLImageElement): void {
  const { classList } = document.documentElement;
  const letThemCome = () => classList.remove('awaits-cover');
  classList.add('awaits-cover');
  onFirstViewEnd(letThemCome);
  cover.onload = cover.onerror = () => firstViewPainted().then(letThemCome);
}
