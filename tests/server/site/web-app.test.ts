import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageHeads } from '#contract/site/page-heads.ts';
import { derivedId } from '#server/core/database/row-id.ts';
import { properties } from '#server/core/database/schema.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { createBuiltApp } from '#tests/support/built-app.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

const origin = 'https://gida.example';
const terrace = derivedId('terrace');
const tower = derivedId('tower');
const hostile = derivedId('hostile');
const hostileTitle = `"><script>alert('1')</script></script><!-- $& &amp; 'quoted'`;

let web: Awaited<ReturnType<typeof createBuiltApp>>;
let server: TestApp;

beforeAll(async () => {
  web = await createBuiltApp();
  server = await openTestApp({ config: { webDir: web.folder, publicUrl: origin } });
  const front = { name: 'front.webp', width: 1600, height: 1200, color: '#888888', alt: 'Front' };
  await insertProperties(server.db, [
    newProperty('terrace', { title: 'Terrace in Lekki', price: 85_000_000, images: [front] }),
    newProperty('tower', { title: 'Gida Towers', status: 'New Development' }),
    newProperty('hostile', { title: hostileTitle, description: hostileTitle }),
  ]);
});
afterAll(async () => {
  await server.close();
  await web.remove();
});

function get(url: string, headers: Record<string, string> = {}) {
  return server.app.inject({ url, headers });
}

async function open(url: string) {
  const response = await get(url);
  const { document } = new JSDOM(response.body).window;
  const meta = (key: string) =>
    [...document.querySelectorAll(`head > meta[name="${key}"], head > meta[property="${key}"]`)]
      .map((element) => element.getAttribute('content'))
      .join(' and ');
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  return { status: response.statusCode, document, meta, canonical };
}

