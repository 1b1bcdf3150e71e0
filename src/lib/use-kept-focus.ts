import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the element with the returned ref, or else `fallback`, when `key` changes and the element
 * that had the focus is gone.
 */
export function useKeptFocus<Target extends HTMLElement>(
  key: string | boolean,
  fallback?: RefObject<HTMLElement | null>,
): RefObject<Target | null> {
  const ref = useRef<Target>(null);
  const previousKey = useRef(key);
  useEffect(() => {
    if (previousKey.current === key) return;
    previousKey.current = key;
    if (document.activeElement !== document.body) return;
    (ref.current ?? fallback?.current)?.focus({ preventScroll: true });
  }, [key, fallback]);
  return ref;
}
