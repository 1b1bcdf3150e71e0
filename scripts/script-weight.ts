import type { Browser } from '@playwright/test';

/** The most that the scripts of a first visit to the home page may weigh, as they travel. */
export const HOME_SCRIPT_BYTES = 120_000;

/** How long a visitor who does nothing is watched after the splash has lifted. */
const WATCHED_MS = 3000;

export interface LoadedScript {
  /** The name of the file. */
  name: string;
  /** As it travelled, compressed. */
  bytes: number;
  isBehindSplash: boolean;
}

/** Every script that a first visit to an address loads, while the visitor only looks. */
export async function scriptsOf(browser: Browser, address: string): Promise<LoadedScript[]> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const loaded: Promise<LoadedScript>[] = [];
    let isBehindSplash = true;
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
      const loading = { name, isBehindSplash };
      loaded.push(request.sizes().then(({ responseBodySize: bytes }) => ({ ...loading, bytes })));
    });
    await page.goto(address);
    await page.locator('#splash').waitFor({ state: 'detached' });
    isBehindSplash = false;
    await page.waitForTimeout(WATCHED_MS);
    return await Promise.all(loaded);
  } finally {
    await context.close();
  }
}

export function weightOf(scripts: readonly LoadedScript[]): number {
  return scripts.reduce((total, { bytes }) => total + bytes, 0);
}
