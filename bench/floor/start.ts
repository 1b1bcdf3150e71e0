import type { Browser } from '@playwright/test';
import { samplePages } from '../support/sample-pages.ts';
import { visitOnSlowPhone } from '../support/slow-phone.ts';
import { median } from '../support/visits.ts';
import type { Figure } from './figures.ts';
import { type Both, visitInTurn } from './sites.ts';

/** How long the main thread was blocked until the page was quiet after its splash. */
export async function startFigures(
  browser: Browser,
  rounds: number,
  sites: Both<string>,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path } of await samplePages(sites.ours)) {
    const addresses = { ours: sites.ours + path, floor: sites.floor };
    const visits = await visitInTurn(rounds, addresses, (address) =>
      visitOnSlowPhone(browser, address, watchLongTasks, async ({ page }) => {
        await page.locator('#splash').waitFor({ state: 'detached' });
        await page.waitForLoadState('networkidle');
        return page.evaluate(() =>
          performance
            .getEntriesByName('long task', 'measure')
            .reduce((blocked, { duration }) => blocked + duration - 50, 0),
        );
      }),
    );
    const [ours, floor] = [median(visits.ours), median(visits.floor)];
    figures.push({ name: `main thread blocked, ${name}`, unit: 'ms', ours, floor, atMost: 900 });
  }
  return figures;
}

/** Runs in the page: keeps the tasks of more than 50 ms, of which the rest blocks an input. */
function watchLongTasks(): void {
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries()) {
      performance.measure('long task', { start, duration });
    }
  }).observe({ type: 'longtask', buffered: true });
}
