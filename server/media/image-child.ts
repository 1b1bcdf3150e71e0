import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ImageVariant } from './image-formats.ts';
import {
  type DecodedImage,
  type ImageJob,
  type ImageResult,
  InvalidImage,
  TOO_COSTLY,
} from './image-jobs.ts';

/** A crafted file can be slow to decode. */
const TIMEOUT_MS = 30_000;

const tooCostly: ImageResult = { type: 'invalid', message: TOO_COSTLY };

const PROGRAM = join(import.meta.dirname, 'image-process.ts');
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Runs until the server ends; a job starts it again after it died. */
let child: ChildProcess | null = null;
let settle: (result: ImageResult) => void = () => {};

/** Decodes an untrusted image, given as bytes or as the path of a file. @throws InvalidImage */
export function decodeInChild(input: Uint8Array | string): Promise<DecodedImage> {
  return run({ type: 'decode', input });
}

/** Encodes a variant of a stored image. */
export function encodeInChild(original: Uint8Array, variant: ImageVariant): Promise<Uint8Array> {
  return run({ type: 'encode', original, variant });
}

/** Runs a job, one at a time. A job that kills the process or takes too long is an invalid image. */
async function run<Value>(job: ImageJob): Promise<Value> {
  const running = child ?? start();
  const timeout = setTimeout(() => {
    running.kill('SIGKILL');
    end(running, tooCostly);
  }, TIMEOUT_MS);
  const result = await new Promise<ImageResult>((resolve) => {
    settle = resolve;
    running.send(job, (error) => error && running.kill('SIGKILL'));
  });
  clearTimeout(timeout);
  // The process responds to a job with the value of its type.
  if (result.type === 'done') return result.value as Value;
  if (result.type === 'invalid') throw new InvalidImage(result.message);
  throw new Error(result.message);
}

function start(): ChildProcess {
  const started = fork(PROGRAM, {
    execArgv: ['--import', TSX],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
    // Without the settings of the server, such as passwords. glibc keeps less memory with two arenas.
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, MALLOC_ARENA_MAX: '2' },
  });
  // An idle process does not keep the server running; the timeout of a job does.
  started.unref();
  started.channel?.unref();
  started.on('message', (result: ImageResult) => child === started && settle(result));
  started.on('error', ({ message }) => end(started, { type: 'failed', message }));
  // A decoder that crashes, takes too long or too much memory ends with a signal.
  started.on('exit', (code, signal) => {
    const message = `The image process ended with ${code}`;
    end(started, signal ? tooCostly : { type: 'failed', message });
  });
  child = started;
  return started;
}

/** Settles the job of a process, which takes no other. */
function end(ended: ChildProcess, result: ImageResult): void {
  if (child !== ended) return;
  child = null;
  settle(result);
}
