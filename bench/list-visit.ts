import type { Browser, Page } from '@playwright/test';
import { heapInUse } from './heap-in-use.ts';
import { rememberFirstCards } from './listings-visit.ts';
import { median } from './measured-app.ts';
import { visitOnSlowPhone } from './slow-phone.ts';

export interface ListVisit {
  /** From the start of the page load until the first cards are painted, behind the splash. */
  firstCardsMs: number;
  /** Until the splash has lifted as well, and the page answers. */
  usableMs: number;
  /** From pressing a key in the search field to the frame that shows it. */
  keyMs: number;
  /** The most elements that the cards were made of while scrolling through some pages. */
  cardNodes: number;
  /** Megabytes in use after a garbage collection: of the page and of its workers. */
  heapMB: number;
}

const KEYS = 'duplex';
/** Longer than the field waits, so that each key meets the results of the one before. */
const KEY_PAUSE_MS = 450;
/** No event that took less is reported. */
const SHORTEST_EVENT_MS = 16;
const SCROLLS = 12;

/** Opens the listings on a slow phone, scrolls through some pages and searches. */
export function visitList(browser: Browser, url: string): Promise<ListVisit> {
  return visitOnSlowPhone(
    browser,
    `${url}/property-listings`,
    async ({ page, cdp }) => {
      const cards = await page.waitForFunction(
        () => performance.getEntriesByName('first cards')[0]?.startTime,
        undefined,
        { timeout: 60_000 },
      );
      // Only now: before the page is read, there is none to be gone.
      await page.waitForFunction(() => !document.getElementById('splash'), undefined, {
        timeout: 60_000,
      });
      const usableMs = await page.evaluate(() => performance.now());
      const firstCardsMs = (await cards.jsonValue()) ?? Number.NaN;
      const cardNodes = await mostCardNodes(page);
      return {
        firstCardsMs,
        usableMs: Math.max(usableMs, firstCardsMs),
        cardNodes,
        keyMs: await keyTime(page),
        heapMB: await heapInUse(cdp),
      };
    },
    rememberFirstCards,
  );
}

async function mostCardNodes(page: Page): Promise<number> {
  const counts: number[] = [];
  for (let scroll = 0; scroll <= SCROLLS; scroll += 1) {
    counts.push(
      await page.evaluate(() => document.querySelectorAll('[aria-label="Properties"] *').length),
    );
    await page.mouse.wheel(0, 1500);
    await page.waitForTimeout(150);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  return Math.max(...counts);
}

async function keyTime(page: Page): Promise<number> {
  await page.getByRole('searchbox', { name: 'Search properties' }).focus();
  await page.evaluate((durationThreshold) => {
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (name === 'keydown') performance.mark('key shown', { detail: duration });
      }
      // The DOM's own types do not know the threshold.
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, SHORTEST_EVENT_MS);
  for (const key of KEYS) {
    await page.keyboard.press(key);
    await page.waitForTimeout(KEY_PAUSE_MS);
  }
  const durations = await page.evaluate(() =>
    // The marks of this name are ours, whose detail is a number.
    performance.getEntriesByName('key shown').map((mark) => (mark as PerformanceMark).detail),
  );
  // What took less than the shortest reported is at most as long.
  const all = [...KEYS].map((_, index) => Number(durations[index] ?? SHORTEST_EVENT_MS));
  return median(all);
}
