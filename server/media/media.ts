import { createHash } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { fileExists, listFilesBefore, writeFileAtomically } from '#server/core/files.ts';
import { decodeImage, restrictImageFormats } from './image-decoding.ts';
import { encodeVariant, type ImageVariant } from './image-variant.ts';

export interface StoredImage {
  /** Derived from the content: the same image always has the same name. */
  name: string;
  width: number;
  height: number;
  /** Dominant colour as #rrggbb. */
  color: string;
}

export interface Media {
  folder: string;
  /** A folder for uploads that are not stored yet. */
  uploadsFolder: string;
  /**
   * Stores an image, given as bytes or as the path of a file.
   * @throws InvalidImage
   */
  store(image: Uint8Array | string): Promise<StoredImage>;
  /** Path of a stored image, or null. */
  original(name: string): Promise<string | null>;
  /** Path of a variant, which is encoded on first use; null if there is no such image. */
  variant(name: string, variant: ImageVariant): Promise<string | null>;
  /** Deletes an image and its variants. Several properties may use the same file. */
  delete(name: string): Promise<void>;
  /** Names of the images stored before `time`. */
  namesBefore(time: Date): Promise<string[]>;
  /** Removes what a crash left: uploads older than `time`, and variants of deleted images. */
  removeLeftovers(time: Date): Promise<void>;
}

const imageName = /^[0-9a-f]{32}\.webp$/;

/** Opens the folder of images, which several processes may share, and creates it if it is missing. */
export async function openMedia({ folder }: { folder: string }): Promise<Media> {
  const stagingFolder = join(folder, 'unfinished');
  await mkdir(stagingFolder, { recursive: true });
  restrictImageFormats();
  // One thread per image and one core left free, so that requests are served meanwhile.
  sharp.concurrency(1);
  sharp.cache(false);
  const limit = pLimit(Math.max(1, availableParallelism() - 1));
  const pending = new Map<string, Promise<void>>();

  const originalPath = (name: string) => join(folder, name);
  const variantsFolder = (name: string) => join(folder, 'variants', name.slice(0, 32));

  async function store(image: Uint8Array | string): Promise<StoredImage> {
    const { bytes, ...properties } = await limit(() => decodeImage(image));
    const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.webp`;
    if (!(await fileExists(originalPath(name)))) {
      await writeFileAtomically(originalPath(name), bytes, stagingFolder);
    }
    return { name, ...properties };
  }

  async function original(name: string): Promise<string | null> {
    const path = originalPath(name);
    return imageName.test(name) && (await fileExists(path)) ? path : null;
  }

  async function variant(name: string, options: ImageVariant): Promise<string | null> {
    if (!(await original(name))) return null;
    const { width, quality, format } = options;
    const path = join(variantsFolder(name), `${width}-${quality}.${format}`);
    if (await fileExists(path)) return path;
    const encoding =
      pending.get(path) ?? createVariant(path, name, options).finally(() => pending.delete(path));
    pending.set(path, encoding);
    await encoding.catch(async (error) => {
      // Not an error if the image was deleted in the meantime.
      if (await original(name)) throw error;
    });
    return (await fileExists(path)) ? path : null;
  }

  async function createVariant(path: string, name: string, options: ImageVariant): Promise<void> {
    const bytes = await limit(async () =>
      encodeVariant(await readFile(originalPath(name)), options),
    );
    await writeFileAtomically(path, bytes, stagingFolder);
    // An image deleted in the meantime must not leave variants behind.
    if (!(await original(name))) await remove(name);
  }

  async function remove(name: string): Promise<void> {
    if (!imageName.test(name)) return;
    await rm(originalPath(name), { force: true });
    await rm(variantsFolder(name), { recursive: true, force: true });
  }

  async function namesBefore(time: Date): Promise<string[]> {
    return (await listFilesBefore(folder, time)).filter((name) => imageName.test(name));
  }

  async function removeLeftovers(time: Date): Promise<void> {
    for (const name of await listFilesBefore(stagingFolder, time)) {
      await rm(join(stagingFolder, name), { force: true });
    }
    for (const name of await listFilesBefore(join(folder, 'variants'), time)) {
      if (!(await original(`${name}.webp`))) await remove(`${name}.webp`);
    }
  }

  return {
    folder,
    uploadsFolder: stagingFolder,
    store,
    original,
    variant,
    delete: remove,
    namesBefore,
    removeLeftovers,
  };
}
