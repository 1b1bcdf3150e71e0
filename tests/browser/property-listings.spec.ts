import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { cardsOn, openApp } from '#tests/support/browser/open-app.ts';
import { pixelsTooWide } from '#tests/support/browser/page-width.ts';

test('The photos of the listings load, as AVIF', async ({ page }) => {
  const formats = new Set<string | undefined>();
  page.on('response', async (response) => {
    if (response.url().includes('/api/images/')) formats.add(response.headers()['content-type']);
  });
  await openApp(page, '/property-listings');
  // The placeholder of a missing photo has the role of an image.
  const photographs = cardsOn(page).locator('img');
  await expect(photographs.first()).toBeAttached();
  for (const photograph of (await photographs.all()).slice(0, 6)) {
    await photograph.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photograph.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect.poll(() => [...formats]).toEqual(['image/avif']);
});

test('A chosen filter is added to the URL and narrows the list', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await openApp(page, '/property-listings');
  const all = await page.getByRole('main').getByRole('status').first().textContent();
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Location' }).selectOption('Abuja');
  if (isMobile) await page.getByRole('button', { name: /^Show \d+ properties$/ }).click();

  await expect(page).toHaveURL('/property-listings?location=Abuja');
  await expect(page.getByRole('main').getByRole('status').first()).not.toHaveText(all ?? '');
  await expect(cardsOn(page).filter({ hasNotText: 'Abuja' })).toHaveCount(0);
  await expect(cardsOn(page).first()).toBeVisible();
});

test('The first card is within 260 px of the top of a phone', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openApp(page, '/property-listings');
  await expect(cardsOn(page).first()).toBeVisible();
  const box = await cardsOn(page).first().boundingBox();
  expect(box?.y).toBeLessThanOrEqual(260);
});

test('A new search from far down the list shows its results from their start', {
  tag: '@both',
}, async ({ page }) => {
  await openApp(page, '/property-listings');
  await cardsOn(page).nth(8).scrollIntoViewIfNeeded();
  await page.getByRole('combobox', { name: 'Search' }).fill('igloo');
  await expect(page.getByText('No properties match “igloo”')).toBeInViewport();
  await expect(page.getByRole('button', { name: /without “igloo”/ })).toBeInViewport();
});

