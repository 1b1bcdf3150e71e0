import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MessageResponse } from '#contract/envelope.ts';
import { isUpToDate } from '#server/core/database/database.ts';
import { databaseUnavailable } from '#server/core/http-error.ts';
import type { Services } from '#server/core/services.ts';

/** A load balancer waits for a response, not for the database. */
const READY_TIMEOUT_MS = 1500;

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
    const check = isUpToDate(db).catch((error) => {
      request.log.warn({ err: error }, 'the database does not respond');
      return false;
    });
    const isReady = await Promise.race([check, delay(READY_TIMEOUT_MS, false)]);
    if (!isReady) throw databaseUnavailable();
    return { message: 'ready' };
  });
};
