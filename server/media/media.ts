import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { fileExists, listFilesBefore, writeFileAtomically } from '#server/core/files.ts';
import { type FileStorage, openFolderStorage } from '#server/core/storage/file-storage.ts';
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
  /** Whether the image is stored, for every host. */
  has(name: string): Promise<boolean>;
  /** Path of a stored image, or of this host's copy of it; null if there is no such image. */
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

/** The folder of uploads that are not stored yet, on the same disk as `folder`. */
export function stagingFolderOf(folder: string): string {
  return join(folder, 'unfinished');
}

/**
 * Opens the images and creates their folder if it is missing. Without a storage, originals are in
 * the folder, which several processes may share. Variants are always there.
 */
export async function openMedia({
  folder,
  storage = openFolderStorage(folder),
}: {
  folder: string;
  storage?: FileStorage;
}): Promise<Media> {
  const stagingFolder = stagingFolderOf(folder);
  await mkdir(stagingFolder, { recursive: true });
  restrictImageFormats();
  // One thread per image and one core left free, so that requests are served meanwhile.
  sharp.concurrency(1);
  sharp.cache(false);
  const limit = pLimit(Math.max(1, availableParallelism() - 1));
  const pending = new Map<string, Promise<void>>();

  const variants = join(folder, 'variants');
  const variantsFolder = (name: string) => join(variants, name.slice(0, 32));

  async function store(image: Uint8Array | string): Promise<StoredImage> {
    const { bytes, ...properties } = await limit(() => decodeImage(image));
    const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.webp`;
    if (!(await storage.has(name))) await add(name, bytes);
    return { name, ...properties };
  }

  async function add(name: string, bytes: Uint8Array): Promise<void> {
    const staged = join(stagingFolder, randomUUID());
    try {
      await writeFile(staged, bytes, { flag: 'wx' });
      await storage.add(name, staged);
    } catch (error) {
      await rm(staged, { force: true });
      throw error;
    }
  }

  async function has(name: string): Promise<boolean> {
    return imageName.test(name) && storage.has(name);
  }

  async function original(name: string): Promise<string | null> {
    return imageName.test(name) ? storage.localPath(name) : null;
  }

  async function variant(name: string, options: ImageVariant): Promise<string | null> {
    const source = await original(name);
    if (!source) return null;
    const { width, quality, format } = options;
    const path = join(variantsFolder(name), `${width}-${quality}.${format}`);
    if (await fileExists(path)) return path;
    const encoding =
      pending.get(path) ??
      createVariant(path, { name, source, options }).finally(() => pending.delete(path));
    pending.set(path, encoding);
    await encoding.catch(async (error) => {
      // Not an error if the image was deleted in the meantime.
      if (await original(name)) throw error;
    });
    return (await fileExists(path)) ? path : null;
  }

  async function createVariant(
    path: string,
    { name, source, options }: { name: string; source: string; options: ImageVariant },
  ): Promise<void> {
    const bytes = await limit(async () => encodeVariant(await readFile(source), options));
    await writeFileAtomically(path, bytes, stagingFolder);
    // An image deleted in the meantime must not leave variants behind.
    if (!(await original(name))) await remove(name);
  }

  async function remove(name: string): Promise<void> {
    if (!imageName.test(name)) return;
    await storage.remove(name);
    await rm(variantsFolder(name), { recursive: true, force: true });
  }

  async function namesBefore(time: Date): Promise<string[]> {
    return (await storage.names(time)).filter((name) => imageName.test(name));
  }

  async function removeLeftovers(time: Date): Promise<void> {
    for (const name of await listFilesBefore(stagingFolder, time)) {
      await rm(join(stagingFolder, name), { force: true });
    }
    // After the variants, so that an image stored meanwhile is listed too.
    const withVariants = await listFilesBefore(variants, time);
    const stored = new Set(await storage.names());
    for (const name of withVariants) {
      if (!stored.has(`${name}.webp`)) {
        await rm(join(variants, name), { recursive: true, force: true });
      }
    }
  }

  return {
    folder,
    uploadsFolder: stagingFolder,
    store,
    has,
    original,
    variant,
    delete: remove,
    namesBefore,
    removeLeftovers,
  };
}
