import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { durationText } from '#server/core/security/rate-limits.ts';
import { isLocal, networkOf } from './client.ts';
import { serverBusy, TemporaryError } from './http-error.ts';

const ONE_MINUTE_MS = 60_000;

/** The number of networks whose requests are counted. */
const MAX_NETWORKS = 20_000;

const noHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};

/** How many readers of one network wait. */
const MAX_WAITING = 100;

/** Runs few tasks at a time. Networks take turns, so that the readers of one keep out no others. */
export class FairQueue {
  readonly #waiting = new Map<string, (() => void)[]>();
  #free: number;

  constructor(concurrency: number) {
    this.#free = concurrency;
  }

  /** @throws TemporaryError if too many readers of the network wait */
  async run<Result>(network: string, task: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#turnOf(network);
    try {
      return await task();
    } finally {
      this.#startNext();
    }
  }

  #turnOf(network: string): Promise<void> {
    const waiting = this.#waiting.get(network) ?? [];
    if (waiting.length >= MAX_WAITING) throw serverBusy();
    this.#waiting.set(network, waiting);
    return new Promise((resolve) => waiting.push(resolve));
  }

  #startNext(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free += 1;
      return;
    }
    const [network, [start, ...others]] = next;
    // A network that had its turn goes behind the others.
    this.#waiting.delete(network);
    if (others.length > 0) this.#waiting.set(network, others);
    start?.();
  }
}

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
