import sharp from 'sharp';
import { isPlainWebp } from './plain-webp.ts';

/** More than any telephone's photograph; beyond it a small file could still fill the memory. */
const MAX_PIXELS = 64_000_000;
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
 * Decodes what may be anything, and answers it as a picture that is safe to store and serve.
 * A WebP that already is one stays as it is, byte for byte.
 * @throws PictureRefused
 */
export async function readPicture(bytes: Buffer): Promise<CleanPicture> {
  const { width, height } = await readable(() =>
    sharp(bytes, { limitInputPixels: false }).metadata(),
  );
  if (width * height > MAX_PIXELS) {
    throw new PictureRefused('This picture is too large: 64 megapixels are the most.');
  }
  return readable(async () => {
    const isStorable = isPlainWebp(bytes) && Math.max(width, height) <= MAX_SIDE;
    const picture =
      isStorable && bytes.length <= MAX_PLAIN_BYTES
        ? { bytes, width, height }
        : await reencoded(bytes);
    return { ...picture, color: await dominantColor(picture.bytes) };
  });
}

async function reencoded(bytes: Buffer): Promise<Omit<CleanPicture, 'color'>> {
  const { data, info } = await sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

async function dominantColor(bytes: Buffer): Promise<string> {
  const thumbnail = await sharp(bytes, { failOn: 'error' })
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
