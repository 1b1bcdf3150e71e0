import type { Media } from './media.ts';

/**
 * Makes the variants that a first visitor's list shows, one after the other, so that a request that
 * comes meanwhile waits for one picture at most. Stops early when the signal says so.
 */
export async function warmUpCovers(
  media: Media,
  names: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  for (const name of names) {
    if (signal.aborted) return;
    await media.variant(name, { width: 600, quality: 80, format: 'avif' });
  }
}
