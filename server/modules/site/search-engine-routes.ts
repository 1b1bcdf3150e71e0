import type { FastifyInstance, FastifyReply } from 'fastify';
import { pageHeads } from '#contract/site/page-heads.ts';
import { propertyHref } from '#contract/site/property-href.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/core/database/database.ts';
import {
  listPropertyAddresses,
  propertyAddressesState,
} from '#server/modules/properties/property-addresses-store.ts';
import { siteOrigin } from './site-origin.ts';
import { SITEMAP_LIMIT, type SitemapEntry, sitemapIndex, urlSet } from './sitemap.ts';

interface SearchEngineOptions {
  db: Database;
  config: Config;
  /** How many properties one file of the sitemap lists. */
  propertiesPerFile?: number;
}

const ONE_HOUR_SECONDS = 3600;
const publicPaths = Object.values(pageHeads).map(({ canonicalPath }) => canonicalPath);

/** `robots.txt` and the sitemap. They hold for an hour: neither has to be newer. */
export async function searchEngineRoutes(
  app: FastifyInstance,
  { db, config, propertiesPerFile = SITEMAP_LIMIT - publicPaths.length }: SearchEngineOptions,
) {
  const isPublic = { config: { audience: 'public' } } as const;

  app.get('/robots.txt', isPublic, async (request, reply) => {
    const sitemap = new URL('/sitemap.xml', siteOrigin(config, request)).href;
    cached(reply).type('text/plain; charset=utf-8');
    return `User-agent: *\nDisallow: /admin\nDisallow: /profile\n\nSitemap: ${sitemap}\n`;
  });

  app.get('/sitemap.xml', isPublic, async (request, reply) => {
    const origin = siteOrigin(config, request);
    const { count, newest } = await propertyAddressesState(db);
    cached(reply).type('application/xml; charset=utf-8');
    if (count <= propertiesPerFile) return urlSet(await entriesOf(1, origin));
    const files = Array.from({ length: Math.ceil(count / propertiesPerFile) }, (_, index) => ({
      href: new URL(`/sitemap-${index + 1}.xml`, origin).href,
      ...(newest && { lastModified: newest }),
    }));
    return sitemapIndex(files);
  });

  app.get<{ Params: { file: string } }>(
    '/sitemap-:file(^[1-9]\\d{0,4}).xml',
    isPublic,
    async (request, reply) => {
      const entries = await entriesOf(Number(request.params.file), siteOrigin(config, request));
      if (entries.length === 0) return reply.callNotFound();
      cached(reply).type('application/xml; charset=utf-8');
      return urlSet(entries);
    },
  );

  /** The addresses in a file of the sitemap; the first one begins with the pages that always are. */
  async function entriesOf(file: number, origin: string): Promise<SitemapEntry[]> {
    const addresses = await listPropertyAddresses(db, {
      limit: propertiesPerFile,
      offset: (file - 1) * propertiesPerFile,
    });
    const pages =
      file === 1 ? publicPaths.map((path) => ({ href: new URL(path, origin).href })) : [];
    return [
      ...pages,
      ...addresses.map(({ createdAt, ...property }) => ({
        href: origin + propertyHref(property),
        lastModified: createdAt,
      })),
    ];
  }
}

function cached(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', `public, max-age=${ONE_HOUR_SECONDS}`);
}
