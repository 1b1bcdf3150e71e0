import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { brand } from '#contract/site/brand.ts';
import { headParts } from '#contract/site/page-head.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/core/database/database.ts';
import { siteUrl } from '#server/core/http/site-url.ts';
import { pageHtml, pageTemplate } from './page-html.ts';
import { pagePreloads } from './page-preloads.ts';
import { findPageAtPath, genericHead, type RequestedPage } from './site-service.ts';
import type { WebApp } from './web-app.ts';

const ONE_HOUR_SECONDS = 3600;
const ONE_YEAR_SECONDS = 31_536_000;

interface SiteOptions {
  webApp: WebApp;
  db: Database;
  config: Config;
}

/** Serves the files of the built SPA, and `index.html` with the head of the requested page. */
export async function siteRoutes(app: FastifyInstance, { webApp, db, config }: SiteOptions) {
  await app.register(staticFiles, {
    root: webApp.folder,
    serve: false,
    cacheControl: false,
    preCompressed: true,
  });
  const template = pageTemplate(webApp.indexHtml);

  app.get('/*', { config: { audience: 'public' } }, async (request, reply) => {
    const { path, query } = parseUrl(request.url);
    if (path === null || (/^\/(api|assets)(\/|$)/.test(path) && !webApp.files.has(path))) {
      return reply.callNotFound();
    }
    if (webApp.files.has(path) && path !== '/index.html') {
      return reply.header('cache-control', cacheControlOf(path)).sendFile(path.slice(1));
    }
    const { origin } = new URL(siteUrl(app, config));
    const page = await pageAt({ path, query, origin }, request);
    if (page.status === 301) return reply.redirect(page.path + query, 301);
    return reply
      .code(page.status)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(
        pageHtml(
          template,
          headParts(page.head, { ...brand, origin }),
          page.status === 200 ? pagePreloads(webApp.manifest, path, page.firstImage) : undefined,
        ),
      );
  });

  /** Serves the app even if the database fails; the app then shows its own error. */
  async function pageAt(requested: RequestedPage, { log }: FastifyRequest) {
    try {
      return await findPageAtPath(db, requested);
    } catch (error) {
      log.error({ err: error }, 'the head of a page could not be created');
      return { status: 503, head: genericHead } as const;
    }
  }
}

function cacheControlOf(path: string): string {
  // The names of files in assets/ depend on their content.
  return path.startsWith('/assets/')
    ? `public, max-age=${ONE_YEAR_SECONDS}, immutable`
    : `public, max-age=${ONE_HOUR_SECONDS}`;
}

/** The decoded path, or null if it is malformed, and the query. */
function parseUrl(url: string): { path: string | null; query: string } {
  try {
    const { pathname, search } = new URL(url, 'http://localhost');
    return { path: decodeURIComponent(pathname), query: search };
  } catch {
    return { path: null, query: '' };
  }
}
