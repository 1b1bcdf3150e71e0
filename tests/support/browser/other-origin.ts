import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { buildWithoutSplash } from '#tests/support/build-without-splash.ts';
import { freePort, launchServer } from '#tests/support/launched-server.ts';
import { copyDemoData } from './demo-data.ts';

export { expect };

interface OtherOrigin {
  pageUrl: string;
  apiUrl: string;
}

/**
 * Tests with the app on one origin and the API on another, behind its CORS rules. They route no
 * requests, because Playwright itself responds to the preflights of routed requests.
 */
export const test = base.extend<object, { otherOrigin: OtherOrigin }>({
  otherOrigin: [
    // Playwright reads the fixture's needs from its parameter, which must be a pattern.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'gida-other-origin-'));
      const dataDir = join(folder, 'data');
      await copyDemoData(dataDir);
      const port = await freePort();
      const apiUrl = `http://localhost:${port}`;
      const webDir = join(folder, 'web');
      await buildWithoutSplash(webDir, { VITE_API_BASE_URL: `${apiUrl}/api` });
      const pages = await servePages(webDir);
      const environment = { CORS_ORIGINS: pages.url, WEB_DIR: join(folder, 'none') };
      const api = await launchServer({ dataDir, port, environment });
      await use({ pageUrl: pages.url, apiUrl });
      pages.close();
      await api.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ otherOrigin }, use) => use(otherOrigin.pageUrl),
  context: async ({ context }, use) => {
    const errors: string[] = [];
    context.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    context.on('weberror', (webError) => errors.push(webError.error().message));
    await use(context);
    expect(errors, 'console errors').toEqual([]);
  },
});

const contentTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Serves the files of a folder, and its index.html at every other path. */
async function servePages(folder: string): Promise<{ url: string; close(): void }> {
  const port = await freePort();
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const path = join(folder, normalize(pathname));
    const file = extname(path) && existsSync(path) ? path : join(folder, 'index.html');
    response.setHeader('Content-Type', contentTypes[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  }).listen(port);
  return { url: `http://localhost:${port}`, close: () => server.close() };
}
