import { type ComponentType, useEffect, useState } from 'react';
import { logger } from '#src/lib/logger.ts';
import { TOAST_EVENT } from '#src/lib/notify.ts';

/** With the first input, so that a toast about a lost connection needs no connection. */
const loadEvents = ['pointerdown', 'keydown', TOAST_EVENT];

/**
 * Loads the toaster with the first input or the first toast. The next one tries again if it fails.
 * Toasts wait for the splash to go, so that each is on screen for its whole duration.
 */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();

  useEffect(() => {
    if (Toaster) return;
    async function load() {
      try {
        const [toaster] = await Promise.all([import('./toaster.tsx'), splashGone()]);
        setToaster(() => toaster.Toaster);
      } catch (error) {
        logger.warn('The toaster could not be loaded', error);
      }
    }
    for (const name of loadEvents) window.addEventListener(name, load);
    return () => {
      for (const name of loadEvents) window.removeEventListener(name, load);
    };
  }, [Toaster]);

  return Toaster && <Toaster />;
}

/** The script of index.html fires it on `window` after it has removed the splash. */
const SPLASH_GONE_EVENT = 'SPLASH_GONE_EVENT';

/** Resolves when the splash of index.html is gone. */
export async function splashGone(): Promise<void> {
  if (!document.getElementById('splash')) return;
  await new Promise((resolve) => {
    window.addEventListener(SPLASH_GONE_EVENT, resolve, { once: true });
  });
}
