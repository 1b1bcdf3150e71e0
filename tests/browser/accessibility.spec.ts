import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './app-test.ts';
import { cardsOn, openApp } from './open-app.ts';

// What fades in has its colours at once, and what scrolls by itself stands still.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // The page that tells it is answered as what it is.
  expectedFaults: [/404.*\/nowhere/],
});

const screens = [
  { name: 'Home', path: '/' },
  { name: 'New developments', path: '/new-development' },
  { name: 'About', path: '/about' },
  { name: 'Contact', path: '/contact' },
  { name: 'The questions', path: '/faq#check-seller' },
  { name: 'Privacy', path: '/privacy' },
  { name: 'Terms', path: '/authentication/terms' },
  { name: 'The listings', path: '/property-listings' },
  { name: 'A search that finds nothing', path: '/property-listings?q=igloo' },
  { name: 'The not-found page', path: '/nowhere' },
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(() => {
    test.use({ colorScheme });

    for (const { name, path } of screens) {
      test(`${name} has no fault that axe finds, ${colorScheme}`, async ({ page }) => {
        await openApp(page, path);
        expect(await faultsOn(page)).toEqual([]);
      });
    }

    test(`A property has no fault that axe finds, ${colorScheme}`, async ({ page }) => {
      await openApp(page, '/property-listings');
      await cardsOn(page).first().getByRole('link').click();
      await page.getByRole('button', { name: 'Show map' }).click();
      await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
      expect(await faultsOn(page)).toEqual([]);
    });
  });
}

for (const { name, path } of screens) {
  test(`${name} fits a screen of 320 px without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openApp(page, path);
    const scrolledBy = await page.evaluate(() => {
      window.scrollTo(1000, 0);
      return window.scrollX;
    });
    expect(scrolledBy).toBe(0);
  });
}

/** One line per fault: the rule and the elements. */
async function faultsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
