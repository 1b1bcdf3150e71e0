import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { durationText } from '#server/core/security/rate-limits.ts';
import { isLocal, networkOf } from './client.ts';
import { TemporaryError } from './http-error.ts';

const ONE_MINUTE_MS = 60_000;

/** The number of networks whose requests are counted. */
const MAX_NETWORKS = 20_000;

const noHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};

/** Route configuration that limits the reads of guests. */
export const limitedReads = { rateLimit: {} };

/**
 * Limits how many reads of a route guests of one network make in a minute. Each process counts for
 * itself, because a count in the database would cost more than most reads. Local addresses are not
 * limited, because they may be those of a proxy in front of all visitors.
 */
export const readLimit = fp(
  async (app: FastifyInstance, { readsPerMinute }: { readsPerMinute: number }) => {
    await app.register(rateLimit, {
      global: false,
      max: readsPerMinute,
      timeWindow: ONE_MINUTE_MS,
      cache: MAX_NETWORKS,
      keyGenerator: ({ ip }) => networkOf(ip),
      allowList: (request) => request.signedIn !== null || isLocal(request.ip),
      addHeaders: noHeaders,
      addHeadersOnExceeding: noHeaders,
      errorResponseBuilder: (_request, { ttl }) => {
        const seconds = Math.max(1, Math.ceil(ttl / 1000));
        const wait = durationText(seconds);
        const message = `Too many requests from your network. Please try again in ${wait}.`;
        return new TemporaryError(429, message, seconds);
      },
    });
  },
);
