import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { faultsOn } from '#tests/support/browser/axe-faults.ts';
import { cardsOn, openApp, openProperty, scrollToMap } from '#tests/support/browser/open-app.ts';
import { pixelsTooWide } from '#tests/support/browser/page-width.ts';

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
      await openApp(page, '/property-listings?sort=oldest');
      await cardsOn(page).first().getByRole('link').click();
      await scrollToMap(page);
      await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
      expect(await faultsOn(page)).toEqual([]);
    });

    test(`The splash has no fault that axe finds, ${colorScheme}`, async ({ page }) => {
      // Without the app's code, nothing removes the splash.
      let arrive = () => {};
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route(/assets\/index-.*\.js/, async (route) => {
        await arrived;
        await route.continue();
      });
      await page.goto('/about', { waitUntil: 'commit' });
      await expect(page.locator('#splash')).toBeVisible();
      expect(await faultsOn(page, '#splash')).toEqual([]);
      arrive();
      await expect(page.locator('#splash')).toHaveCount(0);
    });

    test(`What opens over a property has no fault that axe finds, ${colorScheme}`, async ({
      page,
    }) => {
      await openProperty(page);
      await page.getByRole('button', { name: 'Share' }).click();
      await expect(page.getByRole('menu', { name: 'Share' })).toBeVisible();
      expect(await faultsOn(page), 'the ways to share').toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Enlarge photo 1 of/ }).click();
      await expect(page.getByRole('dialog', { name: 'Photos' })).toBeVisible();
      expect(await faultsOn(page), 'the photos').toEqual([]);
    });

    test(`The open filters have no fault that axe finds, ${colorScheme}`, async ({
      page,
      isMobile,
    }) => {
      test.slow();
      await openApp(page, '/property-listings?location=Lagos');
      await expect(cardsOn(page).first()).toBeVisible();
      for (const name of isMobile ? ['Filters (1)'] : ['Price', 'Rooms', 'Amenities']) {
        await page.getByRole('button', { name }).click();
        expect(await faultsOn(page), name).toEqual([]);
        await page.keyboard.press('Escape');
      }
    });

    test(`The mobile menu has no fault that axe finds, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openApp(page, '/about');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      expect(await faultsOn(page)).toEqual([]);
    });

    test(`A property that cannot be shown has no fault that axe finds, ${colorScheme}`, async ({
      page,
    }) => {
      await openApp(page, '/property-listing/nowhere');
      await expect(page.getByRole('button', { name: 'Go Back' })).toBeVisible();
      expect(await faultsOn(page)).toEqual([]);
    });
  });
}

/** 320 px, and 200 % zoom of a window of 1280: in both, nothing needs to be scrolled sideways. */
for (const [what, width] of [
  ['a screen of 320 px', 320],
  ['a window of 1280 px at 200 %', 640],
] as const) {
  for (const { name, path } of screens) {
    test(`${name} fits ${what}, with nothing cut`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await openApp(page, path);
      await expectNothingCut(page);
    });
  }

  test(`A property fits ${what}, with nothing cut`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await openProperty(page);
    await expectNothingCut(page);
  });
}

test('Text twice as large leaves everything within reach', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const path of ['/', '/property-listings', '/contact']) {
    await openApp(page, path);
    await page.addStyleTag({ content: ':root { font-size: 200% }' });
    await expectNothingCut(page);
  }
});

/** Nothing to scroll sideways, and no words of a button or link that its frame does not show. */
async function expectNothingCut(page: Page): Promise<void> {
  // Once the page is there, in the letters that it is set in.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  expect(await pixelsTooWide(page)).toBe(0);
  const cut = await page
    .locator('main, footer')
    .locator('a, button, h1, h2, h3')
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('[aria-hidden="true"], .line-clamp-2, .sr-only'))
        .filter((element) => getComputedStyle(element).overflowX === 'visible')
        .filter((element) => element.clientWidth > 0)
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map((element) => element.textContent),
    );
  expect(cut).toEqual([]);
}
