import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the element with the returned ref, or else `fallback`, when `key` changes and the element
 * that had the focus is gone. Ignores a change from undefined.
 */
export function useKeptFocus<Target extends HTMLElement>(
  key: string | boolean | undefined,
  fallback?: RefObject<HTMLElement | null>,
): RefObject<Target | null> {
  const ref = useRef<Target>(null);
  const previousKey = useRef(key);
  useEffect(() => {
    const previous = previousKey.current;
    previousKey.current = key;
    if (previous === key || previous === undefined) return;
    if (document.activeElement !== document.body) return;
    (ref.current ?? fallback?.current)?.focus({ preventScroll: true });
  }, [key, fallback]);
  return ref;
}
