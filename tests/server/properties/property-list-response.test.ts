import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ResponseCache } from '#server/core/http/response-cache.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await insertProperties(test.db, [newProperty('duplex')]);
});
afterAll(() => test.close());

describe('The response of the list', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed with %s for who reads that', async (encoding, decompress) => {
    const { response } = await getRaw({ 'accept-encoding': encoding });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toContain('accept-encoding');
    expect(JSON.parse(decompress(response.rawPayload).toString()).data).toHaveLength(1);
  });

  it.each([
    ['', 'list'],
    ['?q=duplex', 'textSearch'],
    ['?q=duplex&limit=2', 'textSearch'],
    ['?limit=2', 'page'],
  ])('of %s waits with those of its kind, whose statements are limited', async (query, kind) => {
    const send = vi.spyOn(ResponseCache.prototype, 'send');
    await test.app.inject(`/api/properties${query}`);
    expect(send.mock.lastCall?.[2].kind).toBe(kind);
    send.mockRestore();
  });

  it('is sent again only after a property changed', async () => {
    const { response } = await getRaw({ 'accept-encoding': 'br' });
    const headers = { 'accept-encoding': 'br', 'if-none-match': `${response.headers.etag}` };
    expect(response.headers['cache-control']).toBe('no-cache');
    const again = await getRaw(headers);
    expect(again.response.statusCode).toBe(304);
    expect(again.response.rawPayload).toHaveLength(0);
    await insertProperties(test.db, [newProperty('one more')]);
    expect((await getRaw(headers)).response.statusCode).toBe(200);
  });

  it('has a mark where a text was cut within a character', async () => {
    const cut = newProperty('cut', { title: 'A house \ud83c', amenities: ['Pool \udfca'] });
    await insertProperties(test.db, [cut]);
    const { data } = (await test.app.inject(`/api/properties/${cut.id}`)).json();
    expect(data).toMatchObject({ title: 'A house \ufffd', amenities: ['Pool \ufffd'] });
  });

  async function getRaw(headers: Record<string, string>) {
    return { response: await test.app.inject({ url: '/api/properties', headers }) };
  }
});
