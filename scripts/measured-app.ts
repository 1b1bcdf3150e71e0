import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { onBench } from './bench.ts';
import { ensureBuild } from './ensure-build.mjs';

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
