import { areaLabel, priceLabel, propertyReference } from '#contract/property/property-labels.ts';
import { propertyHref } from '#contract/site/property-href.ts';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { cardsOn, openApp, openProperty, scrollToMap } from '#tests/support/browser/open-app.ts';
import { pixelsTooWide } from '#tests/support/browser/page-width.ts';
import { swipe } from '#tests/support/browser/touch.ts';

test('Leaflet is loaded when the map comes near the screen, not before', async ({ page }) => {
  const scripts: string[] = [];
  const tiles: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
    if (/\/15\/\d+\/\d+\.png/.test(response.url())) tiles.push(response.url());
  });
  await openApp(page, '/property-listings?location=Lekki');
  await cardsOn(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts.filter((url) => url.includes('map-tiles'))).toEqual([]);

  await scrollToMap(page);
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
  expect(scripts.filter((url) => url.includes('map-tiles'))).toHaveLength(1);
  expect(tiles.length).toBeGreaterThan(0);
});

test('Tab loads what a phone loads near the screen, so that the keyboard passes by none of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openProperty(page);
  const report = page.getByRole('button', { name: 'Report this listing' });
  const similar = page.getByRole('heading', { name: 'Similar properties' });
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
  await expect(similar.or(report)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(report).toBeVisible();
  await expect(similar).toBeVisible();
});

test('With data saver on the map waits for a tap', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openProperty(page);
  await scrollToMap(page);
  const button = page.getByRole('button', { name: 'Show map' });
  await expect(button).toBeInViewport();
  await expect(page.locator('.leaflet-container')).toHaveCount(0);
  await button.click();
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
});

test('The gallery moves 3 photos per step at 1024 px, and 2 at 600 px', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await openProperty(page);
  const gallery = page.getByRole('region', { name: 'Photos' });
  const track = gallery.getByRole('list');
  const inView = () =>
    track.evaluate((list) => {
      const frame = list.getBoundingClientRect();
      return [...list.children].flatMap((item, index) => {
        const { left, right } = item.getBoundingClientRect();
        return left >= frame.left - 2 && right <= frame.right + 2 ? [index] : [];
      });
    });
  for (const [width, shown] of [
    [1024, 3],
    [600, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const first = Array.from({ length: shown }, (_, index) => index);
    await expect.poll(inView).toEqual(first);
    await gallery.getByRole('button', { name: 'Next' }).click();
    const count = await track.getByRole('listitem').count();
    const second = first.map((index) => Math.min(shown, count - shown) + index);
    await expect.poll(inView).toEqual(second);
    await gallery.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(inView).toEqual(first);
  }
});

test('The strip of photos starts after the photos at the top, and at the second on phones', async ({
  page,
}) => {
  const strip = page.getByRole('region', { name: 'Photos' }).getByRole('button', { name: /photo/ });
  for (const [width, first] of [
    [1440, 'Enlarge photo 4'],
    [390, 'Enlarge photo 2'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await openProperty(page);
    await expect(strip.first()).toHaveText(new RegExp(first));
  }
});

test('The opening photos are as wide as the screen, with price and title below them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openProperty(page);
  const main = page.getByRole('main');
  const photo = main.getByRole('img').first();
  const screen = await page.getByRole('banner').boundingBox();
  const first = await photo.boundingBox();
  const third = await main.getByRole('img').nth(2).boundingBox();
  expect(first?.x).toBe(0);
  expect((third?.x ?? 0) + (third?.width ?? 0)).toBe(screen?.width);
  // The sizes attribute promises the width at which the photo is shown.
  await expect(photo).toHaveAttribute('sizes', /^\(min-width: 80rem\) 67vw,/);
  await page.evaluate(async () => void (await document.fonts.ready));
  for (const [text, smallestPx, face] of [
    [main.getByText(/^₦[\d,]+$/).first(), 36, /^Inter/],
    [page.getByRole('heading', { level: 1 }), 28, /^Fraunces/],
  ] as const) {
    await expect(text).toBeInViewport({ ratio: 1 });
    await expect(text).toHaveCSS('font-family', face);
    const size = await text.evaluate((element) => getComputedStyle(element).fontSize);
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(smallestPx);
  }
});

test('The navbar keeps its margin at 768 px, where it has the least space', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openApp(page, '/about');
  const corner = await page
    .getByRole('banner')
    .getByRole('link', { name: 'Register' })
    .boundingBox();
  expect((corner?.x ?? 0) + (corner?.width ?? 0)).toBeLessThanOrEqual(744);
  const words = await page
    .getByRole('banner')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.scrollWidth - link.clientWidth));
  expect(Math.max(...words)).toBeLessThanOrEqual(1);
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Home', 'Property Listings', 'New Development', 'About Us', 'Contact Us'])
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
});

