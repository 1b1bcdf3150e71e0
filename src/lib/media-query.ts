import { useSyncExternalStore } from 'react';

const MOBILE_BREAKPOINT_PX = 768;

export const NOT_MOBILE = `(min-width: ${MOBILE_BREAKPOINT_PX}px)`;

/** Wide enough for a table beside the sidebar. */
export const WIDE = '(min-width: 1024px)';

/** Wide enough for a second column beside a form or a table. */
export const VERY_WIDE = '(min-width: 1280px)';

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