describe('The page that the server sends', () => {
  it("has the property's title, price, location and image for link previews", async () => {
    const { status, document, meta, canonical } = await open(`/property-listing/${terrace}`);
    expect(status).toBe(200);
    expect(document.title).toBe('Terrace in Lekki | Gida');
    expect(meta('description')).toBe(
      '₦85,000,000. 3 bedrooms, 3 bathrooms, 240 sqm in Lekki, Lagos.',
    );
    expect(meta('og:title')).toBe(document.title);
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('og:image')).toBe(`${origin}/api/images/front.webp?w=1200&q=80`);
    expect(meta('og:image:width')).toBe('1200');
    expect(meta('product:price:amount')).toBe('85000000');
    expect(canonical).toBe(`${origin}/property-listing/${terrace}`);
    expect(meta('og:url')).toBe(canonical);
  });

  it('has each head tag once, without those of the build', async () => {
    const { document } = await open(`/property-listing/${terrace}`);
    expect(document.querySelectorAll('title')).toHaveLength(1);
    const keys = [...document.querySelectorAll('meta')].map(
      (element) => element.getAttribute('name') ?? element.getAttribute('property') ?? 'charset',
    );
    expect(keys).toEqual([...new Set(keys)]);
    expect(document.documentElement.outerHTML).not.toContain('of the build');
  });

  it('describes the property in JSON-LD', async () => {
    const { document } = await open(`/property-listing/${terrace}`);
    const things = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => JSON.parse(script.textContent),
    );
    expect(things).toMatchObject([
      { '@type': 'RealEstateListing', offers: { price: 85_000_000, priceCurrency: 'NGN' } },
      { '@type': 'BreadcrumbList' },
    ]);
  });

  it('has the canonical URL of a development, and no price', async () => {
    const { document, meta, canonical } = await open(`/new-development/${tower}`);
    expect(document.title).toBe('Gida Towers | Gida');
    expect(meta('description')).toMatch(/^Contact Support\./);
    expect(meta('product:price:amount')).toBe('');
    expect(canonical).toBe(`${origin}/new-development/${tower}`);
    expect((await open(`/property-listing/${tower}`)).canonical).toBe(canonical);
  });

  it('has no price if a house is opened at the path of a development', async () => {
    const { document, meta, canonical } = await open(`/new-development/${terrace}`);
    expect(canonical).toBe(`${origin}/property-listing/${terrace}`);
    expect(meta('product:price:amount')).toBe('');
    expect(document.head.innerHTML).not.toMatch(/₦|85,?000,?000/);
  });

  it("escapes markup in a property's text", async () => {
    const { document, meta } = await open(`/property-listing/${hostile}`);
    expect(document.title).toBe(`${hostileTitle} | Gida`);
    expect(meta('og:title')).toBe(document.title);
    expect(document.querySelectorAll('script:not([type="application/ld+json"])')).toHaveLength(2);
    const [listing] = document.querySelectorAll('script[type="application/ld+json"]');
    expect(JSON.parse(listing?.textContent ?? '')).toMatchObject({ name: hostileTitle });
  });

  it('has the content security policy of the build as a header, which also forbids frames', async () => {
    for (const path of ['/', '/api/health', '/favicon.svg']) {
      const { headers } = await get(path);
      expect(headers['content-security-policy']).toBe(
        "default-src 'self';script-src 'self' 'sha256-abc=';img-src 'self' https:;" +
          "frame-ancestors 'none'",
      );
    }
    expect((await get('/')).body).not.toContain('http-equiv');
  });

  it.each(Object.values(pageHeads))('has the title of $canonicalPath', async (head) => {
    const { status, document, meta, canonical } = await open(head.canonicalPath);
    expect(status).toBe(200);
    expect(document.title).toBe(`${head.title} | Gida`);
    expect(meta('description')).toBe(head.description);
    expect(meta('robots')).toBe('');
    expect(canonical).toBe(new URL(head.canonicalPath, origin).href);
  });

  it('preloads the scripts of its page that the build does not load', async () => {
    const preloads = async (url: string) => {
      const links = (await open(url)).document.querySelectorAll('link[rel="modulepreload"]');
      return [...links].map((link) => link.getAttribute('href'));
    };
    expect(await preloads(`/property-listing/${terrace}`)).toEqual([
      '/assets/property-page-abc123.js',
      '/assets/cards-abc123.js',
    ]);
    expect(await preloads('/')).toEqual([]);
    expect((await get('/.vite/manifest.json')).statusCode).toBe(404);
  });

  it('preloads the image that its page shows first', async () => {
    const preloads = async (url: string) => {
      const links = (await open(url)).document.querySelectorAll('link[rel="preload"]');
      return [...links].map((link) => link.getAttribute('imagesrcset')?.split(', ')[0]);
    };
    const front = '/api/images/front.webp?w=160&q=80 160w';
    expect(await preloads('/')).toEqual(['/assets/hero-tall-480-abc123.avif 480w']);
    expect(await preloads(`/property-listing/${terrace}`)).toEqual([front]);
    expect(await preloads(`/property-listing/${tower}`)).toEqual([]);
    expect(await preloads('/property-listings')).toEqual([front]);
    expect(await preloads('/property-listings?location=Kano')).toEqual([]);
    expect(await preloads('/new-development')).toEqual([]);
    expect(await preloads('/about')).toEqual([]);
  });

  it('does not wait long for an image to preload', async () => {
    await server.db.transaction(async (transaction) => {
      await transaction.execute(sql`lock table ${properties} in access exclusive mode`);
      const { status, document } = await open('/property-listings');
      expect(status).toBe(200);
      expect(document.querySelector('link[rel="preload"]')).toBeNull();
    });
  });

  it('ignores the query and a trailing slash', async () => {
    const { status, canonical } = await open('/property-listings/?location=Lagos');
    expect({ status, canonical }).toEqual({
      status: 200,
      canonical: `${origin}/property-listings`,
    });
  });

  it.each([
    '/profile/saved-properties',
    '/admin/properties/0123/edit',
    '/authentication/login?next=%2Fprofile',
  ])('keeps search engines from %s', async (address) => {
    const { status, meta, canonical } = await open(address);
    expect({ status, robots: meta('robots'), canonical }).toEqual({
      status: 200,
      robots: 'noindex',
    });
  });

  it.each([
    ['a property that does not exist', '/property-listing/000000000000000000000000'],
    ['an invalid id', '/property-listing/nowhere'],
    ['a development that does not exist', '/new-development/nowhere'],
    ['an address that nothing stands at', '/nowhere/at/all'],
    ['an address with a dot in it', '/nowhere.html'],
    ['an admin page that does not exist', '/admin/nowhere'],
  ])('is the app, with status 404, for %s', async (_what, address) => {
    const { status, document, meta } = await open(address);
    expect(status).toBe(404);
    expect(document.getElementById('root')).not.toBeNull();
    expect(meta('robots')).toBe('noindex');
  });

  it('redirects the plural path of a property to the canonical one', async () => {
    const response = await get(`/property-listings/${terrace}?from=mail`);
    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toBe(`/property-listing/${terrace}?from=mail`);
  });

  it("redirects a malformed address to the page 'not found'", async () => {
    const accept = 'text/html';
    const response = await get('/property-listing/%E0%A4%A', { accept });
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe('/not-found');
    expect((await open('/not-found')).status).toBe(404);
    expect((await get('/api/properties/%E0%A4%A', { accept })).statusCode).toBe(400);
  });

  it('counts no view', async () => {
    await get(`/property-listing/${terrace}`);
    const listed = await get('/api/properties');
    const { data } = listed.json<{ data: { _id: string; viewCount: number }[] }>();
    expect(data.find(({ _id }) => _id === terrace)?.viewCount).toBe(0);
  });

  it('is revalidated each time and sent again only after a change', async () => {
    const first = await get('/about');
    expect(first.headers['cache-control']).toBe('no-cache');
    const second = await get('/about', { 'if-none-match': `${first.headers.etag}` });
    expect(second.statusCode).toBe(304);
  });

  it('is compressed', async () => {
    const response = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers.vary).toContain('accept-encoding');
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe((await get('/')).body);
  });

  it('names the address it listens on if none is configured, whatever Host a request has', async () => {
    const other = await openTestApp({ config: { webDir: web.folder } });
    const response = await other.app.inject({
      url: '/about',
      headers: { host: 'homes.example:81' },
    });
    await other.close();
    expect(response.body).toContain('<link rel="canonical" href="http://localhost:3000/about">');
  });
});

