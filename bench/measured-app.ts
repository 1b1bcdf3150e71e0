import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { ensureBuild } from '#scripts/ensure-build.mjs';
import { onBench } from './bench.ts';

export interface MeasuredApp {
  browser: Browser;
  /** Of the built app with the demo data. */
  url: string;
  /** For files that go with the measurement. */
  folder: string;
}

/** Builds the app if needed, serves it with the demo data, and opens a browser for `measure`. */
export async function withMeasuredApp(measure: (app: MeasuredApp) => Promise<void>): Promise<void> {
  await ensureBuild();
  await onBench('measure', async ({ folder, serve, openBrowser }) => {
    const url = await serve({ dataDir: join(folder, 'data') });
    await measure({ browser: await openBrowser(), url, folder });
  });
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Visits one after the other, so that none slows another. */
export async function visitTimes<Visit>(
  rounds: number,
  visit: () => Promise<Visit>,
): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await visit());
  return visits;
}
