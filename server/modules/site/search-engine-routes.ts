import { setImmediate } from 'node:timers/promises';
import escapeHtml from 'escape-html';
import type { FastifyInstance } from 'fastify';
import { pageHeads } from '#contract/site/page-heads.ts';
import { propertyHref } from '#contract/site/property-href.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/core/database/database.ts';
import { HttpError } from '#server/core/http/http-error.ts';
import { limitedReads } from '#server/core/http/read-limit.ts';
import type { ResponseCache } from '#server/core/http/response-cache.ts';
import { siteUrl } from '#server/core/http/site-url.ts';
import {
  listSitemapProperties,
  propertiesSummary,
} from '#server/modules/properties/properties-service.ts';

interface SearchEngineOptions {
  config: Config;
  responses: ResponseCache;
  propertiesPerFile?: number;
}

/** The sitemap protocol's limit of URLs per file. */
const URLS_PER_FILE = 50_000;
const PROPERTIES_PER_BATCH = 2_000;
const ONE_HOUR_SECONDS = 3600;
const cached = { 'cache-control': `public, max-age=${ONE_HOUR_SECONDS}` };
const xml = {
  kind: 'list',
  headers: { ...cached, 'content-type': 'application/xml; charset=utf-8' },
} as const;
const publicPaths = Object.values(pageHeads).map(({ canonicalPath }) => canonicalPath);

/** `robots.txt` and the sitemap, which is split into files if it is too long for one. */
export async function searchEngineRoutes(
  app: FastifyInstance,
  {
    config,
    responses,
    propertiesPerFile = URLS_PER_FILE - publicPaths.length,
  }: SearchEngineOptions,
) {
  const isPublic = { config: { audience: 'public', ...limitedReads } } as const;
  const origin = () => new URL(siteUrl(app, config)).origin;

  app.get('/robots.txt', isPublic, async (_request, reply) => {
    const sitemap = new URL('/sitemap.xml', origin()).href;
    reply.headers(cached).type('text/plain; charset=utf-8');
    return `User-agent: *\nDisallow: /admin\nDisallow: /profile\n\nSitemap: ${sitemap}\n`;
  });

  app.get('/sitemap.xml', isPublic, async (request, reply) =>
    responses.send(request, reply, { ...xml, key: ['sitemap', origin()], parts: sitemap }),
  );

  app.get<{ Params: { file: string } }>(
    '/sitemap-:file(^[1-9]\\d{0,4}).xml',
    isPublic,
    async (request, reply) => {
      const file = Number(request.params.file);
      return responses.send(request, reply, {
        ...xml,
        key: ['sitemap', origin(), file],
        parts: (db) => sitemapFile(db, file),
      });
    },
  );

  async function* sitemap(db: Database): AsyncGenerator<string> {
    const { count, latest } = await propertiesSummary(db);
    if (count <= propertiesPerFile) return yield* sitemapFile(db, 1);
    yield openingTag('sitemapindex');
    const files = Math.ceil(count / propertiesPerFile);
    for (let file = 1; file <= files; file += 1) {
      const href = new URL(`/sitemap-${file}.xml`, origin()).href;
      yield element('sitemap', { href, ...(latest && { lastModified: latest }) });
    }
    yield '</sitemapindex>\n';
  }

  /** One file, in batches; the first contains the public pages as well. */
  async function* sitemapFile(db: Database, file: number): AsyncGenerator<string> {
    let remaining = propertiesPerFile;
    let properties = await listSitemapProperties(db, {
      limit: Math.min(remaining, PROPERTIES_PER_BATCH),
      offset: (file - 1) * propertiesPerFile,
    });
    if (file > 1 && properties.length === 0) throw new HttpError(404, 'There is no such sitemap.');
    yield openingTag('urlset');
    if (file === 1) {
      yield* publicPaths.map((path) => element('url', { href: new URL(path, origin()).href }));
    }
    while (properties.length > 0) {
      yield* properties.map(({ createdAt, ...property }) =>
        element('url', { href: origin() + propertyHref(property), lastModified: createdAt }),
      );
      remaining -= properties.length;
      // PGlite responds without leaving the event loop.
      await setImmediate();
      properties = await listSitemapProperties(db, {
        limit: Math.min(remaining, PROPERTIES_PER_BATCH),
        after: properties.at(-1)?._id,
      });
    }
    yield '</urlset>\n';
  }
}

interface SitemapEntry {
  href: string;
  lastModified?: Date;
}

// Written by hand, because the `sitemap` package requires a newer Node.
function openingTag(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
}

function element(name: string, { href, lastModified }: SitemapEntry): string {
  const lastmod = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : '';
  return `<${name}><loc>${escapeHtml(href)}</loc>${lastmod}</${name}>\n`;
}
