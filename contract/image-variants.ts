/**
 * Widths in pixels at which `GET /api/images/{name}?w=` serves an image, never wider than the
 * stored original. Others are rejected, so that the number of files per image is bounded.
 */
export const imageWidths = [160, 320, 480, 600, 800, 1200, 1600] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** Qualities that `?q=` accepts, on the scale of JPEG. */
export const imageQualities = [50, 65, 80] as const;
export type ImageQuality = (typeof imageQualities)[number];

export const DEFAULT_IMAGE_QUALITY = 80 satisfies ImageQuality;
