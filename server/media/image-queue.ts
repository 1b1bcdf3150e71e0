import PQueue from 'p-queue';
import { TemporaryError } from '#server/core/http/http-error.ts';
import type { ImageVariant } from './image-formats.ts';

/** Enough for a few visitors behind one address, each with a page of images without variants. */
const MAX_VARIANTS_BY_NETWORK = 60;
const MAX_UPLOADS_BY_USER = 5;
const RETRY_AFTER_SECONDS = 10;

/** Runs one job at a time: uploads first, then narrow variants. */
export function openImageQueue() {
  const queue = new PQueue({ concurrency: 1 });
  const pending = new Map<string, number>();

  /** Jobs with the lowest `weight` × the owner's pending jobs run first. */
  async function run<Result>(
    work: () => Promise<Result>,
    { owner, weight }: { owner: string; weight: number },
  ): Promise<Result> {
    const count = (pending.get(owner) ?? 0) + 1;
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
    /** Runs before variants. @throws TemporaryError if the user already has five pending jobs */
    async upload<Result>(work: () => Promise<Result>, userId = ''): Promise<Result> {
      const owner = `user ${userId}`;
      if (userId && (pending.get(owner) ?? 0) >= MAX_UPLOADS_BY_USER) {
        throw tooMany('Your other photos are still being processed. Please try again shortly.');
      }
      return run(work, { owner, weight: 1 });
    },
    /** @throws TemporaryError if the network already has sixty pending jobs; '' is not limited */
    async variant<Result>(
      work: () => Promise<Result>,
      { width }: ImageVariant,
      network: string,
    ): Promise<Result> {
      const owner = `network ${network}`;
      if (network && (pending.get(owner) ?? 0) >= MAX_VARIANTS_BY_NETWORK) {
        throw tooMany('Too many images are requested at once. Please try again shortly.');
      }
      return run(work, { owner, weight: width });
    },
  };
}

function tooMany(message: string): TemporaryError {
  return new TemporaryError(429, message, RETRY_AFTER_SECONDS);
}
