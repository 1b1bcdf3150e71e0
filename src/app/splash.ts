import { nextPaint } from '#src/lib/next-paint.ts';

/**
 * Lifts the splash that index.html paints: `splashMs` after the page began to load, or as soon as
 * the first page is on screen if that is later. Until then nothing beneath can be reached.
 */
export async function liftSplash(firstPage: Promise<unknown>, splashMs: number): Promise<void> {
  const splash = document.getElementById('splash');
  const root = document.getElementById('root');
  if (!splash || !root) return;
  root.inert = true;
  // performance.now() counts from performance.timeOrigin, the start of the page load.
  const left = () => splashMs - performance.now();
  await firstPage;
  // To make a page reachable has the whole of it styled anew: one that is late is not styled yet,
  // and any other must not keep the splash for it.
  if (left() <= 0) root.inert = false;
  await waited(left());
  await nextPaint();
  root.inert = false;
  splash.remove();
}

function waited(timeMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, timeMs)));
}
