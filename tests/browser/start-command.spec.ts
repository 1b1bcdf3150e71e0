import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort, launchServer, spawnServer } from '#scripts/launched-server.ts';

let dataDir: string;

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gida-start-'));
});

test.afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('A second start on the data folder of a running server is refused, and the first goes on', async () => {
  const first = await launchServer({ dataDir });
  try {
    const second = await failedStart({ DATA_DIR: dataDir, PORT: String(await freePort()) });
    expect(second.code).toBe(1);
    expect(second.lines).toHaveLength(1);
    expect(second.lines[0]).toContain(`The data folder ${dataDir} is in use`);
    expect((await fetch(`${first.url}/api/properties?limit=1`)).status).toBe(200);
  } finally {
    await first.stop();
  }
});

test('A port that another program has is told in one line', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const start = await failedStart({ DATA_DIR: dataDir, PORT: port });
  other.close();
  expect(start.code).toBe(1);
  expect(start.lines).toEqual([expect.stringContaining(`PORT ${port} is taken`)]);
});

test('A setting that cannot be is told in one line that names it', async () => {
  const start = await failedStart({ DATA_DIR: dataDir, PORT: 'eighty' });
  expect(start.code).toBe(1);
  expect(start.lines).toEqual([expect.stringMatching(/^PORT must be/)]);
});

async function failedStart(settings: Record<string, string>) {
  const { process: server, output } = spawnServer(settings);
  const [code] = await once(server, 'close');
  return { code, lines: output().trim().split('\n') };
}
