import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Writes a file that no reader, of this process or another, ever sees half of: it is finished in
 * `unfinishedFolder`, which must be on the same disk, and then renamed.
 */
export async function writeWholeFile(
  path: string,
  bytes: Uint8Array,
  unfinishedFolder: string,
): Promise<void> {
  const unfinished = join(unfinishedFolder, randomUUID());
  try {
    const file = await open(unfinished, 'wx');
    try {
      await file.writeFile(bytes);
      // Without this a power cut could leave a complete name on an empty file.
      await file.sync();
    } finally {
      await file.close();
    }
    await mkdir(dirname(path), { recursive: true });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Writes a stream to a new file of that folder, and answers its path; what breaks off is not kept. */
export async function receiveFile(stream: Readable, folder: string): Promise<string> {
  const path = join(folder, randomUUID());
  try {
    await pipeline(stream, createWriteStream(path, { flags: 'wx' }));
    return path;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** What in a folder was last changed before that; nothing where there is no such folder. */
export async function filesBefore(folder: string, time: Date): Promise<string[]> {
  const names = await unlessMissing(readdir(folder));
  const older: string[] = [];
  for (const name of names ?? []) {
    // Another process may just have removed or renamed it.
    const facts = await unlessMissing(stat(join(folder, name)));
    if (facts && facts.mtime < time) older.push(name);
  }
  return older;
}

/** Size of a file in bytes, or null where there is none. */
export async function fileSize(path: string): Promise<number | null> {
  return (await unlessMissing(stat(path)))?.size ?? null;
}

async function unlessMissing<Found>(looking: Promise<Found>): Promise<Found | null> {
  try {
    return await looking;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
