import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '#scripts/find-chromium.mjs';

/** No page reaches the internet. A route would do the same, but turns the cache of the browser off. */
const ownHostsAlone = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

// Kept in the environment, because every worker reads this file again.
process.env.BROWSER_TESTS_CHROMIUM ??= (await findChromium()) ?? '';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'output',
  globalSetup: '../support/browser/global-setup.ts',
  forbidOnly: true,
  retries: 0,
  // A test waits for a fifth of its time, so that one worker per core would leave cores idle.
  workers: '150%',
  timeout: 90_000,
  // A list of 3,000 that is loaded again takes up to 8 s on two busy cores.
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // Longer than other waits, because an action may follow a page load.
    actionTimeout: 10_000,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    colorScheme: 'light',
    // Traces take a fifth of the time; run a failing test with --trace on.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.BROWSER_TESTS_CHROMIUM || undefined,
      args: [...chromiumFlags, ownHostsAlone],
    },
  },
  // A test runs on a desktop, unless its tag is @phone or @both.
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
});
