import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageWidths } from '#contract/property/image-variants.ts';
import type { StoredImage } from '#server/media/media.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

const photo = fileURLToPath(
  new URL('../../../server/demo/photos/kitchen-green.webp', import.meta.url),
);
const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

let server: TestApp;
let image: StoredImage;

beforeAll(async () => {
  server = await openTestApp();
  image = await server.media.store(photo);
});
afterAll(() => server.close());

function get(query = '', headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  return server.app.inject({ method, url: `/api/images/${image.name}${query}`, headers });
}

describe('GET /api/images/{name}', () => {
  it('returns the stored original without a width', async () => {
    const response = await get();
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/webp');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 1200, height: 800 });
  });

  it.each([
    ['AVIF', 'heif', 'image/avif', chrome],
    ['AVIF, however it is written', 'heif', 'image/avif', 'text/html, IMAGE/AVIF;q=0.5'],
    ['WebP', 'webp', 'image/webp', 'image/webp,*/*'],
    ['WebP if AVIF is not accepted', 'webp', 'image/webp', 'image/avif;q=0, image/webp'],
    ['JPEG where only wildcards are named', 'jpeg', 'image/jpeg', 'image/*,*/*;q=0.8'],
    ['JPEG where nothing is named', 'jpeg', 'image/jpeg', undefined],
  ])('returns %s', async (_what, format, contentType, accept) => {
    const response = await get('?w=600&q=80', accept ? { accept } : {});
    expect(response.headers).toMatchObject({ 'content-type': contentType, vary: 'Accept' });
    expect(response.headers['content-length']).toBe(`${response.rawPayload.length}`);
    const facts = await sharp(response.rawPayload).metadata();
    expect(facts).toMatchObject({ format, width: 600, height: 400 });
  });

  it('returns every width of the contract, never wider than the original', async () => {
    for (const width of imageWidths) {
      const response = await get(`?w=${width}`, { accept: 'image/webp' });
      const facts = await sharp(response.rawPayload).metadata();
      expect(facts.width).toBe(Math.min(width, image.width));
    }
  });

  it.each([
    [160, 'webp'],
    [320, 'heif'],
    [1200, 'heif'],
    [1600, 'webp'],
  ])('returns AVIF only where it saves much and encodes fast: %i in %s', async (width, format) => {
    const response = await get(`?w=${width}`, { accept: chrome });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format });
  });

  it('has quality 80 with or without naming it', async () => {
    const [usual, named] = await Promise.all(
      ['?w=600', '?w=600&q=80'].map((query) => get(query, { accept: chrome })),
    );
    expect(usual?.headers.etag).toBe(named?.headers.etag);
  });

  it.each([
    ['?w=601', { w: 'Width must be one of 160, 320, 600, 800, 1200, 1600' }],
    ['?w=wide', { w: 'Width must be one of 160, 320, 600, 800, 1200, 1600' }],
    ['?w=600&w=800', { w: 'Width must be one of 160, 320, 600, 800, 1200, 1600' }],
    ['?w=600&q=65', { q: 'Quality must be 80' }],
    ['?q=80', { q: 'Quality requires a width' }],
  ])('rejects %s with a message per field', async (query, fields) => {
    const response = await get(query);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      message: 'Some values are not valid. Please check them.',
      fields,
    });
  });

  it('is cached for a year, can be loaded by any origin, and supports 304', async () => {
    const first = await get('?w=320', { accept: chrome });
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const etag = `${first.headers.etag}`;
    expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
    const again = await get('?w=320', { accept: chrome, 'if-none-match': `"other", ${etag}` });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    expect(again.headers).toMatchObject({ etag, vary: 'Accept' });
  });

  it('is sent again if the client has another format', async () => {
    const { headers } = await get('?w=320', { accept: 'image/webp' });
    const other = await get('?w=320', { accept: chrome, 'if-none-match': `${headers.etag}` });
    expect(other.statusCode).toBe(200);
  });

  it('supports HEAD', async () => {
    const described = await get('?w=320', { accept: chrome }, 'HEAD');
    const sent = await get('?w=320', { accept: chrome });
    expect(described.statusCode).toBe(200);
    expect(described.rawPayload).toHaveLength(0);
    for (const header of ['content-length', 'content-type', 'etag', 'cache-control', 'vary']) {
      expect(described.headers[header]).toBe(sent.headers[header]);
    }
  });

  it.each([
    ['is not stored', `${'0'.repeat(32)}.webp`],
    ['is not an image name', 'photo.webp'],
    ['is the name of a folder', 'variants'],
    ['climbs out of the folder', '..%2F..%2Fpackage.json'],
    ['hides its climbing', `..%2F${'0'.repeat(32)}.webp`],
    ['holds a null character', `${'0'.repeat(32)}.webp%00`],
  ])('gives 404 for a name that %s', async (_what, name) => {
    for (const query of ['', '?w=600']) {
      const response = await server.app.inject(`/api/images/${name}${query}`);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ message: 'Image not found.' });
      expect(response.headers['cache-control'] ?? '').not.toContain('immutable');
    }
  });
});
