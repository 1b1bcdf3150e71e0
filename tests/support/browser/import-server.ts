import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LaunchedServer, launchServer } from '#tests/support/launched-server.ts';
import { test as appTest, expect } from './app-test.ts';
import { copyDemoData } from './demo-data.ts';

export { expect };

/** Tests with a server of their own, because thousands of new properties would disturb the others. */
export const test = appTest.extend<object, { ownServer: LaunchedServer }>({
  ownServer: [
    // Playwright reads the fixture's needs from its parameter, which must be a pattern.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'gida-imports-'));
      await copyDemoData(dataDir);
      const server = await launchServer({ dataDir });
      await use(server);
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
});

const columns = 'bedrooms,bathrooms,toilets,parking_space,title,town,state,price';

/** A spreadsheet of houses with increasing prices; every other row is suspicious. */
export function houses(rows: number, lowestPrice: number) {
  const lines = Array.from({ length: rows }, (_, row) => {
    const state = row % 2 === 0 ? 'Lagos' : 'Anambara';
    return `4,5,5,2,Detached Duplex,Lekki,${state},${lowestPrice + row}`;
  });
  const text = [columns, ...lines, ''].join('\n');
  return { name: `houses-${rows}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) };
}
