import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { clientOf, networkOf } from '#server/core/http/client.ts';
import { AccountDeactivated, HttpError, TooManyAttempts } from '#server/core/http/http-error.ts';
import { isWithinLimit, type LimitServices } from '#server/core/security/rate-limits.ts';
import type { Services } from '#server/core/services.ts';
import { recordEvent } from './audit-log-service.ts';

const HOUR_MS = 60 * 60 * 1000;
/** In memory, like the limit of reads, because that is cheaper than in the database. */
const MAX_NETWORKS = 100;

type RejectionServices = LimitServices & Pick<Services, 'db' | 'clock'>;

/**
 * Records responses with 403 and 429 in the audit log, but not all, or an attacker could fill it:
 * the first attempt beyond a rate limit, a few denials an hour for each user or network, and limited
 * reads once an hour for each network and process.
 */
export const rejectionLog = fp(async (app: FastifyInstance, services: RejectionServices) => {
  const networks = new LRUCache<string, true>({ max: MAX_NETWORKS, ttl: HOUR_MS });
  app.addHook('onError', async (request, _reply, error) => {
    try {
      await recordRejection(services, request, error, networks);
    } catch (failure) {
      request.log.warn({ err: failure }, 'a rejection was not recorded');
    }
  });
});

async function recordRejection(
  services: RejectionServices,
  request: FastifyRequest,
  error: Error,
  limitedNetworks: LRUCache<string, true>,
): Promise<void> {
  const client = clientOf(request);
  const actorId = request.signedIn?.user.id ?? null;
  const { method, routeOptions } = request;
  const details = { request: `${method} ${routeOptions.url}` };
  const event = { ...client, at: services.clock(), actorId, details };
  if (error instanceof TooManyAttempts) {
    if (!error.isFirst) return;
    const userId = error.userId ?? actorId;
    await recordEvent(services.db, { ...event, action: 'rate-limited', userId });
  } else if (error instanceof HttpError && error.status === 429) {
    const network = networkOf(client.address);
    if (limitedNetworks.has(network)) return;
    limitedNetworks.set(network, true);
    await recordEvent(services.db, { ...event, action: 'rate-limited', userId: actorId });
  } else if (error instanceof HttpError && error.status === 403) {
    const account = actorId ?? networkOf(client.address);
    if (!(await isWithinLimit(services, 'recordedDenials', { account }))) return;
    const userId = error instanceof AccountDeactivated ? error.userId : actorId;
    await recordEvent(services.db, { ...event, action: 'access-denied', userId });
  }
}
