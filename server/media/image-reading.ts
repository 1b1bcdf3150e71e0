import { readFile, stat } from 'node:fs/promises';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { propertyImageLimits } from '#contract/property-form.ts';
import { isPlainWebp } from './plain-webp.ts';

/** Beyond it a small file could still fill the memory. */
const MAX_PIXELS = propertyImageLimits.pixelsEach;
/** A file can be made to take ever longer, whatever its size. */
const MAX_SECONDS = 60;
const MAX_SIDE = 2400;
const MAX_PLAIN_BYTES = 2 * 1024 * 1024;

/** These bytes are no picture that this server takes; the message can be shown to people. */
export class PictureRefused extends Error {}

interface CleanPicture {
  /** A WebP without metadata, upright, at most 2400 px wide and high. */
  bytes: Buffer;
  width: number;
  height: number;
  /** Dominant colour as #rrggbb. */
  color: string;
}

type UncolouredPicture = Omit<CleanPicture, 'color'>;

const careful: SharpOptions = { failOn: 'error', limitInputPixels: MAX_PIXELS };

/** Lets sharp decode photographs only, whatever a file claims to be: no SVG, PDF or TIFF. */
export function allowOnlyPhotographs(): void {
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
 * Decodes what may be anything, as bytes or as the path of a file, and answers it as a picture that
 * is safe to store and serve. A WebP that already is one stays as it is, byte for byte.
 * @throws PictureRefused
 */
export async function readPicture(given: Uint8Array | string): Promise<CleanPicture> {
  const facts = await readable(() => sharp(given, { limitInputPixels: false }).metadata());
  if (facts.width * facts.height > MAX_PIXELS) {
    const most = MAX_PIXELS / 1_000_000;
    throw new PictureRefused(`This picture is too large: ${most} megapixels are the most.`);
  }
  return readable(async () => {
    const picture = (await storable(given, facts)) ?? (await reencoded(given));
    return { ...picture, color: await dominantColor(picture.bytes) };
  });
}

/** The picture as it is, where that can be stored; null where it has to be made anew. */
async function storable(
  given: Uint8Array | string,
  { format, width, height }: Metadata,
): Promise<UncolouredPicture | null> {
  if (format !== 'webp' || Math.max(width, height) > MAX_SIDE) return null;
  const size = typeof given === 'string' ? (await stat(given)).size : given.length;
  if (size > MAX_PLAIN_BYTES) return null;
  const bytes = typeof given === 'string' ? await readFile(given) : Buffer.from(given);
  return isPlainWebp(bytes) ? { bytes, width, height } : null;
}

async function reencoded(given: Uint8Array | string): Promise<UncolouredPicture> {
  const { data, info } = await sharp(given, careful)
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

async function dominantColor(bytes: Buffer): Promise<string> {
  const thumbnail = await sharp(bytes, careful)
    .timeout({ seconds: MAX_SECONDS })
    .flatten({ background: 'white' })
    .resize({ width: 64, height: 64, fit: 'inside' })
    .png()
    .toBuffer();
  const { r, g, b } = (await sharp(thumbnail).stats()).dominant;
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

async function readable<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    throw new PictureRefused('This file cannot be read as a JPG, PNG, WEBP or AVIF picture.', {
      cause,
    });
  }
}
