import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyPluginAsync } from 'fastify';
import { openApiDocument } from './openapi.ts';

/** The OpenAPI document at `/openapi.json`, and Swagger UI at `/docs`. */
export const docsRoutes: FastifyPluginAsync = async (app) => {
  const document = openApiDocument();

  app.get('/openapi.json', { config: { audience: 'public' } }, async () => document);

  await app.register(swagger, {
    mode: 'static',
    // Both libraries type the same format.
    specification: { document: document as StaticDocumentSpec['document'] },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: app.prefix,
    theme: { title: 'Property listings API' },
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', defaultModelsExpandDepth: 0 },
    staticCSP: {
      'default-src': "'none'",
      'script-src': "'self'",
      'connect-src': "'self'",
      'img-src': "'self' data:",
      'style-src': "'self' 'unsafe-inline'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    },
  });
};
