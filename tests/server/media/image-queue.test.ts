import { describe, expect, it } from 'vitest';
import type { ImageVariant } from '#server/media/image-formats.ts';
import { openImageQueue } from '#server/media/image-queue.ts';

const large: ImageVariant = { width: 1200, format: 'avif' };
const small: ImageVariant = { width: 320, format: 'avif' };

/** A queue that runs one job at a time, and the order in which its jobs ran. */
function openQueue() {
  const queue = openImageQueue();
  const order: string[] = [];
  const job = (name: string) => async () => {
    await new Promise((resolve) => setImmediate(resolve));
    order.push(name);
  };
  return {
    order,
    upload: (name: string, userId: string) => queue.upload(job(name), userId),
    variant: (name: string, variant: ImageVariant, network: string) =>
      queue.variant(job(name), variant, network),
  };
}

describe('The image queue', () => {
  it('runs uploads first, then small widths', async () => {
    const { order, upload, variant } = openQueue();
    await Promise.all([
      variant('first', large, 'a'),
      variant('large', large, 'a'),
      variant('small', small, 'b'),
      upload('upload', 'user'),
    ]);
    expect(order).toEqual(['first', 'upload', 'small', 'large']);
  });

  it('runs the variants of a network that waits for few before those of one that waits for many', async () => {
    const { order, variant } = openQueue();
    const many = Array.from({ length: 20 }, (_, index) => variant(`many ${index}`, small, 'a'));
    await Promise.all([...many, variant('few', large, 'b')]);
    expect(order.indexOf('few')).toBeLessThan(16);
    expect(order.at(-1)).toBe('many 19');
  });

  it('rejects the 61st variant that one network waits for, and accepts the next after them', async () => {
    const { variant } = openQueue();
    const pending = Array.from({ length: 60 }, (_, index) => variant(`${index}`, large, 'a'));
    await expect(variant('61st', small, 'a')).rejects.toMatchObject({
      status: 429,
      retryAfterSeconds: 10,
    });
    const other = variant('another network', small, 'b');
    await Promise.all([...pending, other]);
    await variant('afterwards', small, 'a');
  });

  it('decodes one upload of a user at a time, and rejects the sixth', async () => {
    const queue = openImageQueue();
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    };
    const pending = Array.from({ length: 5 }, () => queue.upload(work, 'user'));
    await expect(queue.upload(work, 'user')).rejects.toMatchObject({
      status: 429,
      retryAfterSeconds: 10,
    });
    await Promise.all(pending);
    expect(most).toBe(1);
    await queue.upload(work, 'user');
  });
});
