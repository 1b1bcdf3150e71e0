import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageHeads } from '#contract/site/page-heads.ts';
import { derivedId } from '#server/core/database/row-id.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { createBuiltApp } from '#tests/support/built-app.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

const origin = 'https://gida.example';
const pages = Object.values(pageHeads).map(
  ({ canonicalPath }) => new URL(canonicalPath, origin).href,
);

let web: Awaited<ReturnType<typeof createBuiltApp>>;
let server: TestApp;

beforeAll(async () => {
  web = await createBuiltApp();
  server = await openTestApp({ config: { webDir: web.folder, publicUrl: origin } });
  await insertProperties(server.db, [
    newProperty('1'),
    newProperty('2', { status: 'New Development' }),
    newProperty('3', { createdAt: new Date('2026-02-03T04:05:06.000Z') }),
  ]);
});
afterAll(async () => {
  await server.close();
  await web.remove();
});

function readMap(xml: string) {
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window;
  const entries = [...document.documentElement.children].map((element) => ({
    address: element.querySelector('loc')?.textContent,
    lastModified: element.querySelector('lastmod')?.textContent,
  }));
  return { root: document.documentElement.tagName, entries };
}

describe('Search engines', () => {
  it('get the sitemap and the private paths from robots.txt', async () => {
    const response = await server.app.inject('/robots.txt');
    expect(response.headers['content-type']).toContain('text/plain');
    expect(response.body).toContain('User-agent: *\nDisallow: /admin\nDisallow: /profile\n');
    expect(response.body).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });

  it('get the canonical URL of each public page and property, with its date', async () => {
    const response = await server.app.inject('/sitemap.xml');
    expect(response.headers).toMatchObject({
      'content-type': expect.stringContaining('application/xml'),
      'cache-control': 'public, max-age=3600',
    });
    const { root, entries } = readMap(response.body);
    expect(root).toBe('urlset');
    expect(entries.map(({ address }) => address).toSorted()).toEqual(
      [
        ...pages,
        `${origin}/property-listing/${derivedId('1')}`,
        `${origin}/new-development/${derivedId('2')}`,
        `${origin}/property-listing/${derivedId('3')}`,
      ].toSorted(),
    );
    expect(entries).toContainEqual({
      address: `${origin}/property-listing/${derivedId('3')}`,
      lastModified: '2026-02-03T04:05:06.000Z',
    });
  });
});
