import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { WebApp } from '#server/web-app.ts';

const ONE_HOUR_SECONDS = 3600;
const ONE_YEAR_SECONDS = 31_536_000;

/** The built SPA: its files, and its page for every address that somebody opens outside the API. */
export const spa = fp(async (app: FastifyInstance, { webApp }: { webApp: WebApp }) => {
  await app.register(staticFiles, { root: webApp.folder, serve: false, cacheControl: false });

  app.get('/*', { config: { audience: 'public' } }, async (request, reply) => {
    const path = pathOf(request.url);
    if (path === null || isApi(path)) return reply.callNotFound();
    if (!isFile(path)) {
      return reply
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(webApp.indexHtml);
    }
    // A file's name below assets/ is made of its content; others may change with the next build.
    const cacheControl = path.startsWith('/assets/')
      ? `public, max-age=${ONE_YEAR_SECONDS}, immutable`
      : `public, max-age=${ONE_HOUR_SECONDS}`;
    return reply.header('cache-control', cacheControl).sendFile(path.slice(1));
  });
});

function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
}

function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/** Addresses of screens have no dot in their last part; `index.html` is the page, not a file. */
function isFile(path: string): boolean {
  return /\.[^/]+$/.test(path) && path !== '/index.html';
}
