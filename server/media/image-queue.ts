import pLimit, { type LimitFunction } from 'p-limit';
import PQueue from 'p-queue';
import { TemporaryError } from '#server/core/http/http-error.ts';
import type { ImageVariant } from './image-formats.ts';

/** Enough for a few visitors behind one address, each with a page of images without variants. */
const MAX_VARIANTS_BY_NETWORK = 60;
const MAX_VARIANTS = 600;
const MAX_UPLOADS_BY_USER = 5;
const RETRY_AFTER_SECONDS = 10;

/** AVIF takes three times as long to encode as WebP of the same size. */
const AVIF_COST = 3;

interface Pending {
  count: number;
  /** About proportional to the time that the pending variants take. */
  cost: number;
}

export function openImageQueue(concurrency: number) {
  const queue = new PQueue({ concurrency });
  const uploads = new Map<string, { count: number; limit: LimitFunction }>();
  const variants = new Map<string, Pending>();

  /** Runs before all variants, one at a time per user. @throws TemporaryError */
  async function upload<Result>(work: () => Promise<Result>, userId?: string): Promise<Result> {
    const run = () => queue.add(work, { priority: 1 });
    if (userId === undefined) return run();
    const pending = uploads.get(userId) ?? { count: 0, limit: pLimit(1) };
    if (pending.count >= MAX_UPLOADS_BY_USER) {
      const message = 'Your other photos are still being processed. Please try again shortly.';
      throw new TemporaryError(429, message, RETRY_AFTER_SECONDS);
    }
    pending.count += 1;
    uploads.set(userId, pending);
    try {
      return await pending.limit(run);
    } finally {
      pending.count -= 1;
      if (pending.count === 0) uploads.delete(userId);
    }
  }

  /**
   * Runs the cheapest variant first. Its cost includes the pending variants of its network, so that
   * one network does not delay the others. @throws TemporaryError
   */
  async function variant<Result>(
    work: () => Promise<Result>,
    options: ImageVariant,
    network: string,
  ): Promise<Result> {
    const pending = variants.get(network) ?? { count: 0, cost: 0 };
    if (network !== '' && pending.count >= MAX_VARIANTS_BY_NETWORK) {
      const message = 'Too many images are requested at once. Please try again shortly.';
      throw new TemporaryError(429, message, RETRY_AFTER_SECONDS);
    }
    if (queue.size >= MAX_VARIANTS) {
      const message = 'The server has too many images to create. Please try again shortly.';
      throw new TemporaryError(503, message, RETRY_AFTER_SECONDS);
    }
    const cost = costOf(options);
    pending.count += 1;
    pending.cost += cost;
    variants.set(network, pending);
    try {
      return await queue.add(work, { priority: -pending.cost });
    } finally {
      pending.count -= 1;
      pending.cost -= cost;
      if (pending.count === 0) variants.delete(network);
    }
  }

  return { upload, variant };
}

function costOf({ width, format }: ImageVariant): number {
  return width ** 2 * (format === 'avif' ? AVIF_COST : 1);
}
