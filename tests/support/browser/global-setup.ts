import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWithoutSplash } from '#tests/support/build-without-splash.ts';
import { freePort, launchServer } from '#tests/support/launched-server.ts';
import { copyDemoData } from './demo-data.ts';

/**
 * Serves the built app with the demo data for all browser tests. Tests that are not about the splash
 * use a build without it, which saves three seconds each, and whose maps show the tiles from here.
 */
export default async function globalSetup() {
  if (!existsSync('dist/index.html')) throw new Error('Build the app first: npm run build');
  const folder = await mkdtemp(join(tmpdir(), 'gida-browser-'));
  const withoutSplash = join(folder, 'without-splash');
  const dataDir = join(folder, 'data');
  const dataBehindSplash = join(folder, 'data-behind-splash');
  const demoData = join(folder, 'demo-data');
  process.env.BROWSER_TESTS_DEMO_DATA = demoData;
  const tiles = await serveTiles();
  await Promise.all([
    buildWithoutSplash(withoutSplash, { VITE_MAP_TILE_URL: tiles.url }),
    createDemoData(demoData),
  ]);
  await Promise.all([dataDir, dataBehindSplash].map(copyDemoData));
  const [brief, whole] = await Promise.all([
    launchServer({ dataDir, environment: { WEB_DIR: withoutSplash } }),
    launchServer({ dataDir: dataBehindSplash }),
  ]);
  process.env.BROWSER_TESTS_URL = brief.url;
  process.env.BROWSER_TESTS_SPLASH_URL = whole.url;
  process.env.BROWSER_TESTS_DATA_DIR = dataDir;
  return async () => {
    tiles.close();
    await Promise.all([brief.stop(), whole.stop()]);
    await rm(folder, { recursive: true, force: true });
  };
}

/** Creates the demo data. The servers that start with it skip scaling its images in advance. */
async function createDemoData(dataDir: string) {
  await (await launchServer({ dataDir })).stop();
}

const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mO8/vLffwAJOAPJXI6gcAAAAABJRU5ErkJggg==',
  'base64',
);

/** Serves map tiles on a host of their own, as OpenStreetMap does. */
async function serveTiles(): Promise<{ url: string; close(): void }> {
  const port = await freePort();
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'image/png').end(TILE);
  }).listen(port, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
