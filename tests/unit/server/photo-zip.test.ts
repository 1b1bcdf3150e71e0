import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPhotoZip } from '#server/modules/imports/photos/photo-zip.ts';
import { zipOf } from '#tests/support/zip.ts';

const MEGABYTE = 1024 * 1024;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gida-zip-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function open(content: Uint8Array) {
  const path = join(folder, 'photos.zip');
  await writeFile(path, content);
  return openPhotoZip(path);
}

const photo = (text: string) => Buffer.from(text);
/** Does not shrink, like a photo. */
const noise = randomBytes;

describe('A ZIP of photos', () => {
  it('gives the file that a row names, with or without its folders and in any case', async () => {
    const zip = await open(
      zipOf([
        { name: 'Lekki/Front View.JPG', content: photo('front') },
        { name: 'back\u0301.png', content: photo('back') },
      ]),
    );
    const read = async (name: string) => {
      const path = join(folder, 'out');
      await zip.extract(name, path);
      return readFile(path, 'utf8').finally(() => rm(path));
    };
    expect(await read('front view.jpg')).toBe('front');
    expect(await read('lekki\\front view.jpg')).toBe('front');
    expect(await read('./Lekki/Front View.JPG')).toBe('front');
    expect(await read('b\u00e1ck.png').catch(() => 'none')).toBe('none');
    await expect(zip.extract('side.jpg', join(folder, 'x'))).rejects.toThrow('not in the ZIP');
    zip.close();
  });

  it('gives none of two files of the same name, unless the row names the folder', async () => {
    const zip = await open(
      zipOf([
        { name: 'a/front.jpg', content: photo('a') },
        { name: 'b/front.jpg', content: photo('b') },
      ]),
    );
    const path = join(folder, 'out');
    await expect(zip.extract('front.jpg', path)).rejects.toThrow('several files of this name');
    await zip.extract('b/front.jpg', path);
    expect(await readFile(path, 'utf8')).toBe('b');
    zip.close();
  });

  it.each(['../../evil.jpg', '/etc/evil.jpg', 'a/../../evil.jpg', 'C:/evil.jpg', '..\\evil.jpg'])(
    'is rejected if it names a file %s',
    async (name) => {
      await expect(open(zipOf([{ name, content: photo('evil') }]))).rejects.toThrow(
        'This file cannot be read as a ZIP.',
      );
      expect(await readdir(folder)).toEqual(['photos.zip']);
    },
  );

  it('is rejected if it is far larger when it is unpacked, or not a ZIP', async () => {
    const bomb = { name: 'bomb.jpg', content: Buffer.alloc(20 * MEGABYTE) };
    await expect(open(zipOf([bomb]))).rejects.toThrow('too large when it is unpacked');
    const claims = { name: 'claims.jpg', content: noise(1000), size: 2 ** 32 - 2 };
    await expect(open(zipOf([claims]))).rejects.toThrow('too large when it is unpacked');
    for (const content of [
      photo('no zip at all'),
      zipOf([bomb]).subarray(0, -8),
      Buffer.alloc(0),
    ]) {
      await expect(open(content)).rejects.toThrow('This file cannot be read as a ZIP.');
    }
  });

  it('unpacks no more than its directory says, and at most 15 MB a file', async () => {
    const zip = await open(
      zipOf([
        { name: 'filler.jpg', content: noise(2 * MEGABYTE) },
        { name: 'lies.jpg', content: Buffer.alloc(20 * MEGABYTE), size: 1000 },
        { name: 'large.jpg', content: Buffer.alloc(16 * MEGABYTE) },
      ]),
    );
    const path = join(folder, 'out');
    await expect(zip.extract('large.jpg', path)).rejects.toThrow('too large');
    await expect(zip.extract('lies.jpg', path)).rejects.toThrow('cannot be unpacked');
    expect((await readFile(path)).length).toBeLessThanOrEqual(1000);
    zip.close();
  });
});
