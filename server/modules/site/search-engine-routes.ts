import escapeHtml from 'escape-html';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pageHeads } from '#contract/site/page-heads.ts';
import { propertyHref } from '#contract/site/property-href.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/core/database/database.ts';
import { siteUrl } from '#server/core/site-url.ts';
import {
  listPropertyAddresses,
  propertiesSummary,
} from '#server/modules/properties/properties-service.ts';

interface SearchEngineOptions {
  db: Database;
  config: Config;
  propertiesPerFile?: number;
}

/** The sitemap protocol's limit of URLs per file. */
const URLS_PER_FILE = 50_000;
const ONE_HOUR_SECONDS = 3600;
const publicPaths = Object.values(pageHeads).map(({ canonicalPath }) => canonicalPath);

/** `robots.txt` and the sitemap, which is split into files if it is too long for one. */
export async function searchEngineRoutes(
  app: FastifyInstance,
  { db, config, propertiesPerFile = URLS_PER_FILE - publicPaths.length }: SearchEngineOptions,
) {
  const isPublic = { config: { audience: 'public' } } as const;
  const origin = () => new URL(siteUrl(app, config)).origin;

  app.get('/robots.txt', isPublic, async (_request, reply) => {
    const sitemap = new URL('/sitemap.xml', origin()).href;
    cached(reply).type('text/plain; charset=utf-8');
    return `User-agent: *\nDisallow: /admin\nDisallow: /profile\n\nSitemap: ${sitemap}\n`;
  });

  app.get('/sitemap.xml', isPublic, async (_request, reply) => {
    const { count, latest } = await propertiesSummary(db);
    cached(reply).type('application/xml; charset=utf-8');
    if (count <= propertiesPerFile) return sitemap('urlset', 'url', await entriesOf(1));
    const files = Array.from({ length: Math.ceil(count / propertiesPerFile) }, (_, index) => ({
      href: new URL(`/sitemap-${index + 1}.xml`, origin()).href,
      ...(latest && { lastModified: latest }),
    }));
    return sitemap('sitemapindex', 'sitemap', files);
  });

  app.get<{ Params: { file: string } }>(
    '/sitemap-:file(^[1-9]\\d{0,4}).xml',
    isPublic,
    async (request, reply) => {
      const entries = await entriesOf(Number(request.params.file));
      if (entries.length === 0) return reply.callNotFound();
      cached(reply).type('application/xml; charset=utf-8');
      return sitemap('urlset', 'url', entries);
    },
  );

  /** The URLs of one file; the first contains the public pages as well. */
  async function entriesOf(file: number): Promise<SitemapEntry[]> {
    const addresses = await listPropertyAddresses(db, {
      limit: propertiesPerFile,
      offset: (file - 1) * propertiesPerFile,
    });
    const pages =
      file === 1 ? publicPaths.map((path) => ({ href: new URL(path, origin()).href })) : [];
    return [
      ...pages,
      ...addresses.map(({ createdAt, ...property }) => ({
        href: origin() + propertyHref(property),
        lastModified: createdAt,
      })),
    ];
  }
}

interface SitemapEntry {
  href: string;
  lastModified?: Date;
}

/** Written by hand, because the `sitemap` package requires a newer Node. */
function sitemap(root: string, element: string, entries: readonly SitemapEntry[]): string {
  const elements = entries.map(({ href, lastModified }) => {
    const lastmod = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : '';
    return `<${element}><loc>${escapeHtml(href)}</loc>${lastmod}</${element}>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...elements,
    `</${root}>`,
    '',
  ].join('\n');
}

function cached(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', `public, max-age=${ONE_HOUR_SECONDS}`);
}
