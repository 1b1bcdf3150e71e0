import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MessageResponse } from '#contract/envelope.ts';
import { type Database, isUpToDate } from '#server/core/database/database.ts';
import { sharedRead } from '#server/core/database/shared-read.ts';
import type { DiskSpace } from '#server/core/files/disk-space.ts';
import { databaseUnavailable, diskFull } from '#server/core/http/http-error.ts';
import { checkWriting } from '#server/core/security/secrets-store.ts';

/** A load balancer gets a response in time, even if the database does not respond. */
const READY_TIMEOUT_MS = 1500;

interface HealthServices {
  db: Database;
  disk: DiskSpace;
}

/**
 * `GET /health`: the process responds. `GET /ready`: it can write, and its database is up to date.
 */
export const healthRoutes: FastifyPluginAsyncZod<HealthServices> = async (app, { db, disk }) => {
  const options = {
    config: { audience: 'public' },
    schema: { response: { 200: MessageResponse } },
  } as const;

  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/health', options, async () => ({ message: 'ok' }));

  const isDatabaseReady = sharedRead(async () => {
    try {
      await checkWriting(db);
      return await isUpToDate(db);
    } catch (error) {
      app.log.warn({ err: error }, 'the database does not respond');
      return false;
    }
  });

  app.get('/ready', options, async () => {
    if (await disk.isFull()) throw diskFull();
    const isReady = await Promise.race([isDatabaseReady(), delay(READY_TIMEOUT_MS, false)]);
    if (!isReady) throw databaseUnavailable();
    return { message: 'ready' };
  });
};
