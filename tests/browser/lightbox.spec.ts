import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { openProperty } from '#tests/support/browser/open-app.ts';
import { swipe } from '#tests/support/browser/touch.ts';

/** Two touches within this time are a double tap. */
const DOUBLE_TAP_MS = 300;

/** Opens the lightbox at the first photo. */
async function enlargeFirst(page: Page): Promise<Locator> {
  await openProperty(page);
  await page.getByRole('button', { name: /^Enlarge photo 1 of/ }).press('Enter');
  const lightbox = page.getByRole('dialog', { name: 'Photos' });
  await expectPhoto(lightbox, 1);
  return lightbox;
}

/** The slide on screen; the others are inert. */
function currentSlide(lightbox: Locator): Locator {
  return lightbox.locator('[role="group"]:not([inert])');
}

/** The counter shows the position, and the slide is labelled with it. */
async function expectPhoto(lightbox: Locator, position: number): Promise<void> {
  await expect(lightbox.getByText(new RegExp(`^${position} / \\d+$`))).toBeVisible();
  await expect(currentSlide(lightbox)).toHaveAccessibleName(
    new RegExp(`^Photo ${position} of \\d+$`),
  );
}

/** Without waiting between the taps, which on a busy machine would be too far apart. */
async function doubleTap(page: Page): Promise<void> {
  await Promise.all([page.touchscreen.tap(195, 400), page.touchscreen.tap(195, 400)]);
}

/** The zoom level of the current photo; 1 is the whole photo. */
function scaleOf(lightbox: Locator): Promise<number> {
  return currentSlide(lightbox)
    .getByRole('img')
    .evaluate((image: HTMLElement) => image.getBoundingClientRect().width / image.offsetWidth);
}

test('The next photo is loaded before it is shown, the keys move through the photos, and the focus returns to the photo on the page', async ({
  page,
}) => {
  const lightbox = await enlargeFirst(page);
  const next = lightbox.getByRole('group', { name: /^Photo 2 of/ }).locator('img');
  await expect
    .poll(() => next.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBeGreaterThan(0);
  await expect(next).not.toBeInViewport();
  await expectTextReadOnce(lightbox);

  await page.keyboard.press('ArrowRight');
  await expectPhoto(lightbox, 2);
  await page.keyboard.press('End');
  await expect(lightbox.getByText(/^(\d+) \/ \1$/)).toBeVisible();
  await expect(lightbox.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.keyboard.press('Home');
  await expectPhoto(lightbox, 1);
  await page.keyboard.press('ArrowLeft');
  await expectPhoto(lightbox, 1);
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Enlarge photo 1 of/ })).toBeFocused();
});

test('Back closes the lightbox, and only then leaves the page, as does Back after Close', async ({
  page,
}) => {
  await page.goto('/about');
  const lightbox = await enlargeFirst(page);
  const url = page.url();
  await page.goBack();
  await expect(lightbox).toHaveCount(0);
  await expect(page).toHaveURL(url);
  await expect(page.getByRole('button', { name: /^Enlarge photo 1 of/ })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/about');

  await page.goForward();
  await page.getByRole('button', { name: /^Enlarge photo 1 of/ }).press('Enter');
  await expectPhoto(lightbox, 1);
  await lightbox.getByRole('button', { name: 'Close' }).dblclick();
  await expect(lightbox).toHaveCount(0);
  await expect(page).toHaveURL(/property-listing/);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

/** A screen reader reads the text of the photo once. */
async function expectTextReadOnce(lightbox: Locator): Promise<void> {
  const text = (await currentSlide(lightbox).getByRole('img').getAttribute('alt')) ?? '';
  expect(text).not.toBe('');
  await expect(lightbox.getByText(text)).toBeInViewport();
  const snapshot = await lightbox.ariaSnapshot();
  expect(snapshot.split(text)).toHaveLength(2);
}

test('Plus, minus, 0 and the buttons zoom the photo, the arrows move it, and the next one is whole', async ({
  page,
}) => {
  const lightbox = await enlargeFirst(page);
  await expect(lightbox.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
  await page.keyboard.press('+');
  await lightbox.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => scaleOf(lightbox)).toBeCloseTo(2.56);
  await page.keyboard.press('-');
  await expect.poll(() => scaleOf(lightbox)).toBeCloseTo(1.6);
  const left = async () => (await currentSlide(lightbox).getByRole('img').boundingBox())?.x ?? 0;
  const before = await left();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeLessThan(before);
  await page.keyboard.press('0');
  await expect.poll(() => scaleOf(lightbox)).toBeCloseTo(1);
  await page.keyboard.press('+');
  await lightbox.getByRole('button', { name: 'Next' }).click();
  await expectPhoto(lightbox, 2);
  await expect.poll(() => scaleOf(lightbox)).toBeCloseTo(1);
});

test('A double click and the wheel zoom at the pointer, and the mouse moves a zoomed photo', async ({
  page,
}) => {
  const lightbox = await enlargeFirst(page);
  const photo = currentSlide(lightbox).getByRole('img');
  await photo.dblclick();
  await expect.poll(() => scaleOf(lightbox)).toBeCloseTo(Math.sqrt(5));
  const before = await photo.boundingBox();
  await page.mouse.move(700, 400);
  await page.mouse.down();
  await page.mouse.move(600, 360, { steps: 4 });
  await page.mouse.up();
  const after = await photo.boundingBox();
  expect((after?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(-100, 0);
  await expectPhoto(lightbox, 1);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => scaleOf(lightbox)).toBeGreaterThan(2.6);
  await photo.dblclick();
  await expect.poll(() => scaleOf(lightbox)).toBeCloseTo(5);
  await photo.dblclick();
  await expect.poll(() => scaleOf(lightbox)).toBeCloseTo(1);
});

test.describe('On a touch screen', { tag: '@phone' }, () => {
  test('a swipe shows the next photo, two fingers zoom, one moves, double taps end the zoom', async ({
    page,
  }) => {
    const lightbox = await enlargeFirst(page);
    // Over half of the screen: a shorter swipe counts only when it is fast.
    await swipe(page, [
      { x: 340, y: 400 },
      { x: 80, y: 400 },
    ]);
    await expectPhoto(lightbox, 2);
    const photo = currentSlide(lightbox).getByRole('img');
    // The slide has come to rest. The server may still be scaling its photo.
    await expect
      .poll(async () => Math.abs((await photo.boundingBox())?.x ?? 1), { timeout: 15_000 })
      .toBeLessThan(1);

    await swipe(
      page,
      [
        { x: 170, y: 400 },
        { x: 95, y: 400 },
      ],
      [
        { x: 220, y: 400 },
        { x: 295, y: 400 },
      ],
    );
    await expect.poll(() => scaleOf(lightbox)).toBeGreaterThan(3.9);
    await page.waitForTimeout(DOUBLE_TAP_MS);
    const before = await photo.boundingBox();
    await swipe(page, [
      { x: 200, y: 400 },
      { x: 280, y: 400 },
    ]);
    const movedBy = async () => ((await photo.boundingBox())?.x ?? 0) - (before?.x ?? 0);
    // The browser samples fingers in steps, the last of which may fall short of where they lift.
    await expect.poll(async () => Math.abs((await movedBy()) - 80)).toBeLessThan(2);
    await expectPhoto(lightbox, 2);

    await page.waitForTimeout(DOUBLE_TAP_MS);
    await doubleTap(page);
    await expect.poll(() => scaleOf(lightbox)).toBeCloseTo(5);
    await doubleTap(page);
    await expect.poll(() => scaleOf(lightbox)).toBeCloseTo(1);
  });
});
