import type { Property } from '#contract/property.ts';
import * as texts from './texts.ts';

export interface GalleryImage {
  url: string;
  alt: string;
  /** The alternative text, where the API sends one. */
  caption?: string;
  /** Dominant colour as #rrggbb, where the API sends it. */
  color?: string;
}

/** The images in their order, the cover first, each URL once and each with an alternative text. */
export function imagesOf(
  property: Pick<Property, 'title' | 'images' | 'imageDetails'>,
): GalleryImage[] {
  const { title, imageDetails } = property;
  const urls = [...new Set(property.images?.filter(Boolean))];
  return urls.map((url, index) => {
    const details = imageDetails?.find((image) => image.url === url);
    return {
      url,
      alt: details?.alt || texts.alternative(title, index + 1, urls.length),
      caption: details?.alt || undefined,
      color: details?.color,
    };
  });
}
