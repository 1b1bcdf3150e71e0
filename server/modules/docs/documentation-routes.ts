import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyPluginAsync } from 'fastify';
import { markServed, openApiDocument } from './openapi.ts';

/** The API's document at `/openapi.json` and, to read, at `/docs`; both below the prefix. */
export const documentationRoutes: FastifyPluginAsync = async (app) => {
  const document = openApiDocument();
  // Only now does every route stand, whatever the order in which they were registered.
  app.addHook('onReady', async () => markServed(document, (route) => app.hasRoute(route)));

  app.get('/openapi.json', { config: { audience: 'public' } }, async () => document);

  await app.register(swagger, {
    mode: 'static',
    // Two libraries' types of one and the same format.
    specification: { document: document as StaticDocumentSpec['document'] },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: app.prefix,
    theme: { title: 'Property listings API' },
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', defaultModelsExpandDepth: 0 },
    staticCSP: {
      'default-src': "'self'",
      'img-src': "'self' data:",
      'style-src': "'self' 'unsafe-inline'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    },
  });
};
