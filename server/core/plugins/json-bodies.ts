import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Some clients say JSON where they send nothing (a logout); that is no mistake. */
export const jsonBodies = fp(async (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body.toString(), done);
  });
});
