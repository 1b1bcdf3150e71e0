import sharp from 'sharp';
import { IMAGE_QUALITY } from '#contract/image-variants.ts';
import type { ImageVariant } from './image-formats.ts';

/** The AVIF quality that looks like a JPEG of `IMAGE_QUALITY`. */
const AVIF_QUALITY = 50;

/** An effort of 3 takes twice as long and saves no bytes on photos. */
const AVIF_EFFORT = 2;

/** Encodes the image at the given width, or at its own if that is smaller. */
export async function encodeVariant(
  original: Uint8Array,
  { width, format }: ImageVariant,
): Promise<Buffer> {
  const image = sharp(original).resize({ width, withoutEnlargement: true });
  if (format === 'avif') {
    image.avif({ quality: AVIF_QUALITY, effort: AVIF_EFFORT });
  } else if (format === 'webp') {
    image.webp({ quality: IMAGE_QUALITY });
  } else {
    image.flatten({ background: 'white' }).jpeg({ quality: IMAGE_QUALITY, mozjpeg: true });
  }
  return image.toBuffer();
}
