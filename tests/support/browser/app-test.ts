import { type BrowserContext, test as base, expect } from '@playwright/test';

export { expect };

interface AppFixtures {
  /** Faults whose text matches one of these do not fail the test. */
  expectedFaults: RegExp[];
  /** Whether the app shows its splash. Most tests run without it. */
  hasSplash: boolean;
}

/** A browser test that fails on console errors and on failed requests to our server. */
export const test = base.extend<AppFixtures>({
  expectedFaults: [[], { option: true }],
  hasSplash: [false, { option: true }],
  baseURL: async ({ hasSplash }, use) =>
    use(process.env[hasSplash ? 'BROWSER_TESTS_SPLASH_URL' : 'BROWSER_TESTS_URL']),
  context: async ({ context, baseURL, expectedFaults }, use) => {
    const faults = await collectFaults(context, new URL(baseURL ?? '').origin);
    await use(context);
    const unexpected = faults.filter(
      (fault) => !expectedFaults.some((pattern) => pattern.test(fault)),
    );
    expect(unexpected, 'console errors and failed requests').toEqual([]);
  },
});

const TILE = /\/\d+\/\d+\/\d+(@2x)?\.png/;
const TILE_STUB = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mO8/vLffwAJOAPJXI6gcAAAAABJRU5ErkJggg==',
  'base64',
);

/** Collects console errors and failed requests. Blocks other hosts, and serves map tiles itself. */
async function collectFaults(context: BrowserContext, origin: string): Promise<string[]> {
  const faults: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => faults.push(`uncaught: ${webError.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its pending requests.
    if (reason !== 'net::ERR_ABORTED') faults.push(`${reason}: ${request.url()}`);
  });
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== origin,
    async (route) => {
      const isTile = TILE.test(route.request().url());
      await (isTile ? route.fulfill({ contentType: 'image/png', body: TILE_STUB }) : route.abort());
    },
  );
  return faults;
}
