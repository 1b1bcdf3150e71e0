import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const ABANDONED_AFTER_MS = 60 * 60 * 1000;

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

/** Removes what a killed process left; young files may be another process's work in hand. */
export async function removeAbandonedFiles(unfinishedFolder: string): Promise<void> {
  for (const name of await readdir(unfinishedFolder)) {
    const path = join(unfinishedFolder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < Date.now() - ABANDONED_AFTER_MS) await rm(path, { force: true });
  }
}

/** Size of a file in bytes, or null where there is none. */
export async function fileSize(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
