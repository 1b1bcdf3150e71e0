import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';

/** The page that the development server serves for an API. */
async function developmentPage(apiBaseUrl: string): Promise<string> {
  vi.stubEnv('VITE_API_BASE_URL', apiBaseUrl);
  const cacheDir = await mkdtemp(join(tmpdir(), 'gida-vite-'));
  const server = await createServer({
    cacheDir,
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
  });
  try {
    return await server.transformIndexHtml('/', await readFile('index.html', 'utf8'));
  } finally {
    await server.close();
    await rm(cacheDir, { recursive: true, force: true });
  }
}

describe('The development server', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('names the capabilities of our own API', async () => {
    expect(await developmentPage('')).toMatch(/<meta name="api-capabilities" content="\w/);
  });

  it('names none for an API of another address', async () => {
    expect(await developmentPage('https://api.example.com')).not.toContain('api-capabilities');
  });
});
