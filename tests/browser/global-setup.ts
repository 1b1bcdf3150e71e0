import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchServer } from '#scripts/launched-server.ts';

/** Serves the built app, with the demo data in a folder of its own, to all browser tests at once. */
export default async function globalSetup() {
  if (!existsSync('dist/index.html')) throw new Error('Build the app first: npm run build');
  const dataDir = await mkdtemp(join(tmpdir(), 'gida-browser-'));
  const server = await launchServer({ dataDir });
  process.env.BROWSER_TESTS_URL = server.url;
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
