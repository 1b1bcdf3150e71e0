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
  context: async ({ context, expectedFaults }, use) => {
    const faults = collectFaults(context);
    await use(context);
    const unexpected = faults.filter(
      (fault) => !expectedFaults.some((pattern) => pattern.test(fault)),
    );
    expect(unexpected, 'console errors and failed requests').toEqual([]);
  },
});

/** Collects console errors and failed requests. */
function collectFaults(context: BrowserContext): string[] {
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
  return faults;
}
