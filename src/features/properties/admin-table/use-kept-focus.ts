import { useEffect, useRef } from 'react';

/**
 * Where `parts` change, buttons come and go: the focus of one that went goes on at the bar, or else
 * at the results.
 */
export function useKeptFocus(parts: string) {
  const barRef = useRef<HTMLDivElement>(null);
  const resultsRef = useRef<HTMLDivElement>(null);
  const shown = useRef(parts);
  useEffect(() => {
    if (shown.current === parts) return;
    shown.current = parts;
    if (document.activeElement !== document.body) return;
    (barRef.current ?? resultsRef.current)?.focus({ preventScroll: true });
  }, [parts]);
  return { barRef, resultsRef };
}
