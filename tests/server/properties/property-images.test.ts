import { rename } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { propertyImageLimits } from '#contract/property/property-form.ts';
import { properties } from '#server/core/database/schema.ts';
import { bomb, program, scriptedDrawing } from '#tests/support/hostile-files.ts';
import { type FormUpload, propertyFields } from '#tests/support/multipart-property.ts';
import {
  openPropertyFixture,
  type PropertyFixture,
  photo,
} from '#tests/support/property-fixture.ts';
import { call } from '#tests/support/users.ts';

const unreadable = 'This file cannot be read as a JPG, PNG, WEBP or AVIF photo.';

let fixture: PropertyFixture;
const [red, green, blue] = await Promise.all([photo('red'), photo('green'), photo('blue')]);

beforeAll(async () => {
  fixture = await openPropertyFixture();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

describe('Images of a new property', () => {
  it('are stored in order, upright and without GPS position', async () => {
    const { images, imageDetails: facts } = await fixture.create({}, red, green);
    expect(images).toHaveLength(2);
    expect(facts?.map(({ width, height, color }) => ({ width, height, color }))).toEqual([
      { width: 40, height: 60, color: '#f80808' },
      { width: 40, height: 60, color: '#087808' },
    ]);
    for (const image of images) {
      expect(image).toMatch(/^\/api\/images\/[0-9a-f]{32}\.webp$/);
      const { rawPayload } = await fixture.app.inject(image);
      const metadata = await sharp(rawPayload).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width: 40, height: 60 });
      expect(metadata).not.toHaveProperty('exif');
      expect(rawPayload.includes('Phone')).toBe(false);
    }
    expect(await fixture.leftoverUploads()).toEqual([]);
  });

  it('have the order of the form, the cover first', async () => {
    const response = await fixture.send('POST /properties', [
      ...Object.entries(propertyFields),
      ['images', red],
      ['images', green],
      ['images', blue],
      ['imageOrder[0]', 'new:2'],
      ['imageOrder[1]', 'new:0'],
    ]);
    const colors = response.json().data.imageDetails.map(({ color }: { color: string }) => color);
    expect(colors).toEqual(['#0808f8', '#f80808', '#087808']);
  });

  it('are stored once for all properties, and duplicates are dropped', async () => {
    const first = await fixture.create({}, red, red);
    expect(first.images).toHaveLength(1);
    const second = await fixture.create({}, red);
    expect(second.images).toEqual(first.images);
    expect(await fixture.imageFiles()).toHaveLength(1);
  });

  it('are recognised by content, not by name or type', async () => {
    const { images } = await fixture.create(
      {},
      { ...red, name: '../../etc/passwd.exe', type: 'text/html' },
    );
    expect(images).toHaveLength(1);
    expect(await fixture.imageFiles()).toHaveLength(1);
  });

  it('are none if the browser sends an empty file field', async () => {
    const nothing = { bytes: Buffer.alloc(0), type: 'application/octet-stream', name: '' };
    expect((await fixture.create({}, nothing)).images).toEqual([]);
  });

  it.each<[string, string, () => Buffer]>([
    ['a renamed executable', unreadable, () => program],
    ['an SVG with a script', unreadable, () => scriptedDrawing],
    ['a 0-byte file', unreadable, () => Buffer.alloc(0)],
    ['a GIF', unreadable, () => Buffer.from('GIF89a')],
    ['half a photograph', unreadable, () => Buffer.from(red.bytes.subarray(0, 300))],
    [
      'a decompression bomb',
      'This photo is too large. The limit is 60 megapixels.',
      () => bomb(16_000),
    ],
  ])('are rejected if one is %s, and none is stored', async (_what, why, bytes) => {
    const response = await fixture.post({}, green, { bytes: bytes(), name: 'villa.jpg' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      message: 'Some values are not valid. Please check them.',
      fields: { 'images[1]': why },
    });
    expect(await fixture.db.$count(properties)).toBe(0);
    expect(await fixture.imageFiles()).toEqual([]);
    expect(await fixture.leftoverUploads()).toEqual([]);
  });

  it('are rejected with a message for each invalid one', async () => {
    const response = await fixture.post({}, { bytes: program, name: 'setup.exe' }, red, {
      bytes: Buffer.alloc(0),
      name: 'night.jpg',
    });
    expect(response.json().fields).toEqual({ 'images[0]': unreadable, 'images[2]': unreadable });
  });

  it('are rejected above 15 MB', async () => {
    const bytes = Buffer.alloc(propertyImageLimits.bytesEach + 1);
    const response = await fixture.post({}, red, { bytes, name: 'huge.jpg' });
    const message = 'This file is too large. The limit is 15 MB.';
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual({ message, fields: { 'images[1]': message } });
    expect(await fixture.leftoverUploads()).toEqual([]);
  });

  it('are rejected above 30 and a floor plan', async () => {
    const response = await fixture.post({}, ...Array<FormUpload>(32).fill(red));
    const message = 'At most 31 files can be sent at once.';
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual({ message, fields: { images: message } });
    expect(await fixture.db.$count(properties)).toBe(0);
    expect(await fixture.leftoverUploads()).toEqual([]);
  });

  it('give 500 if the disk cannot be written', async () => {
    await rename(fixture.uploadsFolder, `${fixture.uploadsFolder}-away`);
    const response = await fixture.post({}, red);
    await rename(`${fixture.uploadsFolder}-away`, fixture.uploadsFolder);
    expect(response.statusCode).toBe(500);
    expect(await fixture.db.$count(properties)).toBe(0);
  });

  it('are rejected above 200 MB in total, before the upload', async () => {
    const response = await call(fixture.app, 'POST /properties', {
      token: fixture.admin.token,
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': `${propertyImageLimits.bytesTogether + 1}`,
      },
      body: Buffer.from('--x--\r\n'),
    });
    expect(response.statusCode).toBe(413);
    expect(response.json().message).toBe('The request is too large. The limit is 200 MB.');
  });
});
