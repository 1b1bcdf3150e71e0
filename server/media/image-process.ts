import sharp from 'sharp';
import { decodeImage, restrictImageFormats } from './image-decoding.ts';
import { encodeVariant } from './image-encoding.ts';
import { type ImageJob, type ImageResult, InvalidImage } from './image-jobs.ts';

// A process of its own: `image-processes.ts` starts it, limits its memory and sends it one job at a
// time.

restrictImageFormats();
sharp.concurrency(1);
sharp.cache(false);

process.on('message', async (job: ImageJob) => send(await run(job)));
// Ignored, because the server still finishes its pending requests when the group gets a signal.
process.on('SIGINT', () => {}).on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());
send({ type: 'ready' });

function send(result: ImageResult): void {
  process.send?.(result);
}

async function run(job: ImageJob): Promise<ImageResult> {
  try {
    return job.type === 'decode'
      ? { type: 'decoded', image: await decodeImage(job.input) }
      : { type: 'encoded', bytes: await encodeVariant(job.original, job.variant) };
  } catch (error) {
    if (error instanceof InvalidImage) return { type: 'invalid', message: error.message };
    return { type: 'failed', message: error instanceof Error ? error.message : `${error}` };
  }
}
