import { wrap } from 'comlink';
import pLimit from 'p-limit';
import { imageFileError } from '#contract/property/image-file.ts';
import { messages } from '#contract/rules/validation-messages.ts';
import type { NewImage } from '#src/features/properties/api/edited-images.ts';
import * as texts from '#src/features/properties/editor/texts.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import type { compressImage } from './image-worker.ts';

const TIMEOUT_MS = 60_000;

/** The first bytes of the types that every browser can show. */
const signatures: Record<string, RegExp> = {
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG/,
  'image/webp': /^RIFF[\s\S]{4}WEBP/,
  'image/gif': /^GIF8/,
};
const SIGNATURE_BYTES = 12;

/** One at a time: a decoded photo takes about fifty megabytes. */
const limit = pLimit(1);

/** The validation error of a chosen file; null if it may be an image that the API can read. */
export async function chosenFileError(file: File): Promise<string | null> {
  // The size is checked after compression.
  const error = imageFileError(file, Number.POSITIVE_INFINITY);
  if (error) return error;
  try {
    const bytes = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
    return hasSignature(file.type, String.fromCharCode(...bytes)) ? null : messages.notAnImage;
  } catch {
    return texts.photoFiles.notReadable;
  }
}

/** Accepts any known signature, since phones mix up types. The API checks other types. */
function hasSignature(type: string, start: string): boolean {
  const isHeifOrAvif = start.slice(4, 8) === 'ftyp';
  if (isHeifOrAvif || !(type in signatures)) return true;
  return Object.values(signatures).some((signature) => signature.test(start));
}

/**
 * Makes a smaller copy without metadata in a worker, and returns what changes of the image. A file
 * that the browser cannot read is kept as it is; our API cannot read it either, so it has an error.
 * Rejects when the work fails, takes too long or is aborted.
 */
export async function prepareImage(
  file: File,
  { signal, onStart }: { signal: AbortSignal; onStart: () => void },
): Promise<Partial<NewImage>> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') {
    return { state: 'unchanged' };
  }
  return limit(async () => {
    signal.throwIfAborted();
    onStart();
    const image = await compressInWorker(file, signal);
    if (image) {
      return {
        file: new File([image], preparedName(file, image), { type: image.type }),
        state: 'ready',
      };
    }
    // Older browsers cannot read AVIF, which our API can.
    const isRejected = hasCapability('image-limits') && file.type !== 'image/avif';
    return { state: 'unchanged', error: isRejected ? messages.notAnImage : undefined };
  });
}

/** Starts a worker per image, because compression stops only when its worker is terminated. */
async function compressInWorker(file: File, signal: AbortSignal): Promise<Blob | null> {
  const worker = new Worker(new URL('./image-worker.ts', import.meta.url), { type: 'module' });
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await new Promise((resolve, reject) => {
      for (const end of [signal, timeout]) {
        end.addEventListener('abort', () => reject(end.reason));
      }
      worker.addEventListener('error', () => reject(new Error('The worker failed')));
      wrap<typeof compressImage>(worker)(file).then(resolve, reject);
    });
  } finally {
    worker.terminate();
  }
}

function preparedName({ name }: File, { type }: Blob): string {
  const extension = type === 'image/webp' ? 'webp' : 'jpg';
  return `${name.replace(/\.[^.]*$/, '') || 'photo'}.${extension}`;
}
