import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { ensureBuild } from './ensure-build.mjs';
import { chromiumFlags, ensureChromium } from './find-chromium.mjs';
import { launchServer } from './launched-server.ts';

export interface MeasuredApp {
  browser: Browser;
  /** Of the built app with the demo data. */
  url: string;
}

/** Builds the app if needed, serves it with the demo data, and opens a browser for `measure`. */
export async function withMeasuredApp(measure: (app: MeasuredApp) => Promise<void>): Promise<void> {
  await ensureBuild();
  const dataDir = await mkdtemp(join(tmpdir(), 'gida-measure-'));
  try {
    const server = await launchServer({ dataDir });
    const browser = await chromium.launch({
      executablePath: await ensureChromium(),
      args: chromiumFlags,
    });
    await measure({ browser, url: server.url }).finally(async () => {
      await browser.close();
      await server.stop();
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
