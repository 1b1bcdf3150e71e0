import type { Page } from '@playwright/test';

/**
 * By how many pixels a page is wider than the screen: so far it scrolls sideways, or so much a
 * phone, which zooms out instead, shows beyond its width.
 */
export function pixelsTooWide(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo(1000, 0);
    const zoomedOut = window.innerWidth - document.documentElement.clientWidth;
    return Math.max(window.scrollX, zoomedOut);
  });
}
