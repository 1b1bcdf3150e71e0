import { useSyncExternalStore } from 'react';

/** The one line between mobile and not. */
const MOBILE_BREAKPOINT_PX = 768;

export const NOT_MOBILE = `(min-width: ${MOBILE_BREAKPOINT_PX}px)`;

/** Wide enough for two things side by side: a table and the admin area's sidebar, a text and its contents. */
export const WIDE = '(min-width: 1024px)';

/** Fingers more than a mouse. */
export const TOUCH = '(pointer: coarse)';

/** Whether the media query holds, kept true as the window changes. */
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
