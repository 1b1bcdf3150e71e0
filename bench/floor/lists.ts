import type { Browser, Page } from '@playwright/test';
import { importManyListings } from '../support/many-listings.ts';
import { visitOnSlowPhone } from '../support/slow-phone.ts';
import { median, repeat } from '../support/visits.ts';
import type { Workbench } from '../support/workbench.ts';
import type { Figure } from './figures.ts';
import { heapInUse } from './heap-in-use.ts';
import { type Both, serveBoth, visitInTurn } from './sites.ts';
import { serveWholeList } from './whole-list-server.ts';

const TIMEOUT_MS = 60_000;
const KEYS = 'duplex';
/** Longer than the field waits, so that each key meets the results of the one before. */
const KEY_PAUSE_MS = 450;
/** The browser reports only events that take longer. */
const SHORTEST_EVENT_MS = 16;

interface ListTrial {
  /** From a key in the search field to the frame that shows it. */
  keyMs: number;
  /** In use by the page and its workers after a garbage collection. */
  heapMB: number;
}

/** The listings page with 24,326 listings, from an API of whole lists and from our own. */
export async function listFigures(
  workbench: Workbench,
  browser: Browser,
  rounds: number,
  spreadsheet?: string,
): Promise<Figure[]> {
  const dataDir = await importManyListings(workbench.folder, spreadsheet);
  const sites = await serveBoth(workbench, dataDir, { hasSplash: false });
  const whole = { ours: await serveWhole(sites.ours), floor: await serveWhole(sites.floor) };
  const wholeList = await firstCards(whole, '');
  const trials = await repeat(rounds, () => tryList(browser, `${whole.ours}/property-listings`));
  const firstPage = await firstCards(sites, '?limit=24');
  const served = await serveBoth(workbench, dataDir, { hasSplash: true });
  const firstPageServed = await firstCards(served, '?limit=24');
  const medianOf = (key: keyof ListTrial) => median(trials.map((trial) => trial[key]));
  return [
    {
      name: 'whole list usable',
      unit: 'ms',
      ...wholeList,
      atMost: 1.5 * wholeList.floor,
      rule: '1.5 × floor',
    },
    { name: 'key in a text filter', unit: 'ms', ours: medianOf('keyMs'), atMost: 60 },
    { name: 'heap', unit: 'MB', ours: medianOf('heapMB'), atMost: 25 },
    firstPageFigure('first page of our API, with the splash', firstPageServed),
    firstPageFigure('first page of our API, without the splash', firstPage),
  ];

  async function serveWhole(url: string): Promise<string> {
    const { url: address, stop } = await serveWholeList(url);
    workbench.onClose(stop);
    return address;
  }

  /** `query` is what the floor page sends to the API; ours has its own. */
  async function firstCards(origins: Both<string>, query: string): Promise<Both<number>> {
    const addresses = {
      ours: `${origins.ours}/property-listings`,
      floor: `${origins.floor}/property-listings${query}`,
    };
    const visits = await visitInTurn(rounds, addresses, (address) => visitList(browser, address));
    return { ours: median(visits.ours), floor: median(visits.floor) };
  }
}

function firstPageFigure(name: string, times: Both<number>): Figure {
  return { name, unit: 'ms', ...times, atMost: 1.3 * times.floor, rule: '1.3 × floor' };
}

/** Milliseconds from the start of the page load until the first cards can be seen and used. */
function visitList(browser: Browser, address: string): Promise<number> {
  return visitOnSlowPhone(browser, address, watchFirstCards, ({ page }) => untilUsable(page));
}

function tryList(browser: Browser, address: string): Promise<ListTrial> {
  return visitOnSlowPhone(browser, address, watchFirstCards, async ({ page, cdp }) => {
    await untilUsable(page);
    return { keyMs: await keyTime(page), heapMB: await heapInUse(cdp) };
  });
}

async function untilUsable(page: Page): Promise<number> {
  const usable = await page.waitForFunction(
    () => performance.getEntriesByName('first cards')[0]?.startTime,
    undefined,
    { timeout: TIMEOUT_MS },
  );
  return (await usable.jsonValue()) ?? Number.NaN;
}

async function keyTime(page: Page): Promise<number> {
  await page.getByRole('combobox', { name: 'Search properties' }).focus();
  await page.evaluate((durationThreshold) => {
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries()) {
        if (name === 'keydown') performance.measure('key', { start: startTime, duration });
      }
      // TypeScript's own types lack the threshold.
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, SHORTEST_EVENT_MS);
  for (const key of KEYS) {
    await page.keyboard.press(key);
    await page.waitForTimeout(KEY_PAUSE_MS);
  }
  const durations = await page.evaluate(() =>
    performance.getEntriesByName('key').map(({ duration }) => duration),
  );
  return median([...KEYS].map((_, index) => durations[index] ?? SHORTEST_EVENT_MS));
}

/** Runs in the page: marks the frame that shows the first cards and no splash. */
function watchFirstCards(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main article a') || document.getElementById('splash')) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('first cards')));
  }).observe(document, { childList: true, subtree: true });
}
