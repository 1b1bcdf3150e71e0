import { useSyncExternalStore } from 'react';

// The breakpoints md, lg and xl of tailwind.config.ts.

export const NOT_MOBILE = '(min-width: 48rem)';

/** Wide enough for a table beside the sidebar. */
export const WIDE = '(min-width: 64rem)';

/** Wide enough for a second column beside a form or a table. */
export const VERY_WIDE = '(min-width: 80rem)';

export const TOUCH = '(pointer: coarse)';

export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
}
