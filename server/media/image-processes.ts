import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { availableParallelism, totalmem } from 'node:os';
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

/** The memory of an image process, which the kernel of Linux enforces; see decision 013. */
const MAX_MEMORY_KB = 512 * 1024;
const MEMORY_PER_PROCESS = 1024 ** 3;
/** Longer than the time limit of decoding. */
const TIMEOUT_MS = 60_000;
const IDLE_MS = 20_000;

const PROGRAM = join(import.meta.dirname, 'image-process.ts');
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/**
 * From Node 24, V8 reserves 512 MB for compiled code, and `ulimit -d` counts them. Without compilers it
 * reserves nothing. Images are decoded by native code, which this does not slow down.
 */
const V8_FLAGS = Number.parseInt(process.versions.node, 10) < 24 ? [] : ['--jitless'];

/**
 * Leaves one core free for requests, and a gigabyte of the machine or container for each process and
 * its share of the server.
 */
export const imageProcessCount = Math.max(
  1,
  Math.min(
    availableParallelism() - 1,
    Math.floor((process.constrainedMemory() || totalmem()) / MEMORY_PER_PROCESS),
  ),
);

/** The process of a job ended before it responded. */
class ImageProcessEnded extends Error {}

/** Idle processes of this server, which end by themselves. */
const idle = new Map<ChildProcess, NodeJS.Timeout>();

/**
 * Decodes an untrusted image, given as bytes or as the path of a file, in a process of its own.
 * @throws InvalidImage
 */
export async function decodeInProcess(input: Uint8Array | string): Promise<DecodedImage> {
  try {
    return await run<DecodedImage>({ type: 'decode', input });
  } catch (cause) {
    if (!(cause instanceof ImageProcessEnded)) throw cause;
    throw new InvalidImage(TOO_COSTLY, { cause });
  }
}

/** Encodes a variant of a stored image in a process of its own. */
export function encodeInProcess(original: Uint8Array, variant: ImageVariant): Promise<Uint8Array> {
  return run({ type: 'encode', original, variant });
}

async function run<Value>(job: ImageJob): Promise<Value> {
  const child = takeIdle() ?? (await start());
  const response = nextMessage<Value>(child);
  // A failure to send also ends the process.
  child.send(job, (error) => error && child.kill('SIGKILL'));
  const result = await response;
  keepIdle(child);
  if (result.type === 'done') return result.value;
  if (result.type === 'invalid') throw new InvalidImage(result.message);
  throw new Error(result.type === 'failed' ? result.message : 'The image process gave no result');
}

/** Kills the process if it does not respond in time. @throws ImageProcessEnded */
async function nextMessage<Value>(child: ChildProcess): Promise<ImageResult<Value>> {
  const received = new AbortController();
  const signal = AbortSignal.any([received.signal, AbortSignal.timeout(TIMEOUT_MS)]);
  try {
    const ended = once(child, 'exit', { signal }).then(([code, killedBy]) => {
      throw new Error(`It ended with ${killedBy ?? code}`);
    });
    const [result] = await Promise.race([once(child, 'message', { signal }), ended]);
    return result;
  } catch (cause) {
    child.kill('SIGKILL');
    throw new ImageProcessEnded('The image process ended', { cause });
  } finally {
    received.abort();
  }
}

/**
 * Starts a process that the kernel ends first when memory runs out, and that fails to allocate more
 * than its limit. `ulimit -d` limits what is written to, not the address space that V8 reserves.
 */
async function start(): Promise<ChildProcess> {
  const node = [process.execPath, ...V8_FLAGS, '--import', TSX, PROGRAM];
  const script = `ulimit -d ${MAX_MEMORY_KB}; echo 1000 2>&- > /proc/self/oom_score_adj; exec "$@"`;
  const [command = '', ...args] =
    process.platform === 'linux' ? ['/bin/sh', '-c', script, 'sh', ...node] : node;
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
    // Without the settings of the server, such as passwords. glibc keeps less memory with two arenas.
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, MALLOC_ARENA_MAX: '2' },
  });
  // `nextMessage` handles the errors of a job.
  child.on('error', () => {});
  child.once('exit', () => idle.delete(child));
  try {
    await nextMessage(child);
    return child;
  } catch (cause) {
    throw new Error('The image process does not start', { cause });
  }
}

/** An idle process does not keep the server running. */
function keepIdle(child: ChildProcess): void {
  const timeout = setTimeout(() => child.kill('SIGKILL'), IDLE_MS).unref();
  child.unref();
  child.channel?.unref();
  idle.set(child, timeout);
}

function takeIdle(): ChildProcess | null {
  const [[child, timeout] = []] = idle;
  if (!child) return null;
  idle.delete(child);
  clearTimeout(timeout);
  child.ref();
  child.channel?.ref();
  return child;
}