describe("The build's files", () => {
  it.each([
    ['Brotli', 'br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip', 'gzip', gunzipSync],
  ])('travel as the build compressed them, in %s', async (_name, encoding, accepted, expand) => {
    const response = await get('/assets/main-abc123.js', { 'accept-encoding': accepted });
    expect(response.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': expect.stringMatching(/^(text|application)\/javascript/),
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(expand(response.rawPayload).toString()).toBe(web.script);
  });

  it('are sent uncompressed if the client accepts no compression', async () => {
    const response = await get('/assets/main-abc123.js');
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.body).toBe(web.script);
  });

  it('are cached for a year if their name has a hash, else for an hour', async () => {
    const script = await get('/assets/main-abc123.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const icon = await get('/favicon.svg');
    expect(icon.headers).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'content-type': expect.stringContaining('image/svg+xml'),
    });
  });

  it('have security headers', async () => {
    const script = await get('/assets/main-abc123.js');
    const page = await get('/');
    for (const header of ['x-content-type-options', 'x-frame-options', 'content-security-policy']) {
      expect(script.headers[header]).toBe(page.headers[header]);
    }
  });

  it('give 404 if they belong to an earlier build', async () => {
    const response = await get('/assets/main-before.js');
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/json');
  });

  it('cannot be requested from outside their folder', async () => {
    expect((await get('/assets/..%2f..%2fpackage.json')).statusCode).toBe(404);
  });
});
