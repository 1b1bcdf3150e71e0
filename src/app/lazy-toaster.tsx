import { lazy, Suspense, useEffect, useState } from 'react';
import { PartBoundary } from '#src/components/feedback/part-boundary.tsx';
import { TOAST_EVENT } from '#src/lib/notify.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** With the first input, so that a toast about a lost connection needs no connection. */
const loadEvents = ['pointerdown', 'keydown', TOAST_EVENT];

/** Loads the toaster with the first input or the first toast. */
export function LazyToaster() {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const load = () => setIsNeeded(true);
    for (const name of loadEvents) window.addEventListener(name, load, { once: true });
    return () => {
      for (const name of loadEvents) window.removeEventListener(name, load);
    };
  }, []);
  if (!isNeeded) return null;
  return (
    <PartBoundary fallback={null}>
      <Suspense>
        <Toaster />
      </Suspense>
    </PartBoundary>
  );
}
