import { readFile, stat } from 'node:fs/promises';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { propertyImageLimits } from '#contract/property-form.ts';

/** Limits memory: a small file can decode to a huge image. */
const MAX_PIXELS = propertyImageLimits.pixelsEach;
/** Limits time: a crafted file can be slow to decode. */
const MAX_SECONDS = 60;
const MAX_SIDE = 2400;
const MAX_UNCHANGED_BYTES = 2 * 1024 * 1024;

/** The file is not an accepted image; the message is for the user. */
export class InvalidImage extends Error {}

interface DecodedImage {
  /** An upright WebP without metadata, at most 2400 px wide and high. */
  bytes: Buffer;
  width: number;
  height: number;
  /** Dominant colour as #rrggbb. */
  color: string;
}

const strict: SharpOptions = { failOn: 'error', limitInputPixels: MAX_PIXELS };

/** Limits sharp to photo formats: no SVG, PDF or TIFF, whatever the file name. */
export function restrictImageFormats(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpeg',
      'VipsForeignLoadPng',
      'VipsForeignLoadWebp',
      'VipsForeignLoadHeif',
    ],
  });
}

/**
 * Decodes an untrusted image, given as bytes or as the path of a file, and encodes it again. A plain
 * WebP of a moderate size is kept byte for byte.
 * @throws InvalidImage
 */
export async function decodeImage(input: Uint8Array | string): Promise<DecodedImage> {
  const metadata = await orInvalidImage(() => sharp(input, { limitInputPixels: false }).metadata());
  if (metadata.width * metadata.height > MAX_PIXELS) {
    const megapixels = MAX_PIXELS / 1_000_000;
    throw new InvalidImage(`This photo is too large. The limit is ${megapixels} megapixels.`);
  }
  return orInvalidImage(async () => {
    const image = (await readPlainWebp(input, metadata)) ?? (await reencode(input));
    return { ...image, color: await dominantColor(image.bytes) };
  });
}

/** Returns null for an image that must be encoded again. */
async function readPlainWebp(
  input: Uint8Array | string,
  { format, width, height }: Metadata,
): Promise<Omit<DecodedImage, 'color'> | null> {
  if (format !== 'webp' || Math.max(width, height) > MAX_SIDE) return null;
  const size = typeof input === 'string' ? (await stat(input)).size : input.length;
  if (size > MAX_UNCHANGED_BYTES) return null;
  const bytes = typeof input === 'string' ? await readFile(input) : Buffer.from(input);
  return isPlainWebp(bytes) ? { bytes, width, height } : null;
}

async function reencode(input: Uint8Array | string): Promise<Omit<DecodedImage, 'color'>> {
  const { data, info } = await sharp(input, strict)
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

async function dominantColor(bytes: Buffer): Promise<string> {
  const thumbnail = await sharp(bytes, strict)
    .timeout({ seconds: MAX_SECONDS })
    .flatten({ background: 'white' })
    .resize({ width: 64, height: 64, fit: 'inside' })
    .png()
    .toBuffer();
  const { r, g, b } = (await sharp(thumbnail).stats()).dominant;
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

async function orInvalidImage<Result>(decode: () => Promise<Result>): Promise<Result> {
  try {
    return await decode();
  } catch (cause) {
    throw new InvalidImage('This file is not a readable JPG, PNG, WEBP or AVIF photo.', {
      cause,
    });
  }
}

const imageChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);

/**
 * Whether a WebP has no metadata, no animation and no bytes after its end. sharp does not report
 * unknown chunks or trailing bytes.
 */
function isPlainWebp(bytes: Buffer): boolean {
  const header = bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 12);
  if (header !== 'RIFFWEBP' || bytes.readUInt32LE(4) !== bytes.length - 8) return false;
  let position = 12;
  while (position + 8 <= bytes.length) {
    if (!imageChunks.has(bytes.toString('latin1', position, position + 4))) return false;
    const size = bytes.readUInt32LE(position + 4);
    position += 8 + size + (size % 2);
  }
  return position === bytes.length;
}
