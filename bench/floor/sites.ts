import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { ensureBuild } from '../../scripts/ensure-build.mjs';
import { buildWithoutSplash } from '../../tests/support/build-without-splash.ts';
import type { Workbench } from '../support/workbench.ts';

/** A value for each of the two sites, such as its URL or a figure. */
export interface Both<Value> {
  ours: Value;
  floor: Value;
}

/** Builds the product and the floor page, and serves both with the same server and data. */
export async function serveBoth(
  { folder, serve }: Workbench,
  dataDir: string,
  { hasSplash }: { hasSplash: boolean },
): Promise<Both<string>> {
  const name = `${dataDir}-${hasSplash ? 'splash' : 'no-splash'}`;
  const webDirs = { ours: './dist', floor: `${name}-floor-build` };
  await buildFloor(webDirs.floor, hasSplash ? 3000 : 0);
  if (hasSplash) await ensureBuild();
  else {
    webDirs.ours = join(folder, 'product-without-splash');
    await buildWithoutSplash(webDirs.ours);
  }
  const serveOne = async (site: keyof Both<string>) => {
    // A data folder belongs to one server at a time.
    const copy = `${name}-${site}`;
    await cp(dataDir, copy, { recursive: true });
    return serve({ dataDir: copy, environment: { WEB_DIR: webDirs[site] } });
  };
  return { ours: await serveOne('ours'), floor: await serveOne('floor') };
}

async function buildFloor(outDir: string, splashMs: number): Promise<void> {
  await build({
    root: 'bench/floor/page',
    configFile: false,
    logLevel: 'error',
    plugins: [
      react(),
      tailwindcss(),
      compression({ threshold: 0, algorithms: ['brotliCompress', 'gzip'] }),
    ],
    define: { 'import.meta.env.VITE_SPLASH_MS': JSON.stringify(splashMs) },
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
}

/** Visits both sites in turn, so that a busy machine slows both alike. */
export async function visitInTurn<Visit>(
  rounds: number,
  addresses: Both<string>,
  visit: (address: string) => Promise<Visit>,
): Promise<Both<Visit[]>> {
  const visits: Both<Visit[]> = { ours: [], floor: [] };
  // The first visit warms the server up and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    for (const site of ['floor', 'ours'] as const) {
      const seen = await visit(addresses[site]);
      if (round > 0) visits[site].push(seen);
    }
  }
  return visits;
}
