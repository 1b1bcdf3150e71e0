import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Locator, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { ensureBuild } from '../../scripts/ensure-build.mjs';
import { splashEnded } from '../admin/slowness.ts';
import { serveWholeList } from '../floor/whole-list-server.ts';
import { importManyListings } from '../support/many-listings.ts';
import { slowPhone } from '../support/slow-phone.ts';
import { reportTargets } from '../support/targets.ts';
import { median } from '../support/visits.ts';
import { withWorkbench } from '../support/workbench.ts';

const MAX_TASK_MS = 100;
const MAX_ANSWER_MS = 200;

const { values } = parseArgs({ options: { rows: { type: 'string' } } });

/** A control to press, or to choose an option in. Playwright's search for it runs in the page. */
interface Change {
  find: (page: Page) => Locator;
  option?: string;
}

/** An area, or a way back to a wider one. */
function area(name: string): Change {
  return {
    find: (page) =>
      page
        .getByRole('region', { name: /^Map of/ })
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .first(),
  };
}

function filter(name: string, option: string): Change {
  return { find: (page) => page.getByRole('combobox', { name, exact: true }), option };
}

/** Twenty changes of place and filter, each to a search that was not made before. */
const changes: readonly Change[] = [
  area('Lagos'),
  area('Lekki'),
  area('All of Lagos'),
  area('Ikoyi'),
  area('All of Nigeria'),
  area('Abuja'),
  area('Gwarinpa'),
  filter('Type', 'House'),
  area('Asokoro'),
  area('All of Abuja'),
  area('All of Nigeria'),
  filter('Status', 'For Sale'),
  area('Lagos'),
  area('Ajah'),
  filter('Type', 'Apartment'),
  area('All of Lagos'),
  area('Ikeja'),
  area('All of Nigeria'),
  filter('Location', 'Ikorodu'),
  filter('Type', ''),
];

interface Answer {
  /** From the input to the frame that shows the new search, and to that with its results. */
  searchMs: number;
  resultsMs: number;
  longestTaskMs: number;
}

const Trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      dur: z.optional(z.number()),
      args: z.optional(z.object({ name: z.optional(z.unknown()) })),
    }),
  ),
});

/** The map of areas beside 24,326 listings, with our API and with a whole list. */
await withWorkbench(async ({ folder, serve, openBrowser, onClose }) => {
  await ensureBuild();
  const dataDir = await importManyListings(folder, values.rows && resolve(values.rows));
  const paging = await serve({ dataDir });
  const whole = await serveWholeList(paging);
  onClose(whole.stop);
  const browser = await openBrowser();
  console.log(`1440 × 900 px, CPU slowed down ${slowPhone.cpuSlowdown} times.`);
  for (const [name, url] of Object.entries({
    'with paging': paging,
    'without paging': whole.url,
  })) {
    // The first visit warms the server up and does not count.
    await visitMap(browser, url);
    const answers = await visitMap(browser, url);
    const all = (key: keyof Answer) => answers.map((answer) => answer[key]);
    const [tasks, searches, results] = [all('longestTaskMs'), all('searchMs'), all('resultsMs')];
    const worst = (times: number[]) => Math.max(...times);
    console.log(`API ${name}, ${answers.length} changes:`);
    reportTargets([
      { name: 'longest task, median', value: median(tasks), atMost: MAX_TASK_MS, unit: 'ms' },
      { name: 'longest task, worst', value: worst(tasks), atMost: MAX_TASK_MS, unit: 'ms' },
      { name: 'answer, median', value: median(searches), atMost: MAX_ANSWER_MS, unit: 'ms' },
      { name: 'answer, worst', value: worst(searches), atMost: MAX_ANSWER_MS, unit: 'ms' },
    ]);
    console.log(
      `  results: median ${median(results).toFixed(0)} ms, worst ${worst(results).toFixed(0)} ms`,
    );
  }
});

async function visitMap(browser: Browser, url: string): Promise<Answer[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    // tsx names nested functions by a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(watchAnswers);
    await page.goto(`${url}/property-listings`);
    await splashEnded(page);
    await page.getByRole('button', { name: /^All \d+ places/ }).click({ timeout: 60_000 });
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuSlowdown });
    const answers: Answer[] = [];
    for (const { find, option } of changes) {
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(300);
      // Before the trace, which would count the search as a task of the page.
      const target = await controlOf(page, find);
      await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
      if (option === undefined) await target.click({ force: true });
      else await target.selectOption(option, { force: true });
      const times = await (await page.waitForFunction(readAnswer)).jsonValue();
      if (!times) throw new Error('The page gave no times');
      await page.waitForLoadState('networkidle');
      const longestTaskMs = longestTaskIn(await browser.stopTracing());
      answers.push({ ...times, longestTaskMs });
    }
    return answers;
  } finally {
    await context.close();
  }
}

/** On the screen. Late results may replace the first one that is found. */
async function controlOf(page: Page, find: Change['find'], attempts = 3) {
  const target = await find(page).elementHandle();
  if (!target) throw new Error('The page has no such control');
  try {
    await target.scrollIntoViewIfNeeded();
    return target;
  } catch (error) {
    if (attempts === 1) throw error;
    return controlOf(page, find, attempts - 1);
  }
}

/** In milliseconds, of the main threads of pages. */
function longestTaskIn(trace: Buffer): number {
  const { traceEvents } = Trace.parse(JSON.parse(trace.toString()));
  const mainThreads = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`);
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && mainThreads.includes(`${pid} ${tid}`),
  );
  return Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000));
}

/**
 * Runs in the page: after each input, marks the first frame that shows another search, by its
 * heading, chosen area, list of areas or fading cards, and the first that shows its results. Looks
 * when the page changes, not in every frame, which would slow the page down.
 */
function watchAnswers(): void {
  const isLoading = () =>
    document.querySelector('main :is(ul[aria-busy], [data-searching])') !== null;
  const shown = () =>
    [
      document.querySelector('h1')?.textContent,
      document.querySelector('[aria-pressed="true"]')?.textContent,
      document.querySelector('ul[aria-label="Areas"]')?.textContent,
      document.querySelector('main p[role=status]')?.textContent,
      isLoading(),
    ].join();
  let observer: MutationObserver | undefined;
  function watch({ timeStamp }: Event) {
    observer?.disconnect();
    performance.clearMarks();
    const before = shown();
    const isNew = (name: string) => performance.getEntriesByName(name).length === 0;
    // After the frame.
    const mark = (name: string) =>
      requestAnimationFrame(() =>
        setTimeout(
          () => isNew(name) && performance.mark(name, { detail: performance.now() - timeStamp }),
        ),
      );
    observer = new MutationObserver(() => {
      if (shown() === before) return;
      mark('search');
      if (isLoading()) return;
      mark('results');
      observer?.disconnect();
    });
    observer.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  }
  for (const name of ['click', 'change']) addEventListener(name, watch, { capture: true });
}

/** Runs in the page: the times of the last input, once its results are shown. */
function readAnswer(): { searchMs: number; resultsMs: number } | null {
  const [search, results] = ['search', 'results'].map(
    (name) => performance.getEntriesByName(name)[0],
  );
  if (!(search instanceof PerformanceMark) || !(results instanceof PerformanceMark)) return null;
  return { searchMs: search.detail, resultsMs: results.detail };
}
