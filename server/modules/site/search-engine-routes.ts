import escapeHtml from 'escape-html';
import type { FastifyInstance } from 'fastify';
import { pageHeads } from '#contract/site/page-heads.ts';
import { propertyHref } from '#contract/site/property-href.ts';
import type { Config } from '#server/config.ts';
import type { Executor } from '#server/core/database/database.ts';
import { limitedReads } from '#server/core/http/read-limit.ts';
import type { ResponseCache } from '#server/core/http/response-cache.ts';
import { siteUrl } from '#server/core/http/site-url.ts';
import { listSitemapProperties } from './sitemap-store.ts';

/** The sitemap protocol's limit of URLs in a file. */
const MAX_URLS = 50_000;
const ONE_HOUR_SECONDS = 3600;
const cached = { 'cache-control': `public, max-age=${ONE_HOUR_SECONDS}` };
const publicPaths = Object.values(pageHeads).map(({ canonicalPath }) => canonicalPath);

/** `robots.txt` and the sitemap of the public pages and the newest properties. */
export async function searchEngineRoutes(
  app: FastifyInstance,
  { config, responses }: { config: Config; responses: ResponseCache },
) {
  const isPublic = { config: { audience: 'public', ...limitedReads } } as const;
  const origin = () => siteUrl(app, config);

  app.get('/robots.txt', isPublic, async (_request, reply) => {
    reply.headers(cached).type('text/plain; charset=utf-8');
    return `User-agent: *\nDisallow: /admin\nDisallow: /profile\n\nSitemap: ${origin()}/sitemap.xml\n`;
  });

  app.get('/sitemap.xml', isPublic, async (request, reply) =>
    responses.send(request, reply, {
      kind: 'list',
      headers: { ...cached, 'content-type': 'application/xml; charset=utf-8' },
      key: ['sitemap', origin()],
      parts: sitemap,
    }),
  );

  async function* sitemap(db: Executor): AsyncGenerator<string> {
    const properties = await listSitemapProperties(db, MAX_URLS - publicPaths.length);
    yield '<?xml version="1.0" encoding="UTF-8"?>\n';
    yield '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
    yield* publicPaths.map((path) => urlElement(origin() + path));
    yield* properties.map(({ createdAt, ...property }) =>
      urlElement(origin() + propertyHref(property), createdAt),
    );
    yield '</urlset>\n';
  }
}

// Written by hand, because the `sitemap` package requires a newer Node.
function urlElement(href: string, lastModified?: Date): string {
  const lastmod = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : '';
  return `<url><loc>${escapeHtml(href)}</loc>${lastmod}</url>\n`;
}
