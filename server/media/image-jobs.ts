import type { ImageVariant } from './image-formats.ts';

/** Work of the image process. `input` is an untrusted file, `original` a stored image. */
export type ImageJob =
  | { type: 'decode'; input: Uint8Array | string }
  | { type: 'encode'; original: Uint8Array; variant: ImageVariant };

export interface DecodedImage {
  /** An upright WebP without metadata, at most 2400 px wide and high. */
  bytes: Uint8Array;
  width: number;
  height: number;
  /** Dominant colour as #rrggbb. */
  color: string;
}

export type ImageResult =
  | { type: 'done'; value: DecodedImage | Uint8Array }
  /** The message is for the user. */
  | { type: 'invalid'; message: string }
  | { type: 'failed'; message: string };

/** The file is not an accepted image; the message is for the user. */
export class InvalidImage extends Error {}

export const NOT_AN_IMAGE = 'This file cannot be read as a JPG, PNG, WEBP or AVIF photo.';

export const TOO_COSTLY =
  'This photo is too complex to process. Please save a smaller copy as a JPG.';
