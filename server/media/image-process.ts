import sharp from 'sharp';
import { IMAGE_QUALITY } from '#contract/property/image-variants.ts';
import { decodeImage, restrictImageFormats } from './image-decoding.ts';
import type { ImageVariant } from './image-formats.ts';
import { type ImageJob, type ImageResult, InvalidImage } from './image-jobs.ts';

/** The AVIF quality that looks like a JPEG of `IMAGE_QUALITY`. */
const AVIF_QUALITY = 50;

/** An effort of 3 takes twice as long and saves no bytes on photos. */
const AVIF_EFFORT = 2;

/** Stays below 1 GB together with the server's 500 MB. */
const MAX_MEMORY = 464 * 1024 * 1024;
const WATCH_MS = 10;

// A process of its own: `image-child.ts` starts it and sends it one job at a time.

restrictImageFormats();
sharp.concurrency(1);
sharp.cache(false);

process.on('message', async (job: ImageJob) => process.send?.(await run(job)));
// Ignored, because the server still finishes its pending requests when the group gets a signal.
process.on('SIGINT', () => {}).on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());

async function run(job: ImageJob): Promise<ImageResult> {
  // sharp decodes in threads, so that this one is free to watch their memory.
  const watch = setInterval(endBeyondLimit, WATCH_MS);
  try {
    const isDecoding = job.type === 'decode';
    const work = isDecoding ? decodeImage(job.input) : encodeVariant(job.original, job.variant);
    return { type: 'done', value: await work };
  } catch (error) {
    if (error instanceof InvalidImage) return { type: 'invalid', message: error.message };
    return { type: 'failed', message: error instanceof Error ? error.message : `${error}` };
  } finally {
    clearInterval(watch);
  }
}

/** High bit depth and lossless images need more memory than their pixel count suggests. */
function endBeyondLimit(): void {
  if (process.memoryUsage.rss() > MAX_MEMORY) process.kill(process.pid, 'SIGKILL');
}

/** Encodes the image at the given width, or at its own if that is smaller. */
async function encodeVariant(original: Uint8Array, { width, format }: ImageVariant) {
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
