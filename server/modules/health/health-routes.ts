import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MessageResponse } from '#contract/envelope.ts';
import { isUpToDate } from '#server/core/database/database.ts';
import { HttpError } from '#server/core/http-error.ts';
import type { Services } from '#server/core/services.ts';

/** `GET /health`: the process responds. `GET /ready`: its database responds and is up to date. */
export const healthRoutes: FastifyPluginAsyncZod<Services> = async (app, { db }) => {
  const options = {
    config: { audience: 'public' },
    schema: { response: { 200: MessageResponse } },
  } as const;

  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/health', options, async () => ({ message: 'ok' }));

  app.get('/ready', options, async (request) => {
    const isReady = await isUpToDate(db).catch((error) => {
      request.log.warn({ err: error }, 'the database does not respond');
      return false;
    });
    if (!isReady) throw new HttpError(503, 'The database is not ready.');
    return { message: 'ready' };
  });
};
