import type { Browser } from '@playwright/test';
import { visitOnSlowPhone } from './slow-phone.ts';

/** Milliseconds from the start of the page load. */
export interface SplashVisit {
  paintedMs: number;
  liftedMs: number;
  /** The first frame with the hero picture, decoded and uncovered. */
  heroMs: number;
}

/** Opens the home page on a slow phone and watches its splash. */
export function visitSplash(browser: Browser, url: string): Promise<SplashVisit> {
  return visitOnSlowPhone(
    browser,
    url,
    async ({ page }) => {
      const times = await page.waitForFunction(
        () => {
          const [paintedMs, liftedMs, heroMs] = [
            'first-contentful-paint',
            'splash lifted',
            'hero shown',
          ].map((name) => performance.getEntriesByName(name)[0]?.startTime);
          return paintedMs && liftedMs && heroMs ? { paintedMs, liftedMs, heroMs } : null;
        },
        undefined,
        { timeout: 30_000, polling: 100 },
      );
      const seen = await times.jsonValue();
      if (!seen) throw new Error('The splash was not seen to lift');
      return seen;
    },
    rememberSplash,
  );
}

/** Runs in the page: marks when the splash goes, and the frame that shows the hero picture. */
function rememberSplash(): void {
  let hasSplash = false;
  const observer = new MutationObserver(async () => {
    const isThere = document.getElementById('splash') !== null;
    if (!hasSplash || isThere) {
      hasSplash ||= isThere;
      return;
    }
    observer.disconnect();
    performance.mark('splash lifted');
    await document.querySelector<HTMLImageElement>('main picture img')?.decode();
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('hero shown')));
  });
  observer.observe(document, { childList: true, subtree: true });
}
