/**
 * Widths in pixels at which `GET /api/images/{name}?w=` serves an image, never wider than the
 * stored original. Others are rejected, so that the number of files per image is bounded.
 */
export const imageWidths = [160, 320, 600, 800, 1200, 1600] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** The quality of every variant, on the scale of JPEG. */
export const IMAGE_QUALITY = 80;

/** The URL of a stored image at another width. */
export function imageVariant(url: string, width: ImageWidth): string {
  return `${url}?w=${width}&q=${IMAGE_QUALITY}`;
}

/** The `srcset` of a stored image. */
export function imageSourceSet(url: string): string {
  return imageWidths.map((width) => `${imageVariant(url, width)} ${width}w`).join(', ');
}
