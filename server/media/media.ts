import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type FileStorage,
  fileExists,
  listFilesBefore,
  openFolderStorage,
  removeFilesBefore,
  stageFile,
} from '#server/core/files/files.ts';
import { decodeInChild, encodeInChild } from './image-child.ts';
import type { ImageVariant } from './image-formats.ts';
import { openImageQueue } from './image-queue.ts';

export interface StoredImage {
  /** Derived from the content: the same image always has the same name. */
  name: string;
  width: number;
  height: number;
  /** Dominant colour as #rrggbb. */
  color: string;
}

/** The stored images and their variants. */
export type Media = Awaited<ReturnType<typeof openMedia>>;

/** Shared by the whole process, because the child takes one job at a time. */
const queue = openImageQueue();

/** An older backup of the database may still refer to a deleted image. */
const TRASH_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const imageName = /^[0-9a-f]{32}\.webp$/;

/** The folder of uploads that are not stored yet, on the same disk as `folder`. */
export function stagingFolderOf(folder: string): string {
  return join(folder, 'unfinished');
}

/** The folder of deleted images, on the same disk as `folder`. */
export function trashFolderOf(folder: string): string {
  return join(folder, 'trash');
}

/**
 * Opens the images and creates their folder if it is missing. The originals are in `storage`, which
 * several processes may share, and the variants in `folder`.
 */
export async function openMedia({
  folder,
  storage = openFolderStorage(folder),
  trash = openFolderStorage(trashFolderOf(folder)),
}: {
  folder: string;
  storage?: FileStorage;
  trash?: FileStorage;
}) {
  const stagingFolder = stagingFolderOf(folder);
  await mkdir(stagingFolder, { recursive: true });
  await mkdir(trashFolderOf(folder), { recursive: true });
  const creating = new Map<string, Promise<void>>();

  const variants = join(folder, 'variants');
  const variantsFolder = (name: string) => join(variants, name.slice(0, 32));

  /**
   * Stores an image, given as bytes or as the path of a file. A user's images are decoded one at a
   * time. @throws InvalidImage
   */
  async function store(image: Uint8Array | string, userId?: string): Promise<StoredImage> {
    const { bytes, ...properties } = await queue.upload(() => decodeInChild(image), userId);
    const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.webp`;
    if (!(await storage.has(name))) {
      await stageFile(stagingFolder, async (staged) => {
        await writeFile(staged, bytes, { flag: 'wx' });
        await storage.add(name, staged);
      });
    }
    return { name, ...properties };
  }

  /** Path of a stored image, or of this host's copy of it; null if there is no such image. */
  async function original(name: string): Promise<string | null> {
    return imageName.test(name) ? storage.localPath(name) : null;
  }

  /**
   * Path of a variant, which is encoded on first use; null if there is no such image. The number of
   * pending variants of a network is limited, unless it is unknown (''). @throws TemporaryError
   */
  async function variant(
    name: string,
    options: ImageVariant,
    network = '',
  ): Promise<string | null> {
    const source = await original(name);
    if (!source) return null;
    const path = join(variantsFolder(name), `${options.width}.${options.format}`);
    if (await fileExists(path)) return path;
    // Keyed by network too, because the same variant may be queued further back for another one.
    const key = `${network} ${path}`;
    const creation =
      creating.get(key) ??
      queue
        .variant(() => createVariant(name, options, { source, path }), options, network)
        .finally(() => creating.delete(key));
    creating.set(key, creation);
    await creation.catch(async (error) => {
      // Not an error if the image was deleted in the meantime.
      if (await original(name)) throw error;
    });
    return (await fileExists(path)) ? path : null;
  }

  async function createVariant(
    name: string,
    options: ImageVariant,
    { source, path }: { source: string; path: string },
  ): Promise<void> {
    if (await fileExists(path)) return;
    const bytes = await encodeInChild(await readFile(source), options);
    await stageFile(stagingFolder, async (staged) => {
      // Without a flush a power cut could leave an empty file under the final name.
      await writeFile(staged, bytes, { flag: 'wx', flush: true });
      await mkdir(dirname(path), { recursive: true });
      await rename(staged, path);
    });
    // An image deleted in the meantime must not leave variants behind.
    if (!(await original(name))) await remove(name);
  }

  /** Moves an image to the trash and deletes its variants. Several properties may use it. */
  async function remove(name: string): Promise<void> {
    if (!imageName.test(name)) return;
    const path = await storage.localPath(name);
    if (path) await copyInto(trash, name, path);
    await storage.remove(name);
    await rm(variantsFolder(name), { recursive: true, force: true });
  }

  async function copyInto(target: FileStorage, name: string, path: string): Promise<void> {
    const copying = stageFile(stagingFolder, async (staged) => {
      await copyFile(path, staged);
      // The trash counts days from the time of the file.
      const now = new Date();
      await utimes(staged, now, now);
      await target.add(name, staged);
    });
    await copying.catch(async (error) => {
      // Another process may have moved the image first.
      if (await fileExists(path)) throw error;
    });
  }

  return {
    folder,
    /** A folder for uploads that are not stored yet. */
    uploadsFolder: stagingFolder,
    store,
    original,
    variant,
    delete: remove,

    /** Whether the image is stored; a copy on this host alone does not count. */
    has: async (name: string) => imageName.test(name) && storage.has(name),

    namesBefore: async (time: Date) =>
      (await storage.names(time)).filter((name) => imageName.test(name)),

    deletedNames: () => trash.names(),

    /** Restores an image from the trash; returns false if it is not there. */
    async undelete(name: string): Promise<boolean> {
      const path = imageName.test(name) ? await trash.localPath(name) : null;
      if (!path) return false;
      await copyInto(storage, name, path);
      await trash.remove(name);
      return true;
    },

    /** Deletes images that were moved to the trash more than 30 days before `now`. */
    async emptyTrash(now: Date): Promise<void> {
      const names = await trash.names(new Date(+now - TRASH_KEPT_MS));
      for (const name of names) await trash.remove(name);
    },

    /** Path of an image, even if it is in the trash; null if there is no such image. */
    kept: async (name: string) =>
      (await original(name)) ?? (imageName.test(name) ? trash.localPath(name) : null),

    /** Stores a backup's copy of an image. */
    async putBack(name: string, path: string): Promise<void> {
      if (!imageName.test(name)) throw new Error(`${name} is not the name of an image`);
      if (!(await storage.has(name))) await copyInto(storage, name, path);
    },

    /** Removes what a crash left: uploads older than `time`, and variants of deleted images. */
    async removeLeftovers(time: Date): Promise<void> {
      await removeFilesBefore(stagingFolder, time);
      const withVariants = await listFilesBefore(variants, time);
      // Listed after the variants, so that it includes an image stored in between.
      const stored = new Set(await storage.names());
      for (const name of withVariants) {
        if (stored.has(`${name}.webp`)) continue;
        await rm(join(variants, name), { recursive: true, force: true });
      }
    },
  };
}
