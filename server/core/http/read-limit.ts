import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { durationText } from '#server/core/security/rate-limits.ts';
import { isLocal, networkOf } from './client.ts';
import { serverBusy, TemporaryError } from './http-error.ts';

/** Maximum number of waiting reads per network. */
const MAX_WAITING = 100;

/** Runs few tasks at a time. Networks take turns, so that one network cannot block the others. */
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
    // Move the network to the end of the queue.
    this.#waiting.delete(network);
    if (others.length > 0) this.#waiting.set(network, others);
    start?.();
  }
}

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
