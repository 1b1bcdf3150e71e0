import { compressPicture } from './image-compression.ts';

/** Each file is answered with what was made of it, or with why nothing was. */
export type PictureWorkerAnswer = { picture: Blob | null } | { error: string };

self.addEventListener('message', async ({ data }: MessageEvent<File>) => {
  self.postMessage(await answerOf(data));
});

async function answerOf(file: File): Promise<PictureWorkerAnswer> {
  try {
    return { picture: await compressPicture(file) };
  } catch (error) {
    return { error: String(error) };
  }
}
