import type { Page } from '@playwright/test';

/**
 * Returns by how many pixels the page is wider than the screen. Desktop browsers scroll sideways by
 * this distance; phones zoom out instead.
 */
export function pixelsTooWide(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo(1000, 0);
    const zoomedOut = window.innerWidth - document.documentElement.clientWidth;
    return Math.max(window.scrollX, zoomedOut);
  });
}
