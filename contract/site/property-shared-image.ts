import { DEFAULT_IMAGE_QUALITY, type ImageWidth } from '#contract/image-variants.ts';
import type { Property } from '#contract/property.ts';
import type { SharedImage } from './page-head.ts';

/** Wide enough for a large preview, and small enough for WhatsApp to load it. */
const SHARED_WIDTH = 1200 satisfies ImageWidth;
const OWN_PATH = '/api/images/';

/** The images of a property for previews, the cover first, without duplicates. */
export function sharedImages(
  { title, images, imageDetails }: Pick<Property, 'title' | 'images' | 'imageDetails'>,
  apiOrigin: string,
): SharedImage[] {
  const urls = [...new Set(images?.filter((url) => URL.canParse(url, apiOrigin)))];
  return urls.map((url, index) => {
    const details = imageDetails?.find((image) => image.url === url);
    const alt = details?.alt || `${title}, photo ${index + 1} of ${urls.length}`;
    const address = new URL(url, apiOrigin);
    const isOwn = address.origin === apiOrigin && address.pathname.startsWith(OWN_PATH);
    if (!isOwn) return { href: address.href, alt };
    address.searchParams.set('w', `${SHARED_WIDTH}`);
    address.searchParams.set('q', `${DEFAULT_IMAGE_QUALITY}`);
    return { href: address.href, alt, ...(details && shownSize(details)) };
  });
}

/** An image is never scaled up. */
function shownSize({ width, height }: { width: number; height: number }) {
  const shownWidth = Math.min(width, SHARED_WIDTH);
  return { width: shownWidth, height: Math.round((height * shownWidth) / width) };
}
