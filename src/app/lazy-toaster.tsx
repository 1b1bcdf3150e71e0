import { type ComponentType, useEffect, useState } from 'react';
import { logger } from '#src/lib/logger.ts';
import { TOAST_EVENT } from '#src/lib/notify.ts';
import { splashGone } from './splash.ts';

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
