import type { Browser } from '@playwright/test';
import { visitOnSlowPhone } from '../support/slow-phone.ts';
import { median } from '../support/visits.ts';
import type { Figure } from './figures.ts';
import { type Both, visitInTurn } from './sites.ts';

/** By how much two medians of the same page differ from run to run. */
const NOISE_MS = 50;
const TIMEOUT_MS = 30_000;

/** In milliseconds from the start of the page load. */
interface SplashTimes {
  painted: number;
  ended: number;
  /** The first frame with the decoded hero image and no splash. */
  hero: number;
}

/** When the splash of the home page is painted and ends, and the hero image after it. */
export async function splashFigures(
  browser: Browser,
  rounds: number,
  sites: Both<string>,
): Promise<Figure[]> {
  const visits = await visitInTurn(rounds, sites, (address) => visitSplash(browser, address));
  const medians = (read: (times: SplashTimes) => number) => ({
    ours: median(visits.ours.map(read)),
    floor: median(visits.floor.map(read)),
  });
  const [painted, ended] = [medians((times) => times.painted), medians((times) => times.ended)];
  const hero = medians((times) => times.hero - times.ended);
  const rule = `floor + ${NOISE_MS} of noise`;
  return [
    { name: 'splash painted', unit: 'ms', ...painted, atMost: painted.floor + NOISE_MS, rule },
    { name: 'splash ended', unit: 'ms', ...ended, atMost: ended.floor + NOISE_MS, rule },
    { name: 'hero image after the splash', unit: 'ms', ...hero, atMost: 200 },
  ];
}

/** When the largest element of the home page is painted, in builds without a splash. */
export async function largestPaintFigures(
  browser: Browser,
  rounds: number,
  sites: Both<string>,
): Promise<Figure[]> {
  const visits = await visitInTurn(rounds, sites, (address) => visitLargestPaint(browser, address));
  const [ours, floor] = [median(visits.ours), median(visits.floor)];
  const bound = { atMost: 1.25 * floor, rule: '1.25 × floor' };
  return [{ name: 'largest paint without the splash', unit: 'ms', ours, floor, ...bound }];
}

function visitSplash(browser: Browser, address: string): Promise<SplashTimes> {
  return visitOnSlowPhone(browser, address, watchSplash, async ({ page }) => {
    const times = await page.waitForFunction(
      () => {
        const [painted, ended, hero] = ['first-contentful-paint', 'splash ended', 'hero shown'].map(
          (name) => performance.getEntriesByName(name)[0]?.startTime,
        );
        return painted && ended && hero ? { painted, ended, hero } : null;
      },
      undefined,
      { timeout: TIMEOUT_MS, polling: 100 },
    );
    const seen = await times.jsonValue();
    if (!seen) throw new Error(`${address} did not remove its splash.`);
    return seen;
  });
}

function visitLargestPaint(browser: Browser, address: string): Promise<number> {
  return visitOnSlowPhone(browser, address, watchLargestPaint, async ({ page }) => {
    await page.waitForFunction(() => performance.getEntriesByName('largest paint').length > 0);
    await page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS });
    await page.waitForTimeout(1000);
    const times = await page.evaluate(() =>
      performance.getEntriesByName('largest paint').map(({ startTime }) => startTime),
    );
    return Math.max(...times);
  });
}

/** Runs in the page: marks the end of the splash and the frame that shows the hero image. */
function watchSplash(): void {
  let hasSplash = false;
  const observer = new MutationObserver(async () => {
    const isThere = document.getElementById('splash') !== null;
    if (!hasSplash || isThere) {
      hasSplash ||= isThere;
      return;
    }
    observer.disconnect();
    performance.mark('splash ended');
    await document.querySelector<HTMLImageElement>('main picture img')?.decode();
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('hero shown')));
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page: marks each paint that was the largest so far. */
function watchLargestPaint(): void {
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) performance.mark('largest paint', { startTime });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
