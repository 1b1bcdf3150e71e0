import { once } from 'node:events';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  freePort,
  type LaunchedServer,
  launchServer,
  spawnServer,
} from '#tests/support/launched-server.ts';
import { createEmbeddedDatabase } from '#tests/support/test-database.ts';

const timeout = 90_000;

let folder: string;
let dataDir: string;
const running: LaunchedServer[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gida-start-'));
  dataDir = join(folder, 'data');
  await createEmbeddedDatabase(dataDir);
  // Seeding the demo takes time.
  process.env.DEMO_DATA = 'false';
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill()));
});
afterAll(async () => {
  delete process.env.DEMO_DATA;
  await rm(folder, { recursive: true });
});

/** The output and exit code of a start that must fail. */
async function failedStart(settings: Record<string, string>) {
  const { process: server, output } = spawnServer({ PORT: '0', ...settings });
  const [code] = await once(server, 'close');
  return { code, lines: output().trim().split('\n') };
}

describe('The server does not start', { timeout }, () => {
  it('on a port in use, before it creates files', async () => {
    const port = await freePort();
    const other = createServer().listen(port, 'localhost');
    await once(other, 'listening');
    const neverMade = join(folder, 'never-made');
    const { code, lines } = await failedStart({ DATA_DIR: neverMade, PORT: `${port}` });
    other.close();
    expect(code).toBe(1);
    expect(lines).toEqual([`Port ${port} is in use by another program. Set PORT to another one.`]);
    await expect(access(neverMade)).rejects.toThrow('ENOENT');
  });

  it('with an invalid setting', async () => {
    const { code, lines } = await failedStart({ LOG_LEVEL: 'loud' });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^LOG_LEVEL must be /)]);
  });

  it('without its database, and does not print the password', async () => {
    const port = await freePort();
    const { code, lines } = await failedStart({
      DATA_DIR: folder,
      DATABASE_URL: `postgres://gida:secret@localhost:${port}/gida`,
    });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^DATABASE_URL cannot be used \(localhost:/)]);
    expect(lines.join()).not.toContain('secret');
  });

  it('with a DATA_DIR that cannot be used, and says so', async () => {
    const path = '/dev/null/data';
    const { code, lines } = await failedStart({ DATA_DIR: path });
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(`^The data folder ${path} cannot be used .* Set DATA_DIR to a folder`),
    ]);
  });
});

describe('The server', { timeout }, () => {
  it('does not start on a data folder in use by another process, but starts there again after that was killed, and stops with code 0 on SIGTERM', async () => {
    // Relative, like the default './data'.
    const first = await launchServer({ dataDir: relative(process.cwd(), dataDir) });
    running.push(first);
    const { code, lines } = await failedStart({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(`The data folder ${dataDir} is in use`)]);
    expect((await fetch(`${first.url}/api/ready`)).status).toBe(200);
    await first.kill();
    await expectStartAndStop('SIGTERM');
  });

  it('stops with code 0 on SIGINT', () => expectStartAndStop('SIGINT'));
});

async function expectStartAndStop(signal: 'SIGTERM' | 'SIGINT'): Promise<void> {
  const port = await freePort();
  const { process: server, output } = spawnServer({ DATA_DIR: dataDir, PORT: `${port}` });
  while (!output().includes('is running at')) await once(server.stdout, 'data');
  expect((await fetch(`http://localhost:${port}/api/ready`)).status).toBe(200);
  server.kill(signal);
  const [code] = await once(server, 'close');
  expect(code).toBe(0);
  expect(output()).toContain(`Gida is running at http://localhost:${port}`);
}