test.describe('On a failing network', () => {
  test.use({ expectedFaults: [/map-tiles|ERR_FAILED/] });

  test('a map that cannot be loaded shows the address, and Try again loads it', async ({
    page,
  }) => {
    await openProperty(page);
    await page.route(/property-map-tiles.*\.js/, (route) => route.abort());
    await scrollToMap(page);
    const location = page.getByRole('region', { name: 'Location' });
    await expect(location.getByText('The map could not be loaded')).toBeVisible();
    await expect(location.getByRole('link', { name: 'Open in Google Maps' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.unroute(/property-map-tiles.*\.js/);
    await location.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
  });

  test('a map without tiles leaves the drawing of the state, with a dot', async ({ page }) => {
    await page.route(/\/15\/\d+\/\d+\.png/, (route) => route.abort());
    await openProperty(page);
    const failedTile = page.waitForEvent('requestfailed', (request) =>
      /\/15\//.test(request.url()),
    );
    await scrollToMap(page);
    await failedTile;
    const location = page.getByRole('region', { name: 'Location' });
    const frame = location.locator('[tabindex="-1"]');
    await expect(frame.locator('svg .stroke-highlight')).toHaveCount(1);
    await expect(location.locator('.leaflet-container')).toHaveCount(0);
    await expect(location.getByText('The street map could not be loaded.')).toBeVisible();
  });
});

test.describe('On a touch screen', { tag: '@phone' }, () => {
  test('one finger scrolls the page past the map, and moves the map after Move map', async ({
    page,
  }) => {
    await openProperty(page);
    await scrollToMap(page);
    const map = page.locator('.leaflet-container');
    await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
    const pane = page.locator('.leaflet-map-pane');
    const movedTo = () => pane.evaluate((element) => getComputedStyle(element).transform);
    const scrolledTo = () => page.evaluate(() => window.scrollY);

    /** Half of the map upwards, from below its middle. */
    async function stroke() {
      const box = await map.boundingBox();
      if (!box) throw new Error('There is no map.');
      const x = box.x + box.width / 2;
      const y = box.y + box.height * 0.7;
      await swipe(page, [
        { x, y },
        { x, y: y - 100 },
      ]);
    }

    // Away from the bar at the bottom of the screen.
    await map.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const [scroll, place] = [await scrolledTo(), await movedTo()];
    await stroke();
    await expect.poll(scrolledTo).toBeGreaterThan(scroll);
    // The page goes on for a moment, away from below the next click.
    let last = -1;
    await expect
      .poll(async () => {
        const before = last;
        last = await scrolledTo();
        return last - before;
      })
      .toBe(0);
    expect(await movedTo()).toBe(place);

    await page.getByRole('button', { name: 'Move map' }).click();
    await expect(page.getByRole('button', { name: 'Lock map' })).toBeVisible();
    const still = await scrolledTo();
    await stroke();
    await expect.poll(movedTo).not.toBe(place);
    expect(await scrolledTo()).toBe(still);
  });

  for (const [kind, query] of [
    ['property', 'status=For+Sale'],
    ['development', 'development=true'],
  ] as const) {
    test(`a ${kind} shows price, reference, title, location and facts above the fold`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      const response = await page.request.get(`/api/properties?${query}&sort=oldest&limit=1`);
      const { data } = await response.json();
      await openApp(page, propertyHref(data[0]));
      const main = page.getByRole('main');
      await page.evaluate(async () => void (await document.fonts.ready));
      const bar = await page.locator('[data-bottom-bar]').boundingBox();
      for (const text of [
        main.getByText(kind === 'property' ? priceLabel(data[0]) : 'Contact Support').first(),
        main.getByText(`Ref. ${propertyReference(data[0])}`),
        main.getByRole('heading', { level: 1 }),
        main.getByText(data[0].location).first(),
        main.getByText(areaLabel(data[0]) ?? '', { exact: true }).first(),
      ]) {
        const box = await text.boundingBox();
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      }
    });
  }

  test('the bar has WhatsApp, Call and Save, and the price once the heading is out of sight', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openProperty(page);
    const bar = page.getByRole('region', { name: 'Contact and save' });
    for (const name of ['WhatsApp', 'Call', 'Save']) {
      await expect(bar.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
    }
    await expect(bar.getByText(/^₦/)).toHaveCount(0);
    await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
    await expect(bar.getByText(/^₦/)).toBeInViewport();
    expect(await pixelsTooWide(page)).toBe(0);
  });

  test('a toast appears above the bar with price and contact', async ({ page }) => {
    await openProperty(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
    const toast = page
      .getByRole('listitem')
      .filter({ hasText: /^(Link copied|The link could not)/ });
    await expect(toast).toBeVisible();
    const bar = page.getByRole('region', { name: 'Contact and save' });
    await expect(async () => {
      const [above, below] = [await toast.boundingBox(), await bar.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    }).toPass({ timeout: 5_000 });
  });
});
