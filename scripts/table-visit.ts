import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';
import { demoAccounts } from '#server/demo/demo-accounts.ts';

/** What an admin does with the table, in this order. */
export const tableSteps = ['scroll', 'search', 'sort', 'next page', 'select the page'] as const;
type Step = (typeof tableSteps)[number];

export interface TableVisit {
  /** As the table says it, with its commas. */
  total: string;
  steps: Record<Step, { longestTaskMs: number; slowestInputMs: number }>;
}

const SignedIn = z.object({
  data: z.object({
    token: z.string(),
    user: z.object({ fullName: z.string(), email: z.string(), isVerified: z.boolean() }),
  }),
});

/** Opens the table as the demo's admin, works with it, and notes how long the page was deaf. */
export async function visitTable(browser: Browser, url: string): Promise<TableVisit> {
  const session = await signIn(url);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(
      (stored) => localStorage.setItem('gida.session', stored),
      JSON.stringify(session),
    );
    await page.addInitScript(noteSlowness);
    await page.goto(`${url}/admin/properties?size=100`);
    await page.waitForFunction(() => !document.getElementById('splash'));
    await rows(page).nth(99).waitFor();
    const range = await page.getByText(/^1–100 of /).textContent();
    // Each step is done below.
    const steps = {} as TableVisit['steps'];
    for (const step of tableSteps) steps[step] = await slownessDuring(page, work[step]);
    return { total: range?.replace('1–100 of ', '') ?? '', steps };
  } finally {
    await context.close();
  }
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

/** Waits after it until the rows have come. */
async function slownessDuring(page: Page, doIt: (page: Page) => Promise<void>) {
  await page.evaluate(() => performance.clearMeasures());
  await doIt(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const longest = (name: string) =>
    page.evaluate(
      (measure) =>
        Math.max(0, ...performance.getEntriesByName(measure).map(({ duration }) => duration)),
      name,
    );
  return { longestTaskMs: await longest('long task'), slowestInputMs: await longest('input') };
}

/** Runs in the page: keeps each long task, and each input until its frame, as a measure. */
function noteSlowness(): void {
  const kinds = [
    { name: 'long task', type: 'longtask' },
    { name: 'input', type: 'event', durationThreshold: 16 },
  ];
  for (const { name, ...kind } of kinds) {
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        performance.measure(name, { start: startTime, duration });
      }
    }).observe(kind);
  }
}

async function signIn(url: string): Promise<object> {
  const admin = demoAccounts.find(({ role }) => role === 'admin');
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin?.email, password: admin?.password }),
  });
  const { token, user } = SignedIn.parse(await answer.json()).data;
  return { ...user, token };
}
