import { rename } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { propertyImageLimits } from '#contract/property-form.ts';
import { properties } from '#server/core/database/schema.ts';
import { bomb, program, scriptedDrawing } from '#tests/support/hostile-files.ts';
import { openPropertyDesk, type PropertyDesk, photo } from '#tests/support/property-fixture.ts';
import { type FormUpload, propertyFields } from '#tests/support/property-forms.ts';
import { call } from '#tests/support/users.ts';

const unreadable = 'This file is not a readable JPG, PNG, WEBP or AVIF photo.';

let desk: PropertyDesk;
let red: FormUpload;
let green: FormUpload;
let blue: FormUpload;

beforeAll(async () => {
  desk = await openPropertyDesk();
  [red, green, blue] = await Promise.all([photo('red'), photo('green'), photo('blue')]);
});
beforeEach(() => desk.clear());
afterAll(() => desk.close());

describe('Pictures of a new property', () => {
  it('are stored anew and upright, without where they were taken, in their order', async () => {
    const { images, imageDetails: facts } = await desk.created({}, red, green);
    expect(images).toHaveLength(2);
    expect(facts?.map(({ width, height, color }) => ({ width, height, color }))).toEqual([
      { width: 40, height: 60, color: '#f80808' },
      { width: 40, height: 60, color: '#087808' },
    ]);
    for (const image of images) {
      expect(image).toMatch(/^\/api\/images\/[0-9a-f]{32}\.webp$/);
      const { rawPayload } = await desk.app.inject(image);
      const metadata = await sharp(rawPayload).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width: 40, height: 60 });
      expect(metadata).not.toHaveProperty('exif');
      expect(rawPayload.includes('Phone')).toBe(false);
    }
    expect(await desk.uploadsLeft()).toEqual([]);
  });

  it('are ordered as the form says: the first is the cover', async () => {
    const answer = await desk.send('POST /properties', [
      ...Object.entries(propertyFields),
      ['images', red],
      ['images', green],
      ['images', blue],
      ['imageOrder[0]', 'new:2'],
      ['imageOrder[1]', 'new:0'],
    ]);
    const colors = answer.json().data.imageDetails.map(({ color }: { color: string }) => color);
    expect(colors).toEqual(['#0808f8', '#f80808', '#087808']);
  });

  it('are shown once where the same is sent twice, and stored once for all properties', async () => {
    const first = await desk.created({}, red, red);
    expect(first.images).toHaveLength(1);
    const second = await desk.created({}, red);
    expect(second.images).toEqual(first.images);
    expect(await desk.pictures()).toHaveLength(1);
  });

  it('are read by what is in them, not by their name or type', async () => {
    const { images } = await desk.created(
      {},
      { ...red, name: '../../etc/passwd.exe', type: 'text/html' },
    );
    expect(images).toHaveLength(1);
    expect(await desk.pictures()).toHaveLength(1);
  });

  it('are none where a browser sends a file field in which nothing was chosen', async () => {
    const nothing = { bytes: Buffer.alloc(0), type: 'application/octet-stream', name: '' };
    expect((await desk.created({}, nothing)).images).toEqual([]);
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
  ])(
    'are refused where one is %s, which is named, and nothing is kept',
    async (_what, why, bytes) => {
      const answer = await desk.create({}, green, { bytes: bytes(), name: 'villa.jpg' });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        message: 'The request is invalid.',
        fields: { 'images[1]': why },
      });
      expect(await desk.db.$count(properties)).toBe(0);
      expect(await desk.pictures()).toEqual([]);
      expect(await desk.uploadsLeft()).toEqual([]);
    },
  );

  it('are all named where several are refused', async () => {
    const answer = await desk.create({}, { bytes: program, name: 'setup.exe' }, red, {
      bytes: Buffer.alloc(0),
      name: 'night.jpg',
    });
    expect(answer.json().fields).toEqual({ 'images[0]': unreadable, 'images[2]': unreadable });
  });

  it('larger than 15 MB are refused in words', async () => {
    const bytes = Buffer.alloc(propertyImageLimits.bytesEach + 1);
    const answer = await desk.create({}, red, { bytes, name: 'huge.jpg' });
    const message = 'This file is too large. The limit is 15 MB.';
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toEqual({ message, fields: { 'images[1]': message } });
    expect(await desk.uploadsLeft()).toEqual([]);
  });

  it('more than 30 are refused in words', async () => {
    const answer = await desk.create({}, ...Array<FormUpload>(31).fill(red));
    const message = 'At most 30 files can be sent at once.';
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toEqual({ message, fields: { images: message } });
    expect(await desk.db.$count(properties)).toBe(0);
    expect(await desk.uploadsLeft()).toEqual([]);
  });

  it('are a failure of the server, and not of who sends them, where its disk takes no files', async () => {
    await rename(desk.uploadsFolder, `${desk.uploadsFolder}-away`);
    const answer = await desk.create({}, red);
    await rename(`${desk.uploadsFolder}-away`, desk.uploadsFolder);
    expect(answer.statusCode).toBe(500);
    expect(await desk.db.$count(properties)).toBe(0);
  });

  it('too large together are refused before they come', async () => {
    const answer = await call(desk.app, 'POST /properties', {
      token: desk.admin.token,
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': `${propertyImageLimits.bytesTogether + 1}`,
      },
      body: Buffer.from('--x--\r\n'),
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.json().message).toBe('The request is too large. The limit is 200 MB.');
  });
});
