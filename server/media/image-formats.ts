import type { ImageWidth } from '#contract/property/image-variants.ts';
import { acceptedValues } from '#server/core/http/request-parsing.ts';

export interface ImageVariant {
  width: ImageWidth;
  format: 'avif' | 'webp' | 'jpeg';
}

/** Narrower images are only 2 kB smaller in AVIF; wider ones take a second to encode. */
const AVIF_WIDTHS = { min: 320, max: 1200 };

/** The smallest format in an Accept header. Wildcards are ignored, because old browsers send them. */
export function formatFor(width: ImageWidth, accept?: string): ImageVariant['format'] {
  const types = acceptedValues(accept);
  const mayBeAvif = width >= AVIF_WIDTHS.min && width <= AVIF_WIDTHS.max;
  if (mayBeAvif && types.includes('image/avif')) return 'avif';
  // Every browser that decodes AVIF decodes WebP.
  return types.includes('image/webp') || types.includes('image/avif') ? 'webp' : 'jpeg';
}
