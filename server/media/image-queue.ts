import PQueue from 'p-queue';
import { TemporaryError } from '#server/core/http/http-error.ts';
import type { ImageVariant } from './image-formats.ts';

const RETRY_AFTER_SECONDS = 10;

const uploads = {
  /** Pending jobs of a user. */
  limit: 5,
  message: 'Your other photos are still being processed. Please try again shortly.',
};
const variants = {
  /** Pending jobs of a network: enough for a few visitors, each with a page of new images. */
  limit: 60,
  message: 'Too many images are requested at once. Please try again shortly.',
};

/** Runs one job at a time: uploads first, then narrow variants. Owners with few jobs come first. */
export function openImageQueue() {
  const queue = new PQueue({ concurrency: 1 });
  const pending = new Map<string, number>();

  async function run<Result>(
    work: () => Promise<Result>,
    { owner, weight, limit, message }: typeof uploads & { owner: string; weight: number },
  ): Promise<Result> {
    const count = (pending.get(owner) ?? 0) + 1;
    if (count > limit) throw new TemporaryError(429, message, RETRY_AFTER_SECONDS);
    pending.set(owner, count);
    try {
      return await queue.add(work, { priority: -weight * count });
    } finally {
      const rest = (pending.get(owner) ?? 1) - 1;
      if (rest > 0) pending.set(owner, rest);
      else pending.delete(owner);
    }
  }

  return {
    /** Not limited without a user. @throws TemporaryError */
    upload<Result>(work: () => Promise<Result>, userId?: string): Promise<Result> {
      const limit = userId ? uploads.limit : Number.POSITIVE_INFINITY;
      return run(work, { ...uploads, owner: `user ${userId}`, weight: 1, limit });
    },
    /** Not limited for the network ''. @throws TemporaryError */
    variant<Result>(
      work: () => Promise<Result>,
      { width }: ImageVariant,
      network: string,
    ): Promise<Result> {
      const limit = network ? variants.limit : Number.POSITIVE_INFINITY;
      return run(work, { ...variants, owner: `network ${network}`, weight: width, limit });
    },
  };
}
