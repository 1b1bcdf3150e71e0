import { ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { decodeInChild } from '#server/media/image-child.ts';
import { InvalidImage, TOO_COSTLY } from '#server/media/image-jobs.ts';
import { type Media, openMedia } from '#server/media/media.ts';
import { imageBombs, losslessWebp } from '#tests/support/image-bombs.ts';
import { memoryOfTree } from '#tests/support/process-memory.ts';

const photo = fileURLToPath(
  new URL('../../../server/demo/photos/kitchen-green.webp', import.meta.url),
);
const MAX_MEGABYTES = 512;

let folder: string;
let media: Media;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bombs-'));
  media = await openMedia({ folder });
});
afterAll(() => rm(folder, { recursive: true }));

/** On another system than Linux, the size limits alone protect the memory. */
const isLinux = process.platform === 'linux';

function imageProcesses() {
  if (!isLinux) return [];
  return memoryOfTree(process.pid).filter(({ command }) => command.includes('image-process'));
}

/** Stores an image, or returns the message of its rejection. */
async function messageFor(content: Buffer, userId?: string): Promise<string> {
  try {
    await media.store(content, userId);
    return 'stored';
  } catch (error) {
    if (error instanceof InvalidImage) return error.message;
    throw error;
  }
}

describe('The image process', () => {
  it('survives image bombs within its memory', async () => {
    const messages = new Map<string, string>();
    for (const { name, content } of await imageBombs()) {
      messages.set(name, await messageFor(content));
    }
    const tooLarge = (megapixels: number) =>
      `This photo is too large. The limit for this kind of file is ${megapixels} megapixels. For a plain JPG it is 60.`;
    const unreadable = 'This file cannot be read as a JPG, PNG, WEBP or AVIF photo.';
    expect(Object.fromEntries(messages)).toMatchObject({
      'an AVIF of 60 megapixels': tooLarge(16),
      'an AVIF that claims to be small': unreadable,
      'an AVIF of 16 megapixels with 12 bits': TOO_COSTLY,
      'a lossless WebP of 268 megapixels': tooLarge(25),
      'an animated GIF of 5,000 frames': unreadable,
      'a JPEG of 5,000 scans': unreadable,
      'a JPEG with 14 MB of metadata': 'stored',
    });
    for (const { peak } of imageProcesses()) expect(peak).toBeLessThan(MAX_MEGABYTES);
  });

  it('stores a photo that is uploaded beside bombs of another user before the last of them', async () => {
    const done: string[] = [];
    const bombs = (await imageBombs()).slice(1, 4).map(async ({ name, content }) => {
      await messageFor(content, 'attacker');
      done.push(name);
    });
    expect(await media.store(photo, 'seller')).toMatchObject({ width: 1200, height: 800 });
    expect(done.length).toBeLessThan(3);
    await Promise.all(bombs);
  });

  it('rejects the photo that ends it, and the next photo is stored', async () => {
    if (!isLinux) return;
    const pending = messageFor(losslessWebp(5000));
    await expect.poll(imageProcesses).toHaveLength(1);
    for (const { pid } of imageProcesses()) process.kill(pid, 'SIGKILL');
    expect(await pending).toBe(TOO_COSTLY);
    expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
    expect(await media.store(photo)).toMatchObject({ width: 1200, height: 800 });
  });

  it('stores the photo after one that took too long, while the process of that one ends', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const kill = vi.spyOn(ChildProcess.prototype, 'kill').mockReturnValue(true);
    const slow = expect(decodeInChild(photo)).rejects.toThrow(TOO_COSTLY);
    vi.advanceTimersByTime(30_000);
    await slow;
    const old = kill.mock.contexts.find((context) => context instanceof ChildProcess);
    vi.useRealTimers();
    kill.mockRestore();
    const next = decodeInChild(photo);
    old?.emit('message', { type: 'done', value: 'late' });
    old?.kill('SIGKILL');
    expect(await next).toMatchObject({ width: 1200, height: 800 });
  });
});
