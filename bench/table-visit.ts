import type { Browser, Page } from '@playwright/test';
import { type Slowness, slownessDuring, visitAsAdmin } from './page-slowness.ts';

/** What an admin does with the table, in this order. */
export const tableSteps = ['scroll', 'search', 'sort', 'next page', 'select the page'] as const;
type Step = (typeof tableSteps)[number];

export interface TableVisit {
  /** As the table says it, with its commas. */
  total: string;
  steps: Record<Step, Slowness>;
}

/** Opens the table as the demo's admin, works with it, and notes how long the page was deaf. */
export function visitTable(browser: Browser, url: string): Promise<TableVisit> {
  return visitAsAdmin(browser, url, '/admin/properties?size=100', async (page) => {
    await rows(page).nth(99).waitFor();
    const range = await page.getByText(/^1–100 of /).textContent();
    // Each step is done below.
    const steps = {} as TableVisit['steps'];
    for (const step of tableSteps) steps[step] = await slownessDuring(page, () => work[step](page));
    return { total: range?.replace('1–100 of ', '') ?? '', steps };
  });
}

const rows = (page: Page) => page.getByRole('table').locator('tbody tr');

const work: Record<Step, (page: Page) => Promise<void>> = {
  async scroll(page) {
    await page.mouse.move(900, 500);
    for (let turn = 0; turn < 20; turn += 1) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(30);
    }
  },
  async search(page) {
    await page.getByRole('searchbox').first().pressSequentially('duplex', { delay: 120 });
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
