import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '#scripts/find-chromium.mjs';
import { type LaunchSettings, launchServer } from '#tests/support/launched-server.ts';

/** Where something is measured; what is opened here ends with the measurement, however that ends. */
export interface Bench {
  /** Empty at first. */
  folder: string;
  /** Starts a server and answers its address. */
  serve(settings: LaunchSettings): Promise<string>;
  openBrowser(moreFlags?: string[]): Promise<Browser>;
  /** Has something else ended as well, before what was opened earlier. */
  atEnd(end: () => Promise<unknown>): void;
}

/** Measures on a bench whose folder has that name in its own. */
export async function onBench(
  name: string,
  measure: (bench: Bench) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), `gida-${name}-`));
  const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const atEnd: Bench['atEnd'] = (end) => void ends.unshift(end);
  try {
    await measure({
      folder,
      atEnd,
      async serve(settings) {
        const { url, stop } = await launchServer(settings);
        atEnd(stop);
        return url;
      },
      async openBrowser(moreFlags = []) {
        const browser = await chromium.launch({
          executablePath: await ensureChromium(),
          args: [...chromiumFlags, ...moreFlags],
        });
        atEnd(() => browser.close());
        return browser;
      },
    });
  } finally {
    for (const end of ends) await end();
  }
}
