import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';
import { demoAccounts } from '#server/demo/demo-accounts.ts';
import { median } from './measured-app.ts';
import type { Target } from './targets.ts';

/** How long the page may be deaf at a time. */
const MAX_TASK_MS = 50;
/** What feels like an answer at once (RAIL, "Response"). */
const MAX_ANSWER_MS = 100;

export interface Slowness {
  longestTaskMs: number;
  slowestInputMs: number;
}

const SignedIn = z.object({
  data: z.object({
    token: z.string(),
    user: z.object({ fullName: z.string(), email: z.string(), isVerified: z.boolean() }),
  }),
});

/** Opens an address as the demo's admin, at 1440 × 900 px, and notes how long the page is deaf. */
export async function visitAsAdmin<Result>(
  browser: Browser,
  url: string,
  path: string,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const session = await signIn(url);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(
      (stored) => localStorage.setItem('gida.session', stored),
      JSON.stringify(session),
    );
    await page.addInitScript(noteSlowness);
    await page.goto(`${url}${path}`);
    await splashLifted(page);
    return await visit(page);
  } finally {
    await context.close();
  }
}

export async function splashLifted(page: Page): Promise<void> {
  await page.waitForFunction(() => document.body && !document.getElementById('splash'));
}

/** Waits after it until what it asked for has come. */
export async function slownessDuring(page: Page, doIt: () => Promise<void>): Promise<Slowness> {
  await page.evaluate(() => performance.clearMeasures());
  await doIt();
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

/** The medians of some visits to one step, beside what is bearable. */
export function slownessTargets(step: string, visits: readonly Slowness[]): Target[] {
  return [
    {
      name: `${step}: longest task`,
      value: median(visits.map(({ longestTaskMs }) => longestTaskMs)),
      atMost: MAX_TASK_MS,
      unit: 'ms',
    },
    {
      name: `${step}: slowest answer to an input`,
      value: median(visits.map(({ slowestInputMs }) => slowestInputMs)),
      atMost: MAX_ANSWER_MS,
      unit: 'ms',
    },
  ];
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
