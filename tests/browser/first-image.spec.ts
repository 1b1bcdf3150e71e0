import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { openApp, openProperty } from '#tests/support/browser/open-app.ts';

// No test changes the data behind the splash: the newest property has a photo.
test.use({ hasSplash: true });

for (const [name, open] of [
  ['home page', (page: Page) => openApp(page, '/')],
  ['listings', (page: Page) => openApp(page, '/property-listings')],
  ['page of a property', openProperty],
] as const) {
  test(`The first image of the ${name} is preloaded in the size that the page shows`, {
    tag: '@both',
  }, async ({ page }) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await open(page);
    const image = page.locator('main img[fetchpriority="high"]').first();
    await expect(image).not.toHaveJSProperty('currentSrc', '');
    const shown = await image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
    const firstCall = urls.findIndex((url) => url.includes('/api/properties'));
    expect(urls.slice(0, firstCall)).toContain(shown);
    expect(urls.filter((url) => url === shown)).toHaveLength(1);
  });
}
