import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '#scripts/find-chromium.mjs';

// Kept in the environment, because every worker reads this file again.
process.env.BROWSER_TESTS_CHROMIUM ??= (await findChromium()) ?? '';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'output',
  globalSetup: '../support/browser/global-setup.ts',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 5_000 },
  reporter: 'list',
  use: {
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    colorScheme: 'light',
    // A trace costs a fifth of the whole time; of a test that fails it is had with --trace on.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.BROWSER_TESTS_CHROMIUM || undefined,
      args: chromiumFlags,
    },
  },
  projects: [
    {
      name: 'desktop',
      // What is about fingers or narrow screens.
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      // A phone has no Tab key, and axe sets the widths that it looks at by itself.
      testIgnore: ['*keyboard.spec.ts', '*accessibility.spec.ts'],
      // Nor a mouse or a wide screen; paper is the same for both, as are the colours that axe
      // compares.
      grepInvert: [/@desktop/, /, dark$/],
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
});
