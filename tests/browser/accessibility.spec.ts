import type { Page } from '@playwright/test';
import { listProperty } from '#tests/support/browser/admin-form.ts';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { faultsOn } from '#tests/support/browser/axe-faults.ts';
import {
  cardsOn,
  openApp,
  openProperty,
  openWithLongSplash,
  scrollToMap,
} from '#tests/support/browser/open-app.ts';
import { pixelsTooWide } from '#tests/support/browser/page-width.ts';

// Reduced motion: elements that fade in have their final colours at once.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedFaults: [/404.*\/nowhere/],
});

const screens = [
  { name: 'Home', path: '/' },
  { name: 'New developments', path: '/new-development' },
  { name: 'About', path: '/about' },
  { name: 'Contact', path: '/contact' },
  { name: 'FAQ', path: '/faq#check-seller' },
  { name: 'An empty shortlist', path: '/shortlist' },
  { name: 'An empty comparison', path: '/compare' },
  { name: 'Privacy', path: '/privacy' },
  { name: 'Terms', path: '/authentication/terms' },
  { name: 'Undoing a change of email', path: '/authentication/undo-email-change#token' },
  { name: 'Stopping an alert', path: '/authentication/stop-alert#token' },
  { name: 'The listings', path: '/property-listings' },
  { name: 'A search without results', path: '/property-listings?q=igloo' },
  { name: 'The not-found page', path: '/nowhere' },
];

for (const { name, path } of screens) {
  test(`${name} passes axe, in light and dark`, async ({ page }) => {
    await openApp(page, path);
    expect(await faultsOn(page)).toEqual([]);
  });
}

test('A property passes axe, in light and dark', async ({ page }) => {
  await openApp(page, '/property-listings?sort=oldest');
  await cardsOn(page).first().getByRole('link').click();
  await scrollToMap(page);
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
  expect(await faultsOn(page)).toEqual([]);
});

test('A property with a video and a floor plan passes axe, also at 320 px', async ({ page }) => {
  const fields = { videoUrl: 'https://vimeo.com/76979871', floorPlan: 'new:2' };
  const id = await listProperty(page, 'House with a video', 3, fields);
  await page.route('https://player.vimeo.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>Video</title>' }),
  );
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await openApp(page, `/property-listing/${id}`);
    await expect(page.getByRole('button', { name: 'Watch the video' })).toBeVisible();
    expect(await faultsOn(page), `before, at ${width} px`).toEqual([]);
    expect(await pixelsTooWide(page)).toBe(0);
    await page.getByRole('button', { name: 'Watch the video' }).click();
    await expect(page.getByTitle('Video of House with a video, on Vimeo')).toBeFocused();
    expect(await faultsOn(page), `after, at ${width} px`).toEqual([]);
  }
});

test('A new development passes axe, in light and dark', async ({ page }) => {
  await openApp(page, '/new-development');
  await cardsOn(page).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
  expect(await faultsOn(page)).toEqual([]);
});

test('The splash passes axe, in light and dark', async ({ page }) => {
  await openWithLongSplash(page, '/about');
  await expect(page.locator('#splash')).toBeVisible();
  expect(await faultsOn(page, '#splash')).toEqual([]);
});

test('The share menu and the photos of a property pass axe, in light and dark', async ({
  page,
}) => {
  await openProperty(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('menu', { name: 'Share' })).toBeVisible();
  expect(await faultsOn(page, '[role=menu]'), 'the share menu').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Enlarge photo 1 of/ }).click();
  await expect(page.getByRole('dialog', { name: 'Photos' })).toBeVisible();
  expect(await faultsOn(page, '[role=dialog]'), 'the photos').toEqual([]);
});

test('The open filters pass axe, in light and dark', async ({ page }) => {
  // No results, because axe reads the whole page for each filter.
  await openApp(page, '/property-listings?q=igloo');
  await expect(page.getByText('No properties match all of these filters')).toBeVisible();
  for (const name of ['Price', 'Rooms', 'Amenities']) {
    await page.getByRole('button', { name }).click();
    expect(await faultsOn(page, '[role=dialog]'), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('The map of areas passes axe, in light and dark', async ({ page }) => {
  for (const [width, address] of [
    [1440, '/property-listings'],
    [1280, '/property-listings?location=Lekki'],
    [390, '/property-listings?location=Lagos'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await openApp(page, address);
    if (width < 1280) await page.getByRole('button', { name: 'Map' }).click();
    await expect(page.getByRole('list', { name: 'Areas' })).toBeVisible();
    expect(await faultsOn(page), `${address} at ${width} px`).toEqual([]);
  }
});

test('The filters of a phone pass axe, in light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openApp(page, '/property-listings?bedrooms=3');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  expect(await faultsOn(page, 'dialog[open]')).toEqual([]);
});

test('The mobile menu passes axe, in light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openApp(page, '/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await faultsOn(page)).toEqual([]);
});

test('The page of a missing property passes axe, in light and dark', async ({ page }) => {
  await openApp(page, '/property-listing/nowhere');
  await expect(page.getByRole('button', { name: 'Go Back' })).toBeVisible();
  expect(await faultsOn(page)).toEqual([]);
});

/** A screen of 320 px, and a window of 1280 px at 200 %. */
const narrowWidthsPx = [320, 640];

for (const { name, path } of screens) {
  test(`${name} fits 320 px and 200 % zoom without cut text`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openApp(page, path);
    await expectNothingCut(page, narrowWidthsPx);
  });
}

test('A property fits 320 px and 200 % zoom without cut text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openProperty(page);
  await expectNothingCut(page, narrowWidthsPx);
});

test('A development fits 320 px and 200 % zoom without cut text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openApp(page, '/new-development');
  await cardsOn(page).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('link', { name: 'All developments' })).toBeVisible();
  await expectNothingCut(page, narrowWidthsPx);
});

test('Text of twice the size is not cut', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const path of ['/', '/property-listings', '/contact']) {
    await openApp(page, path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNothingCut(page, [1280]);
  }
});

/** The page does not scroll sideways, and no link, button or heading is wider than its box. */
async function expectNothingCut(page: Page, widthsPx: number[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  for (const width of widthsPx) {
    await page.setViewportSize({ width, height: 640 });
    await expect.poll(() => pixelsTooWide(page), `${width} px`).toBe(0);
    await expect.poll(() => cutText(page), `${width} px`).toEqual([]);
  }
}

function cutText(page: Page): Promise<(string | null)[]> {
  return page
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
}
