import type { Browser, Page } from '@playwright/test';
import { type Slowness, slownessDuring, splashLifted, visitAsAdmin } from './page-slowness.ts';
import { slowPhone } from './slow-phone.ts';

/** What an admin does with a spreadsheet, in this order. */
export const importSteps = [
  'upload',
  'check',
  'read the notes',
  'import',
  'after the reload',
  'fetch the report',
] as const;
type Step = (typeof importSteps)[number];

export interface ImportVisit {
  /** As the page says it, with its commas. */
  imported: string;
  noted: string;
  steps: Record<Step, Slowness>;
}

/** So long a run of tens of thousands of rows may take on a small machine. */
const PATIENCE_MS = 15 * 60_000;
const SCREENS_OF_NOTES = 60;

/** Imports a spreadsheet as the demo's admin, and notes how long the page was deaf. */
export function visitImport(browser: Browser, url: string, file: string): Promise<ImportVisit> {
  return visitAsAdmin(browser, url, '/admin/imports', async (page) => {
    // Each step is done below.
    const steps = {} as ImportVisit['steps'];
    const noted = page.getByRole('status').filter({ hasText: /^[\d,]+ rows?$/ });
    let words = '';
    for (const step of importSteps) {
      steps[step] = await slownessDuring(page, () => work[step](page, file));
      if (step === 'check') words = (await noted.textContent()) ?? '';
    }
    const sentence = await page.getByText(/ were imported\.$/).textContent();
    return { imported: sentence?.split(' ')[0] ?? '', noted: words.split(' ')[0] ?? '', steps };
  });
}

const work: Record<Step, (page: Page, file: string) => Promise<void>> = {
  /** As slowly as a phone sends it, for on this machine there would be nothing to see of it. */
  async upload(page, file) {
    const cdp = await page.context().newCDPSession(page);
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a CSV file' }).click();
    await sendAtMost(slowPhone.uploadBitsPerSecond / 8);
    await (await choosing).setFiles(file);
    await fidgetUntil(page, async () => /imports\/\w+$/.test(page.url()));
    await sendAtMost(-1);
    await cdp.detach();

    function sendAtMost(uploadThroughput: number) {
      return cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    }
  },
  async check(page) {
    await fidgetUntil(page, () => confirmButton(page).isVisible());
  },
  async 'read the notes'(page) {
    const show = page.getByLabel('Show', { exact: true });
    await page.mouse.move(900, 500);
    for (let screen = 0; screen < SCREENS_OF_NOTES; screen += 1) {
      await page.mouse.wheel(0, 900);
      await page.waitForTimeout(60);
      if (screen % 3 === 0) await page.keyboard.press('PageDown');
    }
    await page.keyboard.press('Home');
    await show.selectOption('suspicious');
    await page.waitForLoadState('networkidle');
    await show.selectOption('');
  },
  async import(page) {
    await confirmButton(page).click();
    await page.getByRole('button', { name: 'Cancel import' }).click();
    await page.getByRole('button', { name: 'Go on importing' }).click();
    await fidgetUntil(page, async () => (await percentOf(page)) >= 50);
  },
  async 'after the reload'(page) {
    await page.reload();
    await splashLifted(page);
    await fidgetUntil(page, () => page.getByText(/ were imported\.$/).isVisible());
  },
  async 'fetch the report'(page) {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download report' }).click();
    await (await downloading).path();
  },
};

const confirmButton = (page: Page) =>
  page.getByRole('button', { name: /^Import [\d,]+ propert(y|ies)$/ });

async function percentOf(page: Page): Promise<number> {
  const bar = page.getByRole('progressbar');
  return Number(await bar.getAttribute('aria-valuenow'));
}

/** Tabs on and scrolls up and down, as people do who wait. */
async function fidgetUntil(page: Page, isDone: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (let turn = 0; !(await isDone()); turn += 1) {
    if (Date.now() > deadline) throw new Error('The import takes too long to measure.');
    await page.keyboard.press('Tab');
    await page.mouse.wheel(0, turn % 2 === 0 ? 600 : -600);
    await page.waitForTimeout(200);
  }
}
