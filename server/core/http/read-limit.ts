import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { durationText } from '#server/core/security/rate-limits.ts';
import { isLocal, networkOf } from './client.ts';
import { TemporaryError } from './http-error.ts';

/** Route configuration that limits the reads of guests. */
export const limitedReads = { limitsReads: true };

declare module 'fastify' {
  interface FastifyContextConfig {
    limitsReads?: boolean;
  }
}

/**
 * Limits how many reads of a route guests of one network make in a minute. Each process counts for
 * itself, because a count in the database would cost more than most reads. Local addresses are not
 * limited, because they may be those of a proxy in front of all visitors.
 */
export const readLimit = fp(
  async (app: FastifyInstance, { readsPerMinute }: { readsPerMinute: number }) => {
    const limiter = new RateLimiterMemory({ points: readsPerMinute, duration: 60 });
    app.addHook('onRequest', async ({ ip, signedIn, routeOptions: { url, config } }) => {
      if (!config.limitsReads || signedIn || isLocal(ip)) return;
      await limiter.consume(`${url} ${networkOf(ip)}`).catch(({ msBeforeNext }: RateLimiterRes) => {
        const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
        const wait = durationText(seconds);
        const message = `Too many requests from your network. Please try again in ${wait}.`;
        throw new TemporaryError(429, message, seconds);
      });
    });
  },
);
