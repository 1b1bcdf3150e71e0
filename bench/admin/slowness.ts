import type { Browser, Page } from '@playwright/test';
import { signInAsAdmin } from '../support/demo-admin.ts';
import type { Target } from '../support/targets.ts';
import { median } from '../support/visits.ts';

/** A longer task is a "long task" of the browser: the page does not react meanwhile. */
const MAX_TASK_MS = 50;
/** A response within this time feels immediate (RAIL). */
const MAX_INPUT_MS = 100;

export interface Slowness {
  longestTaskMs: number;
  slowestInputMs: number;
}

/** The actions of the admin, in this order. */
export type Steps = Record<string, (page: Page) => Promise<void>>;

/** Opens an address at 1440 × 900 px as the admin of the demo. */
export async function visitAsAdmin<Result>(
  browser: Browser,
  url: string,
  path: string,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const session = await signInAsAdmin(url);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(
      (stored) => localStorage.setItem('gida.session', stored),
      JSON.stringify(session),
    );
    await page.addInitScript(observeSlowness);
    await page.goto(`${url}${path}`);
    await splashEnded(page);
    return await visit(page);
  } finally {
    await context.close();
  }
}

export async function splashEnded(page: Page): Promise<void> {
  await page.waitForFunction(() => document.body && !document.getElementById('splash'));
}

export async function slownessOf(page: Page, steps: Steps): Promise<Record<string, Slowness>> {
  const slowness: Record<string, Slowness> = {};
  for (const [name, step] of Object.entries(steps)) {
    await page.evaluate(() => performance.clearMeasures());
    await step(page);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    slowness[name] = {
      longestTaskMs: await longestMeasure(page, 'long task'),
      slowestInputMs: await longestMeasure(page, 'input'),
    };
  }
  return slowness;
}

function longestMeasure(page: Page, name: string): Promise<number> {
  return page.evaluate(
    (measure) =>
      Math.max(0, ...performance.getEntriesByName(measure).map(({ duration }) => duration)),
    name,
  );
}

/** The medians of some visits, step by step, with their bounds. */
export function slownessTargets(visits: readonly Record<string, Slowness>[]): Target[] {
  return Object.keys(visits[0] ?? {}).flatMap((step) => {
    const medianOf = (key: keyof Slowness) =>
      median(visits.map((visit) => visit[step]?.[key] ?? Number.NaN));
    return [
      {
        name: `${step}: longest task`,
        value: medianOf('longestTaskMs'),
        atMost: MAX_TASK_MS,
        unit: 'ms',
      },
      {
        name: `${step}: slowest response to an input`,
        value: medianOf('slowestInputMs'),
        atMost: MAX_INPUT_MS,
        unit: 'ms',
      },
    ];
  });
}

/** Runs in the page: stores each long task, and each input until its frame, as a measure. */
function observeSlowness(): void {
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
