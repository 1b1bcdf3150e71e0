import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { getPropertyStatistics } from '../../contract/endpoints/admin-properties.ts';
import { ensureBuild } from '../../scripts/ensure-build.mjs';
import { serveWholeList } from '../floor/whole-list-server.ts';
import { signInAsAdmin } from '../support/demo-admin.ts';
import { importManyListings } from '../support/many-listings.ts';
import { reportTargets, type Target } from '../support/targets.ts';
import { median, repeat } from '../support/visits.ts';
import { withWorkbench } from '../support/workbench.ts';
import { type Steps, slownessOf, slownessTargets, visitAsAdmin } from './slowness.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, rows: { type: 'string' } },
});
const rounds = Number(values.rounds);
const spreadsheet = values.rows && resolve(values.rows);

const steps: Steps = {
  async scroll(page) {
    await page.mouse.move(900, 500);
    for (let turn = 0; turn < 20; turn += 1) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(30);
    }
  },
  async search(page) {
    await page
      .getByRole('combobox', { name: 'Search properties' })
      .pressSequentially('duplex', { delay: 120 });
    await page.waitForURL(/q=duplex/);
  },
  async sort(page) {
    await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click();
    await page.waitForURL(/sort=/);
  },
  async 'next page'(page) {
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.waitForURL(/page=2/);
  },
  async 'select the page'(page) {
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
  },
};

/** The admin table with tens of thousands of properties, from an API with paging and one without. */
await withWorkbench(async ({ folder, serve, openBrowser, onClose }) => {
  await ensureBuild();
  const paging = await serve({ dataDir: await importManyListings(folder, spreadsheet) });
  const whole = await serveWholeList(paging);
  onClose(whole.stop);
  const browser = await openBrowser();

  console.log(`1440 × 900 px, 100 rows a page, medians of ${rounds} visits.`);
  for (const [name, url] of Object.entries({
    'with paging': paging,
    'without paging': whole.url,
  })) {
    const visit = () => visitAsAdmin(browser, url, '/admin/properties?size=100', tryTable);
    // The first visit warms the server up and does not count.
    await visit();
    console.log(`API ${name}:`);
    reportTargets(slownessTargets(await repeat(rounds, visit)));
  }
  console.log('The statistics of the overview:');
  reportTargets([await statisticsTarget(paging)]);
});

async function tryTable(page: Page) {
  await page.getByRole('grid').locator('tbody tr').nth(99).waitFor();
  return slownessOf(page, steps);
}

async function statisticsTarget(url: string): Promise<Target> {
  const { token } = await signInAsAdmin(url);
  const times = await repeat(rounds, async () => {
    const start = performance.now();
    const response = await fetch(`${url}/api${getPropertyStatistics.path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The statistics failed with ${response.status}`);
    return performance.now() - start;
  });
  return { name: 'response', value: median(times), atMost: 1000, unit: 'ms' };
}
