import { createHash } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sharp from 'sharp';
import { allowOnlyPhotographs, readPicture } from './image-reading.ts';
import { contentTypes, encodeVariant, type PictureVariant } from './image-variant.ts';
import { fileSize, filesBefore, receiveFile, writeWholeFile } from './whole-file.ts';
import { openWorkQueue } from './work-queue.ts';

export interface StoredPicture {
  /** Made of its content: the same picture always has the same name. */
  name: string;
  width: number;
  height: number;
  /** Dominant colour as #rrggbb. */
  color: string;
}

/** A file that can be sent as it is. */
export interface PictureFile {
  path: string;
  /** With its quotation marks, as it travels. */
  etag: string;
  contentType: string;
  bytes: number;
}

export interface Media {
  /** Writes what comes to disk, unread, and answers its path: to be stored, and then discarded. */
  receive(upload: Readable): Promise<string>;
  discard(upload: string): Promise<void>;
  /**
   * Keeps a picture, given as bytes or as the path of a file, and answers when it is on disk.
   * @throws PictureRefused
   */
  store(picture: Uint8Array | string): Promise<StoredPicture>;
  /** The stored picture, or null where there is none of that name. */
  original(name: string): Promise<PictureFile | null>;
  /** Made on first request and kept; null where there is no picture of that name. */
  variant(name: string, variant: PictureVariant): Promise<PictureFile | null>;
  /** Two properties with the same picture share one file: ask only when nobody uses it. */
  delete(name: string): Promise<void>;
  /** Names of the pictures that were stored before that. */
  namesBefore(time: Date): Promise<string[]>;
  /** Removes what killed processes left before that: unfinished files, variants of no picture. */
  removeLeftovers(time: Date): Promise<void>;
}

const pictureName = /^[0-9a-f]{32}\.webp$/;

/** Opens the folder of pictures, which several processes may share; creates it if need be. */
export async function openMedia({ folder }: { folder: string }): Promise<Media> {
  const unfinishedFolder = join(folder, 'unfinished');
  await mkdir(unfinishedFolder, { recursive: true });
  allowOnlyPhotographs();
  // One thread per picture and one core left free: requests are answered while pictures are made.
  sharp.concurrency(1);
  sharp.cache(false);
  // The line needs no limit: what waits in it is not in memory yet, a form stores its pictures one by
  // one, and no variant is made twice.
  const queue = openWorkQueue(Math.max(1, availableParallelism() - 1));
  const inHand = new Map<string, Promise<void>>();

  const originalPath = (name: string) => join(folder, name);
  const variantsFolder = (name: string) => join(folder, 'variants', name.slice(0, 32));

  function discard(upload: string): Promise<void> {
    return rm(upload, { force: true });
  }

  async function store(picture: Uint8Array | string): Promise<StoredPicture> {
    const { bytes, ...facts } = await queue(() => readPicture(picture));
    const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.webp`;
    if ((await fileSize(originalPath(name))) === null) {
      await writeWholeFile(originalPath(name), bytes, unfinishedFolder);
    }
    return { name, ...facts };
  }

  async function original(name: string): Promise<PictureFile | null> {
    if (!pictureName.test(name)) return null;
    const bytes = await fileSize(originalPath(name));
    if (bytes === null) return null;
    const etag = `"${name.slice(0, 32)}"`;
    return { path: originalPath(name), etag, contentType: contentTypes.webp, bytes };
  }

  async function variant(name: string, wanted: PictureVariant): Promise<PictureFile | null> {
    if (!pictureName.test(name)) return null;
    const file = `${wanted.width}-${wanted.quality}.${wanted.format}`;
    const path = join(variantsFolder(name), file);
    let bytes = await fileSize(path);
    if (bytes === null) {
      if ((await fileSize(originalPath(name))) === null) return null;
      await makeOnce(path, name, wanted).catch(async (error) => {
        // Deleted while it waited in line: then it is not there, rather than broken.
        if ((await fileSize(originalPath(name))) !== null) throw error;
      });
      bytes = await fileSize(path);
    }
    if (bytes === null) return null;
    const etag = `"${name.slice(0, 32)}-${file}-${bytes}"`;
    return { path, etag, contentType: contentTypes[wanted.format], bytes };
  }

  function makeOnce(path: string, name: string, wanted: PictureVariant): Promise<void> {
    const making =
      inHand.get(path) ?? makeVariant(path, name, wanted).finally(() => inHand.delete(path));
    inHand.set(path, making);
    return making;
  }

  async function makeVariant(path: string, name: string, wanted: PictureVariant): Promise<void> {
    const encoded = await queue(async () =>
      encodeVariant(await readFile(originalPath(name)), wanted),
    );
    await writeWholeFile(path, encoded, unfinishedFolder);
    // A picture deleted in the meantime must not leave its variants behind.
    if ((await fileSize(originalPath(name))) === null) await remove(name);
  }

  async function remove(name: string): Promise<void> {
    if (!pictureName.test(name)) return;
    await rm(originalPath(name), { force: true });
    await rm(variantsFolder(name), { recursive: true, force: true });
  }

  async function namesBefore(time: Date): Promise<string[]> {
    return (await filesBefore(folder, time)).filter((name) => pictureName.test(name));
  }

  async function removeLeftovers(time: Date): Promise<void> {
    for (const name of await filesBefore(unfinishedFolder, time)) {
      await discard(join(unfinishedFolder, name));
    }
    for (const name of await filesBefore(join(folder, 'variants'), time)) {
      if ((await fileSize(originalPath(`${name}.webp`))) === null) await remove(`${name}.webp`);
    }
  }

  return {
    receive: (upload) => receiveFile(upload, unfinishedFolder),
    discard,
    store,
    original,
    variant,
    delete: remove,
    namesBefore,
    removeLeftovers,
  };
}
