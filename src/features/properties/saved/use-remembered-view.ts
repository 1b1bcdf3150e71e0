import { useEffect } from 'react';
import type { Property } from '#contract/property/property.ts';
import { logger } from '#src/lib/logger.ts';

/** With the first input, so that a first visit loads no code for it. */
const inputEvents = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

/** Remembers that the visitor read the page of a property, for 'Recently viewed'. */
export function useRememberedView(property: Property | undefined) {
  useEffect(() => {
    if (!property) return;
    const abort = new AbortController();
    async function remember(viewed: Property) {
      abort.abort();
      try {
        await (await import('./recently-viewed.ts')).rememberView(viewed);
      } catch (error) {
        logger.warn('The view could not be remembered', error);
      }
    }
    for (const name of inputEvents) {
      window.addEventListener(name, () => remember(property), {
        signal: abort.signal,
        passive: true,
      });
    }
    return () => abort.abort();
  }, [property]);
}
