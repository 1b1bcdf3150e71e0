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
import { listSitemapProperties, propertiesSummary } from './sitemap-store.ts';

interface SearchEngineOptions {
  config: Config;
  responses: ResponseCache;
  propertiesPerFile?: number;
}

/** The sitemap protocol's limit of URLs per file. */
const URLS_PER_FILE = 50_000;
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
  const origin = () => siteUrl(app, config);

  app.get('/robots.txt', isPublic, async (_request, reply) => {
    reply.headers(cached).type('text/plain; charset=utf-8');
    return `User-agent: *\nDisallow: /admin\nDisallow: /profile\n\nSitemap: ${origin()}/sitemap.xml\n`;
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
      yield element('sitemap', `${origin()}/sitemap-${file}.xml`, latest);
    }
    yield '</sitemapindex>\n';
  }

  /** The first file contains the public pages as well. */
  async function* sitemapFile(db: Database, file: number): AsyncGenerator<string> {
    const offset = (file - 1) * propertiesPerFile;
    const properties = await listSitemapProperties(db, { limit: propertiesPerFile, offset });
    if (file > 1 && properties.length === 0) throw new HttpError(404, 'There is no such sitemap.');
    yield openingTag('urlset');
    if (file === 1) yield* publicPaths.map((path) => element('url', origin() + path));
    yield* properties.map(({ createdAt, ...property }) =>
      element('url', origin() + propertyHref(property), createdAt),
    );
    yield '</urlset>\n';
  }
}

// Written by hand, because the `sitemap` package requires a newer Node.
function openingTag(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
}

function element(name: string, href: string, lastModified: Date | null = null): string {
  const lastmod = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : '';
  return `<${name}><loc>${escapeHtml(href)}</loc>${lastmod}</${name}>\n`;
}
