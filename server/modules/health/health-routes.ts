import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MessageResponse } from '#contract/envelope.ts';
import type { Database } from '#server/core/database/database.ts';
import { isUpToDate } from '#server/core/database/migration-state.ts';
import { Problem } from '#server/core/http-error.ts';

/** `GET /health` (the process answers) and `GET /ready` (it can serve), below the prefix. */
export const healthRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
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
      request.log.warn({ err: error }, 'the database does not answer');
      return false;
    });
    if (!isReady) throw new Problem(503, 'The database is not ready.');
    return { message: 'ready' };
  });
};
