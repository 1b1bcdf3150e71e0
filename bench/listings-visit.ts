import type { Browser } from '@playwright/test';

export interface ListingsVisit {
  /** Compressed bytes of the first listings answer. */
  answerBytes: number;
  /** From the start of the page load until the first cards are painted, behind the splash. */
  firstCardMs: number;
}

/** Opens `/property-listings` with an empty cache. */
export async function visitListings(browser: Browser, url: string): Promise<ListingsVisit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(rememberFirstCards);
    const answer = page.waitForResponse((response) => response.url().includes('/api/properties?'));
    await page.goto(`${url}/property-listings`, { waitUntil: 'commit' });
    const sizes = await (await answer).request().sizes();
    const painted = await page.waitForFunction(
      () => performance.getEntriesByName('first cards')[0]?.startTime,
    );
    const firstCardMs = (await painted.jsonValue()) ?? Number.NaN;
    return { answerBytes: sizes.responseBodySize, firstCardMs };
  } finally {
    await context.close();
  }
}

/** Runs in the page: marks the frame after the one that has the first cards in it. */
export function rememberFirstCards(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main article a')) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('first cards')));
  }).observe(document, { childList: true, subtree: true });
}
