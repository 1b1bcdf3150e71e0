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
import { setTextSize } from '#tests/support/browser/text-size.ts';

// Reduced motion: elements that fade in have their final colours at once.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedFaults: [/404.*\/nowhere/],
});

/** The screens of one test are opened one after the other: what they share is loaded once. */
const visits = [
  { name: 'Home, New developments and About', paths: ['/', '/new-development', '/about'] },
  {
    name: 'The pages of text, and Contact',
    paths: ['/contact', '/faq#check-seller', '/privacy', '/authentication/terms'],
  },
  {
    name: 'Pages that a link in an email opens, and those without homes',
    paths: [
      '/authentication/undo-email-change#token',
      '/authentication/stop-alert#token',
      '/shortlist',
      '/compare',
      '/property-listings?q=igloo',
      '/nowhere',
      '/property-listing/nowhere',
    ],
  },
  { name: 'The listings', paths: ['/property-listings'] },
];

for (const { name, paths } of visits) {
  test(`${name} pass axe, in light and dark, and no text is cut`, async ({ page }) => {
    for (const path of paths) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openApp(page, path);
      await expectSettled(page);
      expect(await faultsOn(page), path).toEqual([]);
      await expectNothingCut(page, path);
    }
  });
}

test('A property, its share menu and its photos pass axe, in light and dark, and no text is cut', async ({
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
  await page.keyboard.press('Escape');
  await scrollToMap(page);
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
  expect(await faultsOn(page), 'the property').toEqual([]);
  await expectNothingCut(page, 'the property');
});

test('A property with a video and a floor plan passes axe, also at 320 px', async ({ page }) => {
  const fields = { videoUrl: 'https://vimeo.com/76979871', floorPlan: 'new:2' };
  const id = await listProperty(page, 'House with a video', 3, fields);
  await page.route('https://player.vimeo.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>Video</title>' }),
  );
  await openApp(page, `/property-listing/${id}`);
  const start = page.getByRole('button', { name: 'Watch the video' });
  await expect(start).toBeVisible();
  expect(await faultsOn(page), 'before, at 1440 px').toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await faultsOn(page), 'before, at 320 px').toEqual([]);
  expect(await pixelsTooWide(page)).toBe(0);
  await start.click();
  await expect(page.getByTitle('Video of House with a video, on Vimeo')).toBeFocused();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await faultsOn(page, 'section:has(iframe)'), `after, at ${width} px`).toEqual([]);
  }
});

test('A new development passes axe, in light and dark, and no text is cut', async ({ page }) => {
  await openApp(page, '/new-development');
  await cardsOn(page).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'All developments' })).toBeVisible();
  expect(await faultsOn(page)).toEqual([]);
  await expectNothingCut(page, 'a development');
});

test('The splash passes axe, in light and dark', async ({ page }) => {
  await openWithLongSplash(page, '/about');
  await expect(page.locator('#splash')).toBeVisible();
  expect(await faultsOn(page, '#splash')).toEqual([]);
});

test('The filters, the request for homes and the menus of a phone pass axe, in light and dark', async ({
  page,
}) => {
  // No results, because axe reads the whole page for each part.
  await openApp(page, '/property-listings?q=igloo');
  await expect(page.getByText('No properties match “igloo”')).toBeVisible();
  for (const name of ['Price', 'Rooms', 'Amenities']) {
    await page.getByRole('button', { name }).click();
    expect(await faultsOn(page, '[role=dialog]'), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Send us a request' }).click();
  await expect(page.getByRole('dialog', { name: 'Ask us to find it' })).toBeVisible();
  expect(await faultsOn(page, 'dialog[open]'), 'the request').toEqual([]);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  await openApp(page, '/property-listings?q=igloo&bedrooms=3');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  expect(await faultsOn(page, 'dialog[open]'), 'the filters of a phone').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await faultsOn(page), 'the menu of a phone').toEqual([]);
});

test('The map of areas passes axe, in light and dark', async ({ page }) => {
  await openApp(page, '/property-listings?location=Lekki');
  const map = 'section[aria-label="Map of Lagos"]';
  for (const [width, button] of [
    [1280, null],
    [390, 'Map'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    if (button) await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('list', { name: 'Areas' })).toBeVisible();
    expect(await faultsOn(page, map), `at ${width} px`).toEqual([]);
  }
});

async function expectSettled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

/** A screen of 320 px, a window of 1280 px at 200 %, and screens with text of twice the size. */
const enlarged = [
  { width: 320, fontSize: 16 },
  { width: 360, fontSize: 20 },
  { width: 360, fontSize: 32 },
  { width: 640, fontSize: 16 },
  { width: 1280, fontSize: 32 },
];

/** The page does not scroll sideways, and no link, button or heading is wider than its box. */
async function expectNothingCut(page: Page, name: string): Promise<void> {
  await expectSettled(page);
  for (const { width, fontSize } of enlarged) {
    await page.setViewportSize({ width, height: 640 });
    await setTextSize(page, fontSize);
    await expect.poll(() => pixelsTooWide(page), `${name} at ${width} px`).toBe(0);
    await expect.poll(() => cutText(page), `${name} at ${width} px`).toEqual([]);
    if (name === '/property-listings') await expectPressable(page);
  }
}

/** Nothing covers the filters above a list, which stay on the screen. */
async function expectPressable(page: Page): Promise<void> {
  const buttons = page.getByRole('button', { name: /^(Map|Filters|Price|Bedrooms|Amenities)/ });
  await expect(buttons).not.toHaveCount(0);
  for (const button of await buttons.all()) await button.click({ trial: true });
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
