import { watch } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ImageVariant } from '#server/media/image-formats.ts';
import { InvalidImage } from '#server/media/image-jobs.ts';
import { type Media, openMedia } from '#server/media/media.ts';
import { bomb } from '#tests/support/hostile-files.ts';
import { losslessWebp } from '#tests/support/image-bombs.ts';

const photo = fileURLToPath(
  new URL('../../../server/demo/photos/duplex-white-day.webp', import.meta.url),
);
const avif600: ImageVariant = { width: 600, format: 'avif' };

let folder: string;
let media: Media;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
  media = await openMedia({ folder });
});
afterEach(() => rm(folder, { recursive: true }));

const imagesInFolder = async () => (await readdir(folder)).filter((name) => name.endsWith('.webp'));

describe('A stored image', () => {
  it('keeps a plain WebP byte for byte, and has its size and dominant colour', async () => {
    const image = await media.store(photo);
    expect(image).toMatchObject({ width: 1200, height: 800 });
    expect(image.color).toMatch(/^#[0-9a-f]{6}$/);
    expect(await readFile(join(folder, image.name))).toEqual(await readFile(photo));
  });

  it('has one name and one file, even if it is stored several times', async () => {
    const names = await Promise.all(
      [photo, await readFile(photo), photo].map((image) => media.store(image)),
    );
    expect(new Set(names.map(({ name }) => name)).size).toBe(1);
    expect(await imagesInFolder()).toHaveLength(1);
  });

  it('is rotated upright and has no EXIF data and GPS position', async () => {
    const fromTelephone = await sharp(photo)
      .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '6/1 27/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { name, ...size } = await media.store(fromTelephone);
    expect(size).toMatchObject({ width: 800, height: 1200 });
    const stored = await readFile(join(folder, name));
    const facts = await sharp(stored).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: 800, height: 1200 });
    expect(facts).not.toHaveProperty('exif');
    expect(facts).not.toHaveProperty('orientation');
    expect(stored.includes('Phone')).toBe(false);
  });

  it('has no EXIF data even as a small WebP', async () => {
    const tagged = await sharp(photo)
      .withExif({ IFD0: { Make: 'Phone' } })
      .webp()
      .toBuffer();
    const { name } = await media.store(tagged);
    expect((await readFile(join(folder, name))).includes('Phone')).toBe(false);
  });

  it('has no bytes after its end', async () => {
    const script = Buffer.from('<script>alert(1)</script>');
    const { name } = await media.store(Buffer.concat([await readFile(photo), script]));
    expect((await readFile(join(folder, name))).includes('script')).toBe(false);
  });

  it('is at most 2400 px wide and high', async () => {
    const huge = await sharp(photo).resize(3000, 3600).jpeg({ quality: 50 }).toBuffer();
    expect(await media.store(huge)).toMatchObject({ width: 2000, height: 2400 });
  });

  it('keeps transparency', async () => {
    const plan = { width: 300, height: 200, channels: 4, background: '#00000000' } as const;
    const { name, color } = await media.store(await sharp({ create: plan }).png().toBuffer());
    expect(color).toBe('#f8f8f8');
    expect((await sharp(await readFile(join(folder, name))).metadata()).hasAlpha).toBe(true);
    const jpeg = await media.variant(name, { width: 160, format: 'jpeg' });
    const { dominant } = await sharp(jpeg ?? '').stats();
    expect(dominant).toEqual({ r: 248, g: 248, b: 248 });
  });

  const vector = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  it.each([
    ['text', async () => Buffer.from('no image at all')],
    ['nothing', async () => Buffer.alloc(0)],
    ['a drawing that could carry scripts', async () => Buffer.from(vector)],
    ['an animation', async () => sharp(photo).resize(20).gif().toBuffer()],
    ['half a photograph', async () => (await sharp(photo).jpeg().toBuffer()).subarray(0, 30_000)],
    ['half a WebP', async () => (await readFile(photo)).subarray(0, 30_000)],
  ])('is rejected if it is %s', async (_what, bytes) => {
    await expect(media.store(await bytes())).rejects.toThrow(InvalidImage);
    expect(await imagesInFolder()).toEqual([]);
  });

  it.each([
    ['has 64 megapixels', bomb(8000), 'The limit is 60 megapixels.'],
    [
      'is a WebP of 26 megapixels',
      losslessWebp(5100),
      'is 25 megapixels. For a plain JPG it is 60.',
    ],
  ])('is rejected if it %s', async (_what, bytes, limit) => {
    await expect(media.store(bytes)).rejects.toThrow(limit);
  });
});

describe('A variant of an image', () => {
  it('is encoded once for parallel requests', async () => {
    const { name } = await media.store(photo);
    await media.variant(name, { ...avif600, width: 160 });
    const variants = join(folder, 'variants', name.slice(0, 32));
    const written: (string | null)[] = [];
    const watcher = watch(variants, (_event, file) => written.push(file));
    const files = await Promise.all(Array.from({ length: 8 }, () => media.variant(name, avif600)));
    await expect.poll(() => written.length).toBeGreaterThan(0);
    watcher.close();
    expect(written).toEqual(['600.avif']);
    expect(new Set(files).size).toBe(1);
  });

  it('is complete for every process that shares the folder', async () => {
    const { name } = await media.store(photo);
    const processes = await Promise.all([openMedia({ folder }), openMedia({ folder })]);
    const files = await Promise.all(processes.map((process) => process.variant(name, avif600)));
    for (const file of files) {
      expect(await sharp(file ?? '').metadata()).toMatchObject({ width: 600, height: 400 });
    }
    expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
  });

  it('is deleted with its image', async () => {
    const { name } = await media.store(photo);
    await media.variant(name, avif600);
    await media.delete(name);
    expect(await media.variant(name, avif600)).toBeNull();
    expect(await media.original(name)).toBeNull();
    expect(await readdir(join(folder, 'variants'))).toEqual([]);
  });

  it('is encoded again after the cache was emptied', async () => {
    const { name } = await media.store(photo);
    await media.variant(name, avif600);
    await rm(join(folder, 'variants'), { recursive: true });
    expect(await media.variant(name, avif600)).not.toBeNull();
  });
});
