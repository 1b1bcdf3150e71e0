/**
 * Removes the splash of index.html `splashMs` after the page started to load. The app beneath it is
 * inert until then. If the first page has not loaded by then, the loading view is shown.
 */
export function removeSplash(splashMs: number): void {
  const splash = document.getElementById('splash');
  const root = document.getElementById('root');
  if (!splash || !root) return;
  root.inert = true;
  // performance.now() counts from the start of the page load. Timers drop fractions of milliseconds.
  setTimeout(
    () => {
      root.inert = false;
      splash.remove();
    },
    Math.max(0, Math.ceil(splashMs - performance.now())),
  );
}
