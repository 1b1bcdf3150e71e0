import type { PictureWorkerAnswer } from './image-worker.ts';

const TIMEOUT_MS = 60_000;

let worker: Worker | undefined;
/** One picture at a time, since each decoded one takes some fifty megabytes. */
let line: Promise<unknown> = Promise.resolve();

/**
 * A smaller picture without camera data, made off the main thread; null where this browser cannot.
 * `onStart` is called when its turn comes. Throws an Error where it fails or takes too long, and
 * where `signal` stops it.
 */
export function preparePicture(
  file: File,
  { signal, onStart }: { signal: AbortSignal; onStart: () => void },
): Promise<File | null> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') {
    return Promise.resolve(null);
  }
  const turn = line.then(async () => {
    signal.throwIfAborted();
    onStart();
    const picture = await askWorker(file, signal);
    return picture && new File([picture], preparedName(file, picture), { type: picture.type });
  });
  line = turn.catch(() => {});
  return turn;
}

function askWorker(file: File, signal: AbortSignal): Promise<Blob | null> {
  const asked = worker ?? startWorker();
  worker = asked;
  return new Promise<Blob | null>((resolve, reject) => {
    const onMessage = ({ data }: MessageEvent<PictureWorkerAnswer>) => {
      if ('error' in data) reject(new Error(data.error));
      else resolve(data.picture);
    };
    // What it is at cannot be interrupted otherwise; the next picture starts another one.
    const giveUp = (reason: string) => {
      asked.terminate();
      worker = undefined;
      reject(new Error(reason));
    };
    const timer = setTimeout(() => giveUp('It took too long'), TIMEOUT_MS);
    const listeners = new AbortController();
    const stop = { signal: listeners.signal };
    asked.addEventListener('message', (event) => end(() => onMessage(event)), stop);
    asked.addEventListener('error', () => end(() => giveUp('The worker failed')), stop);
    signal.addEventListener('abort', () => end(() => giveUp('It was stopped')), stop);
    function end(then: () => void) {
      clearTimeout(timer);
      listeners.abort();
      then();
    }
    asked.postMessage(file);
  });
}

function startWorker(): Worker {
  return new Worker(new URL('./image-worker.ts', import.meta.url), { type: 'module' });
}

function preparedName({ name }: File, { type }: Blob): string {
  const ending = type === 'image/webp' ? 'webp' : 'jpg';
  return `${name.replace(/\.[^.]*$/, '') || 'picture'}.${ending}`;
}
