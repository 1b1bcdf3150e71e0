import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { ensureBuild } from '../../scripts/ensure-build.mjs';
import { launchServer } from '../../tests/support/launched-server.ts';
import { slowPhone } from '../support/slow-phone.ts';
import { syntheticHouses } from '../support/synthetic-houses.ts';
import { reportTargets } from '../support/targets.ts';
import { repeat } from '../support/visits.ts';
import { withWorkbench } from '../support/workbench.ts';
import { type Steps, slownessOf, slownessTargets, splashEnded, visitAsAdmin } from './slowness.ts';

/** How long the import of tens of thousands of rows may take on a small machine. */
const TIMEOUT_MS = 15 * 60_000;
const PAGES_OF_ROWS = 10;
const CORRECTIONS = 5;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, rows: { type: 'string' } },
});
const rounds = Number(values.rounds);
const spreadsheet = values.rows && resolve(values.rows);

/** The admin's pages while tens of thousands of rows are uploaded, checked and imported. */
await withWorkbench(async ({ folder, openBrowser }) => {
  await ensureBuild();
  const file = spreadsheet ?? join(folder, 'houses.csv');
  if (!spreadsheet) await writeFile(file, housesWithErrors());
  const demo = join(folder, 'demo');
  const seeding = await launchServer({ dataDir: demo, timeoutMs: TIMEOUT_MS });
  await seeding.stop();
  const browser = await openBrowser();

  console.log(`1440 × 900 px, medians of ${rounds} visits.`);
  const visits = await repeat(rounds, async () => {
    // A row is imported only once, so each visit has a database of its own.
    const dataDir = await mkdtemp(join(folder, 'visit-'));
    await cp(demo, dataDir, { recursive: true });
    const server = await launchServer({ dataDir, timeoutMs: TIMEOUT_MS });
    try {
      return await visitAsAdmin(browser, server.url, '/admin/imports', (page) =>
        slownessOf(page, stepsWith(file)),
      );
    } finally {
      await server.stop();
    }
  });
  reportTargets(slownessTargets(visits));
});

/** The synthetic rows, every fifth with a state to be corrected or a number to be rejected. */
function housesWithErrors(): string {
  const rows = syntheticHouses().split('\n');
  const changed = rows.map((row, index) => {
    if (index === 0 || index % 5 > 0) return row;
    return index % 10 === 0
      ? row.replace(/^\d+/, 'many')
      : row.replace(/\w+,(\d+)$/, 'Anambara,$1');
  });
  return changed.join('\n');
}

function stepsWith(file: string): Steps {
  return {
    async upload(page) {
      const cdp = await page.context().newCDPSession(page);
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose a spreadsheet' }).click();
      // Throttled to a phone's speed; otherwise the upload ends before anything can be measured.
      await limitUpload(slowPhone.uploadBitsPerSecond / 8);
      await (await choosing).setFiles(file);
      await scrollUntil(page, async () => /imports\/\w+$/.test(page.url()));
      await limitUpload(-1);
      await cdp.detach();

      function limitUpload(uploadThroughput: number) {
        const unlimited = { offline: false, latency: 0, downloadThroughput: -1 };
        return cdp.send('Network.emulateNetworkConditions', { ...unlimited, uploadThroughput });
      }
    },
    async check(page) {
      await scrollUntil(page, () => confirmButton(page).isVisible());
    },
    async 'map a column'(page) {
      await page.getByLabel('Import toilets as').selectOption('');
      await checkedAgain(page);
    },
    async 'map a word'(page) {
      await page.getByLabel('“block of flats” means').selectOption('Apartment');
      await checkedAgain(page);
    },
    async 'read the rows'(page) {
      await showRows(page, 'all');
      // In a select, PageDown would choose another option.
      await moreButton(page).focus();
      for (let shown = 1; shown < PAGES_OF_ROWS; shown += 1) {
        await page.mouse.wheel(0, 20_000);
        await page.keyboard.press('PageDown');
        await moreButton(page).click();
        await page.waitForLoadState('networkidle');
      }
      await page.keyboard.press('Home');
      await showRows(page, 'suspicious');
    },
    async 'correct cells'(page) {
      await showRows(page, 'rejected');
      for (let more = 1; more < PAGES_OF_ROWS; more += 1) {
        await moreButton(page).click();
        await page.waitForLoadState('networkidle');
      }
      for (let corrected = 0; corrected < CORRECTIONS; corrected += 1) {
        await page.locator('[aria-label^="Bedrooms of row"][aria-label$=": many"]').first().click();
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.type('4', { delay: 50 });
        await page.keyboard.press('Enter');
        await page.getByText('Corrected', { exact: true }).nth(corrected).waitFor();
      }
      await page.locator('[aria-label^="Leave out: Row"]').first().click();
      await page.waitForLoadState('networkidle');
    },
    async import(page) {
      await confirmButton(page).click();
      await page.getByRole('button', { name: 'Cancel import' }).click();
      await page.getByRole('button', { name: 'Continue importing' }).click();
      await scrollUntil(page, async () => (await percentOf(page)) >= 50);
    },
    async 'after a reload'(page) {
      await page.reload();
      await splashEnded(page);
      await scrollUntil(page, () => page.getByText(/ were imported\.$/).isVisible());
    },
    async 'download the report'(page) {
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download report' }).click();
      await (await downloading).path();
    },
  };
}

/** Not found by its role: naming thousands of cells would count as a task of the page. */
function moreButton(page: Page) {
  return page.locator('section > button', { hasText: 'Show more rows' });
}

function confirmButton(page: Page) {
  return page.getByRole('button', { name: /^Import [\d,]+ propert(y|ies)$/ });
}

/** Waits for the check that a change of the mapping starts. */
async function checkedAgain(page: Page): Promise<void> {
  await page.getByText('Checking the file').waitFor();
  await scrollUntil(page, () => confirmButton(page).isVisible());
}

async function showRows(page: Page, rows: string): Promise<void> {
  await page.locator('label', { hasText: /^Show/ }).locator('select').selectOption(rows);
  await page.waitForLoadState('networkidle');
}

/** 100 once the import has ended, and with it its bar. */
async function percentOf(page: Page): Promise<number> {
  const bars = page.getByRole('progressbar');
  const shown = await bars.evaluateAll(([bar]) => bar?.getAttribute('aria-valuenow'));
  return Number(shown ?? 100);
}

/** Presses Tab and scrolls until `isDone` returns true. */
async function scrollUntil(page: Page, isDone: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (let turn = 0; !(await isDone()); turn += 1) {
    if (Date.now() > deadline) throw new Error('The import takes too long to be measured.');
    await page.keyboard.press('Tab');
    await page.mouse.wheel(0, turn % 2 === 0 ? 600 : -600);
    await page.waitForTimeout(200);
  }
}
