import type { Locator, Page } from '@playwright/test';
import { expect, test } from './app-test.ts';
import { openProperty } from './open-app.ts';
import { glide } from './touch.ts';

/** Opens the lightbox at the first picture. */
async function enlargeFirst(page: Page): Promise<Locator> {
  await openProperty(page);
  await page.getByRole('button', { name: /^Enlarge picture 1 of/ }).press('Enter');
  const lightbox = page.getByRole('dialog', { name: 'Pictures' });
  await expect(lightbox.getByRole('status')).toHaveText(/^Picture 1 \/of \d+$/);
  return lightbox;
}

/** How large the picture on screen is drawn, as a multiple of the whole one. */
function scaleOf(lightbox: Locator): Promise<number> {
  return lightbox
    .getByRole('img')
    .evaluate((picture) => Number(getComputedStyle(picture).scale.split(' ')[0]) || 1);
}

test('The pictures follow the keys over the whole screen, and the focus returns where it was', {
  tag: '@desktop',
}, async ({ page }) => {
  const lightbox = await enlargeFirst(page);
  const counter = lightbox.getByRole('status');
  await page.keyboard.press('ArrowRight');
  await expect(counter).toHaveText(/^Picture 2 /);
  await page.keyboard.press('End');
  await expect(counter).toHaveText(/^Picture (\d+) \/of \1$/);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(counter).toHaveText(/^Picture 1 /);
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Enlarge picture 1 of/ })).toBeFocused();
});

test('The next picture is there before it is asked for', async ({ page }) => {
  const lightbox = await enlargeFirst(page);
  const next = lightbox.locator('li').nth(1).locator('img');
  await expect
    .poll(() => next.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(next).not.toBeInViewport();
});

test('Who listens hears the words of a picture once', async ({ page }) => {
  const lightbox = await enlargeFirst(page);
  const words = (await lightbox.getByRole('img').getAttribute('alt')) ?? '';
  expect(words).not.toBe('');
  const heard = await lightbox.ariaSnapshot();
  expect(heard.split(words)).toHaveLength(2);
});

test('Plus, minus, 0 and the buttons enlarge the picture and make it whole again', {
  tag: '@desktop',
}, async ({ page }) => {
  const lightbox = await enlargeFirst(page);
  await expect(lightbox.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled');
  await page.keyboard.press('+');
  await lightbox.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => scaleOf(lightbox)).toBeCloseTo(2.56);
  await page.keyboard.press('-');
  await expect.poll(() => scaleOf(lightbox)).toBeCloseTo(1.6);
  await page.keyboard.press('0');
  await expect.poll(() => scaleOf(lightbox)).toBe(1);
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scaleOf(lightbox)).toBe(1);
});

test('A double click and the wheel enlarge where they point, and the mouse moves what is enlarged', {
  tag: '@desktop',
}, async ({ page }) => {
  const lightbox = await enlargeFirst(page);
  const picture = lightbox.getByRole('img');
  await picture.dblclick();
  await expect.poll(() => scaleOf(lightbox)).toBeCloseTo(2.5);
  const before = await picture.boundingBox();
  await page.mouse.move(700, 400);
  await page.mouse.down();
  await page.mouse.move(600, 360, { steps: 4 });
  await page.mouse.up();
  const after = await picture.boundingBox();
  expect((after?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(-100, 0);
  await expect(lightbox.getByRole('status')).toHaveText(/^Picture 1 /);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => scaleOf(lightbox)).toBeGreaterThan(2.6);
  await picture.dblclick();
  await expect.poll(() => scaleOf(lightbox)).toBe(1);
});

test.describe('Where fingers touch', { tag: '@phone' }, () => {
  test('a swipe leads on, two fingers enlarge, one moves what is enlarged, two taps end it', async ({
    page,
  }) => {
    const lightbox = await enlargeFirst(page);
    const counter = lightbox.getByRole('status');
    await glide(page, [
      { x: 300, y: 400 },
      { x: 200, y: 400 },
    ]);
    await expect(counter).toHaveText(/^Picture 2 /);

    await glide(
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
    const picture = lightbox.getByRole('img');
    const before = await picture.boundingBox();
    await glide(page, [
      { x: 200, y: 400 },
      { x: 280, y: 400 },
    ]);
    const movedBy = async () => ((await picture.boundingBox())?.x ?? 0) - (before?.x ?? 0);
    // Fingers are read in steps, the last of which may fall short of where they lift.
    await expect.poll(async () => Math.abs((await movedBy()) - 80)).toBeLessThan(2);
    await expect(counter).toHaveText(/^Picture 2 /);

    await page.touchscreen.tap(195, 400);
    await page.touchscreen.tap(195, 400);
    await expect.poll(() => scaleOf(lightbox)).toBe(1);
  });
});
