import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { openApp } from '#tests/support/browser/open-app.ts';

test('Before any scrolling all sections of home are in the document, and its hero has the search panel on a desktop, the button on a phone', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await openApp(page, '/');
  const hero = page.getByRole('region', { name: 'Where Technology Meets Comfort and Style!' });
  await expect(hero.getByRole('search')).toHaveCount(isMobile ? 0 : 1);
  await expect(hero.getByRole('link', { name: 'View all properties' })).toHaveCount(
    isMobile ? 1 : 0,
  );
  const first = ['What is your budget?', 'Most recent properties'];
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    ...(isMobile ? first.toReversed() : first),
    'Most Popular Places',
    'Why choose us',
    'Our partners',
    'Tell us what you are looking for',
  ]);
  await expect(page.getByRole('link', { name: /^Lagos \d+ for sale$/ })).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('The headline takes two lines at most at 1440, 360 and 320 px', async ({ page }) => {
  await openApp(page, '/');
  await page.evaluate(async () => void (await document.fonts.ready));
  for (const width of [1440, 360, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((headline) => {
      const range = document.createRange();
      range.selectNodeContents(headline);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines, `at ${width} px`).toBeLessThanOrEqual(2);
  }
});

test("A phone of 360 by 640 shows a home's photo before any scrolling", {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openApp(page, '/');
  const hero = await page.getByRole('region', { name: 'Where Technology Meets' }).boundingBox();
  expect(hero?.height).toBe(296);
  const recent = page.getByRole('region', { name: 'Most recent properties' });
  const photo = await recent.getByRole('img').first().boundingBox();
  expect((photo?.y ?? 0) + (photo?.height ?? 0)).toBeLessThanOrEqual(640);
});

test('The links of the hero can be tapped on the shortest screens', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await openApp(page, '/');
  await page.getByRole('link', { name: 'View all properties' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Property Listings' })).toBeVisible();
});

test.describe('On a touch screen', { tag: '@phone' }, () => {
  test('a swipe of 50 px moves the recent properties, a shorter one does not', async ({ page }) => {
    await openApp(page, '/');
    const section = page.getByRole('region', { name: 'Most recent properties' });
    const position = section.getByRole('status');
    await expect(section.getByRole('article')).toHaveCount(6);
    await section.getByRole('article').first().scrollIntoViewIfNeeded();

    await swipe(page, -45);
    await expect(position).toHaveText('Showing 1 of 6');
    await swipe(page, -55);
    await expect(position).toHaveText('Showing 2 of 6');
    await swipe(page, 55);
    await expect(position).toHaveText('Showing 1 of 6');
    await expect(page).toHaveURL('/');
  });
});

test('On a tablet a recent price and its Negotiable share a line, and no title is cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.route(/\/api\/properties\?.*limit=6/, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    Object.assign(body.data[0], { price: 651_000_000, negotiable: true });
    await route.fulfill({ response, json: body });
  });
  await openApp(page, '/');
  const card = page.getByRole('article').filter({ hasText: '₦651,000,000' });
  const price = card.getByText('₦651,000,000');
  const note = await card.getByText('Negotiable', { exact: true }).boundingBox();
  const line = await price.boundingBox();
  expect(line?.height).toBeLessThan(2 * (note?.height ?? 0));
  const cut = await page
    .getByRole('article')
    .getByRole('heading')
    .evaluateAll((titles) => titles.filter((title) => title.scrollHeight > title.clientHeight + 1));
  expect(cut).toHaveLength(0);
});

test('The keyboard alone brings every recent property into view', { tag: '@phone' }, async ({
  page,
}) => {
  await openApp(page, '/');
  const section = page.getByRole('region', { name: 'Most recent properties' });
  await section.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  const shown = section.getByRole('article').filter({ visible: true });
  await shown.last().getByRole('link').focus();
  await expect(shown.last()).toBeInViewport({ ratio: 0.4 });
});

test.describe('Without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the partners scroll until the button pauses them', async ({ page }) => {
    await openApp(page, '/');
    const partner = page.getByRole('listitem').filter({ hasText: 'Zuma Mortgage' });
    const moved = async () => {
      const before = await partner.boundingBox();
      await page.waitForTimeout(300);
      const after = await partner.boundingBox();
      return before?.x !== after?.x;
    };
    await expect.poll(moved).toBe(true);
    await page.getByRole('button', { name: 'Pause the logos' }).click();
    expect(await moved()).toBe(false);
  });
});

test.describe('With reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the partners stand still, all of them in view', async ({ page }) => {
    await openApp(page, '/');
    const partners = page.getByRole('region', { name: 'Our partners' }).getByRole('listitem');
    await expect(partners).toHaveCount(8);
    await partners.first().scrollIntoViewIfNeeded();
    for (const partner of await partners.all()) await expect(partner).toBeInViewport();
  });
});

test('The URL of a question opens it and scrolls to it', async ({ page }) => {
  await openApp(page, '/faq#check-seller');
  const text = page.getByText(/Compare the name on the title/);
  await expect(text).toBeVisible();
  await expect(page.locator('#check-seller')).toBeInViewport();
});

test('A link to a section scrolls to it, and Back scrolls back', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await openApp(page, '/authentication/terms');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const fees = page.getByRole('heading', { name: 'Fees' });
  if (isMobile) await contents.getByText('On this page').click();
  await contents.getByRole('link', { name: 'Fees' }).click();
  await expect(fees).toBeInViewport();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goForward();
  await expect(fees).toBeInViewport();
});

/** Moves a finger sideways across the carousel by this distance. */
async function swipe(page: Page, byPx: number): Promise<void> {
  const box = await page.getByRole('article').first().boundingBox();
  if (!box) throw new Error('There is no card to swipe.');
  const start = { x: 200, y: box.y + 100 };
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: start.y }],
    });
  await touch('touchStart', start.x);
  for (let step = 1; step <= 5; step += 1) await touch('touchMove', start.x + (byPx * step) / 5);
  await touch('touchEnd');
  await finger.detach();
  // The cards slide for a quarter of a second.
  await page.waitForTimeout(300);
}
