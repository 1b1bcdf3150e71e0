import type { Browser, Request } from '@playwright/test';

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
      loaded.push(bodyBytes(request).then((bytes) => ({ ...loading, bytes })));
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

/** As the server announces them: what the browser counts varies with how the headers came. */
async function bodyBytes(request: Request): Promise<number> {
  const response = await request.response();
  const length = await response?.headerValue('content-length');
  if (!length) throw new Error(`${request.url()} does not say how long it is.`);
  return Number(length);
}

export function weightOf(scripts: readonly LoadedScript[]): number {
  return scripts.reduce((total, { bytes }) => total + bytes, 0);
}
