import { IMAGE_QUALITY, type ImageWidth } from '#contract/property/image-variants.ts';
import type { Property } from '#contract/property/property.ts';
import { parseUrl } from '#contract/rules/parse-url.ts';
import type { SharedImage } from './page-head.ts';

/** Wide enough for a large preview, and small enough for WhatsApp to load it. */
const SHARED_WIDTH = 1200 satisfies ImageWidth;
const OWN_IMAGES_PATH = '/api/images/';

/** The images of a property for previews, the cover first, without duplicates. */
export function sharedImages(
  { title, images, imageDetails }: Pick<Property, 'title' | 'images' | 'imageDetails'>,
  apiOrigin: string,
): SharedImage[] {
  const shown = [...new Set(images)].flatMap((url) => {
    const absolute = parseUrl(url, apiOrigin);
    return absolute ? [{ url, absolute }] : [];
  });
  return shown.map(({ url, absolute }, index) => {
    const details = imageDetails?.find((image) => image.url === url);
    const alt = details?.alt || `${title}, photo ${index + 1} of ${shown.length}`;
    const isOwn = absolute.origin === apiOrigin && absolute.pathname.startsWith(OWN_IMAGES_PATH);
    if (!isOwn) return { href: absolute.href, alt };
    absolute.searchParams.set('w', `${SHARED_WIDTH}`);
    absolute.searchParams.set('q', `${IMAGE_QUALITY}`);
    return { href: absolute.href, alt, ...(details && shownSize(details)) };
  });
}

/** The size of the variant that the API responds with: images are never scaled up. */
function shownSize({ width, height }: { width: number; height: number }) {
  const shownWidth = Math.min(width, SHARED_WIDTH);
  return { width: shownWidth, height: Math.round((height * shownWidth) / width) };
}
