import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { brand } from '#contract/site/brand.ts';
import { headParts } from '#contract/site/page-head.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/core/database/database.ts';
import { findPage, generalHead } from './find-page.ts';
import { pageHtml, pageTemplate } from './page-html.ts';
import { siteOrigin } from './site-origin.ts';
import type { WebApp } from './web-app.ts';

const ONE_HOUR_SECONDS = 3600;
const ONE_YEAR_SECONDS = 31_536_000;

interface SpaOptions {
  webApp: WebApp;
  db: Database;
  config: Config;
}

/** The built SPA: its files, and its page, with the head of its address, for all else but the API. */
export const spa = fp(async (app: FastifyInstance, { webApp, db, config }: SpaOptions) => {
  await app.register(staticFiles, {
    root: webApp.folder,
    serve: false,
    cacheControl: false,
    preCompressed: true,
  });
  const template = pageTemplate(webApp.indexHtml);

  app.get('/*', { config: { audience: 'public' } }, async (request, reply) => {
    const { path, query } = partsOf(request.url);
    if (path === null || (/^\/(api|assets)(\/|$)/.test(path) && !webApp.files.has(path))) {
      return reply.callNotFound();
    }
    if (webApp.files.has(path) && path !== '/index.html') {
      return reply.header('cache-control', cacheControlOf(path)).sendFile(path.slice(1));
    }
    const origin = siteOrigin(config, request);
    const page = await pageAt(path, origin, request);
    if (page.status === 301) return reply.redirect(page.path + query, 301);
    return reply
      .code(page.status)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(pageHtml(template, headParts(page.head, { ...brand, origin })));
  });

  /** Without its database the server still shows the app, which says what it cannot load. */
  async function pageAt(path: string, origin: string, { log }: FastifyRequest) {
    try {
      return await findPage(db, path === '/index.html' ? '/' : path, origin);
    } catch (error) {
      log.error({ err: error }, 'the head of a page was not found');
      return { status: 503, head: generalHead } as const;
    }
  }
});

function cacheControlOf(path: string): string {
  // A file's name below assets/ is made of its content; others may change with the next build.
  return path.startsWith('/assets/')
    ? `public, max-age=${ONE_YEAR_SECONDS}, immutable`
    : `public, max-age=${ONE_HOUR_SECONDS}`;
}

/** The decoded path, null where it is malformed, and the query as it came. */
function partsOf(url: string): { path: string | null; query: string } {
  try {
    const { pathname, search } = new URL(url, 'http://localhost');
    return { path: decodeURIComponent(pathname), query: search };
  } catch {
    return { path: null, query: '' };
  }
}
