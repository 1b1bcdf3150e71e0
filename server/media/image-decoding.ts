import { readFile, stat } from 'node:fs/promises';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { type DecodedImage, InvalidImage, NOT_AN_IMAGE } from './image-jobs.ts';

/**
 * Limits of the decoded size, in megapixels. A JPEG or PNG is decoded row by row, so that the photo
 * of a 50-megapixel phone takes little memory. Progressive files and WebP are decoded as a whole.
 * AVIF takes the most memory per pixel. Most images within these limits fit the
 * `MAX_MEMORY` of the image process; a 12-bit AVIF may not.
 */
const maxMegapixels = { rows: 60, whole: 25, avif: 16 };
const MAX_SIDE = 2400;
const MAX_UNCHANGED_BYTES = 2 * 1024 * 1024;

const strict: SharpOptions = { failOn: 'error', limitInputPixels: maxMegapixels.rows * 1_000_000 };

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
  checkSize(metadata);
  return orInvalidImage(async () => {
    const image = (await readPlainWebp(input, metadata)) ?? (await reencode(input));
    return { ...image, color: await dominantColor(image.bytes) };
  });
}

/** Checks the size in the header, before anything is decoded. @throws InvalidImage */
function checkSize({ format, isProgressive, width, height }: Metadata): void {
  const isWhole = isProgressive || format === 'webp';
  const max = maxMegapixels[format === 'heif' ? 'avif' : isWhole ? 'whole' : 'rows'];
  if (width * height <= max * 1_000_000) return;
  const limit =
    max === maxMegapixels.rows
      ? `The limit is ${max} megapixels.`
      : `The limit for this kind of file is ${max} megapixels. For a plain JPG it is ${maxMegapixels.rows}.`;
  throw new InvalidImage(`This photo is too large. ${limit}`);
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
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

async function dominantColor(bytes: Uint8Array): Promise<string> {
  const thumbnail = await sharp(bytes, strict)
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
    throw new InvalidImage(NOT_AN_IMAGE, { cause });
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