test('The map of areas filters by a press on a bubble, and Back returns', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await openApp(page, '/property-listings');
  if (isMobile) await page.getByRole('button', { name: 'Map' }).click();
  await page.getByTitle(/^Lagos/).click();
  await expect(page).toHaveURL('/property-listings?location=Lagos');
  await page.getByTitle(/^Epe/).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Properties in Epe');
  expect(await pixelsTooWide(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Properties in Lagos');
  const joined = page.getByTitle(/^Lekki, .* in all$/);
  const title = (await joined.getAttribute('title')) ?? '';
  await joined.click();
  await expect(page.getByTitle(title), 'its areas part').toHaveCount(0);
  await expect(page).toHaveURL('/property-listings?location=Lagos');
});

test('Circles, names and buttons keep apart on the map of the country and of Lagos', async ({
  page,
}) => {
  for (const path of ['/property-listings', '/property-listings?location=Lagos']) {
    await page.setViewportSize({ width: 360, height: 740 });
    await openApp(page, path);
    await page.getByRole('button', { name: 'Map' }).click();
    for (const width of [360, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const list = page.getByRole('list', { name: 'Areas' });
      await expect.poll(() => overlapsOnMap(list), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('A home at the circle of its area is a dot only while its card has the pointer', async ({
  page,
}) => {
  await openApp(page, '/property-listings?location=Guzape');
  await expect(page.getByTitle(/^Guzape, /)).toBeVisible();
  const dot = page.getByTitle(/, ₦680,000,000$/);
  await expect(dot).toHaveCount(0);
  await cardsOn(page).first().hover();
  await expect(dot).toBeVisible();
});

/** Pairs that cover each other. */
function overlapsOnMap(list: Locator): Promise<string[]> {
  return list.evaluate(({ parentElement }) => {
    const shown = [...(parentElement?.querySelectorAll('button, [aria-hidden] span') ?? [])].filter(
      (element) => !element.closest('ul'),
    );
    if (shown.length < 8) return ['nothing drawn'];
    const nameOf = (element: Element) =>
      element.getAttribute('title') ?? element.ariaLabel ?? element.textContent ?? '';
    return shown.flatMap((element, index) => {
      const a = element.getBoundingClientRect();
      return shown.slice(0, index).flatMap((other) => {
        const b = other.getBoundingClientRect();
        // Circles leave the corners of their boxes free.
        const gap = 0.15 * (a.height + b.height);
        const isApart =
          a.right - gap <= b.left ||
          b.right - gap <= a.left ||
          a.bottom - gap <= b.top ||
          b.bottom - gap <= a.top;
        return isApart ? [] : [`${nameOf(element)} and ${nameOf(other)}`];
      });
    });
  });
}

test('The map beside the list zooms by the wheel with Ctrl alone, and is dragged', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openApp(page, '/property-listings');
  const lagos = page.getByTitle(/^Lagos/);
  await lagos.hover();
  const zoomOut = page.getByRole('button', { name: 'Zoom out' });
  await page.mouse.wheel(0, -200);
  await expect(zoomOut).toBeDisabled();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await expect(zoomOut).toBeEnabled();
  const before = await lagos.boundingBox();
  await page.mouse.down();
  await page.mouse.move((before?.x ?? 0) + 120, (before?.y ?? 0) - 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await lagos.boundingBox())?.x).not.toBe(before?.x);
  await expect(page, 'the end of a drag is no press').toHaveURL('/property-listings');
  await zoomOut.click({ clickCount: 2 });
  await expect(zoomOut).toBeDisabled();
});

test('Two fingers enlarge the map on a phone, and one moves it', { tag: '@phone' }, async ({
  page,
}) => {
  await openApp(page, '/property-listings');
  await page.getByRole('button', { name: 'Map' }).click();
  const box = await page.getByTitle(/^Abuja/).boundingBox();
  const { x, y } = box ?? { x: 0, y: 0 };
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: xs.map((at, id) => ({ x: at, y, id })),
    });
  await touch('touchStart', x - 20, x + 20);
  for (const spread of [30, 45, 60]) await touch('touchMove', x - spread, x + spread);
  await touch('touchEnd');
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
  const before = await page.getByTitle(/^Abuja/).boundingBox();
  await touch('touchStart', x);
  for (const at of [x - 10, x - 25, x - 40]) await touch('touchMove', at);
  await touch('touchEnd');
  await expect
    .poll(async () => (await page.getByTitle(/^Abuja/).boundingBox())?.x)
    .toBeLessThan((before?.x ?? 0) - 20);
  await expect(page).toHaveURL('/property-listings');
});

test('Going back from a property restores the scroll position in the list', {
  tag: '@both',
}, async ({ page }) => {
  await openApp(page, '/property-listings');
  const card = cardsOn(page).nth(7);
  await card.scrollIntoViewIfNeeded();
  const title = await card.getByRole('heading').textContent();
  const scrolledTo = await page.evaluate(() => window.scrollY);
  expect(scrolledTo).toBeGreaterThan(0);

  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(card).toBeInViewport();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrolledTo))
    .toBeLessThan(4);
});

test.describe('In Dubai,', { tag: '@phone' }, () => {
  test.use({ timezoneId: 'Asia/Dubai' });

  test('the foot of the listings shows, from 768 px on, Lagos time beside Refresh, which can be tapped', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 767, height: 1000 });
    await openApp(page, '/property-listings?type=Land');
    const main = page.getByRole('main');
    const time = main.getByText(/^Updated \d\d:\d\d Lagos time$/);
    await expect(cardsOn(page).first()).toBeVisible();
    await expect(time).toBeHidden();
    await page.setViewportSize({ width: 768, height: 1000 });
    await time.scrollIntoViewIfNeeded();
    await expect(time).toBeInViewport({ ratio: 1 });
    const refreshed = page.waitForRequest(/\/api\/properties\?/);
    await main.getByRole('button', { name: 'Refresh' }).tap();
    await refreshed;
  });
});

test('New developments are two in a row on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openApp(page, '/new-development');
  await expect(cardsOn(page).nth(2)).toBeVisible();
  const tops = await cardsOn(page).evaluateAll((cards) =>
    cards.map((card) => card.getBoundingClientRect().top),
  );
  expect(tops[1]).toBe(tops[0]);
  expect(tops[2]).toBeGreaterThan(tops[0] ?? 0);
});

test('The photos of a card swipe, and each loads with its swipe', { tag: '@desktop' }, async ({
  page,
}) => {
  // Other tests list newer homes.
  await openApp(page, '/property-listings?q=penthouse');
  const card = page.getByRole('article').filter({ hasText: 'Four-bedroom penthouse' }).first();
  await expect(card.getByRole('img').first()).toBeVisible();
  await card.hover();
  const arrows = card.locator('[aria-hidden] button');
  await expect(arrows).toHaveCount(1);
  const nextPhotos = card.locator('[aria-hidden] img');
  await expect(nextPhotos).toHaveCount(0);
  await arrows.click();
  await expect(arrows).toHaveCount(2);
  await expect(nextPhotos).toHaveCount(1);
  await card.locator('[aria-hidden] a').nth(1).click();
  await expect(page).toHaveURL(/\/property-listing\/[\da-f]{24}/);
});
