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
  await Promise.all([waited(splashMs - performance.now()), firstPage]);
  await nextPaint();
  // Only now, since it has the whole page styled anew.
  root.inert = false;
  splash.remove();
}

function nextPaint(): Promise<void> {
  // A page in the background paints nothing, and must not keep its splash for that.
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );
}

function waited(timeMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, timeMs)));
}
