/** The script of index.html fires it on `window` after it has removed the splash. */
const SPLASH_GONE_EVENT = 'SPLASH_GONE_EVENT';

/** Resolves when the splash of index.html is gone. */
export async function splashGone(): Promise<void> {
  if (!document.getElementById('splash')) return;
  await new Promise((resolve) => {
    window.addEventListener(SPLASH_GONE_EVENT, resolve, { once: true });
  });
}
