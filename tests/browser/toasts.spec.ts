import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { openProperty } from '#tests/support/browser/open-app.ts';

/** The duration of a toast, and of its removal, in milliseconds. */
const SHOWN_MS = 4000;
const LEAVING_MS = 200;

test.describe('Toasts', () => {
  test('three of four are visible, at the lower right; each disappears after 4000 ms', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openProperty(page);
    await page.clock.install();
    const toasts = await copyLink(page, 4);
    await expect(toasts.and(page.locator('[data-visible="true"]'))).toHaveCount(3);
    const newest = await boxOf(toasts.first());
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(newest.width).toBe(356);
    expect(newest.x).toBeGreaterThan(width / 2);
    expect(newest.y).toBeGreaterThan(height / 2);

    await page.clock.runFor(SHOWN_MS - 1);
    await expect(toasts.and(page.locator('[data-removed="true"]'))).toHaveCount(0);
    await page.clock.runFor(1 + LEAVING_MS);
    await expect(toasts).toHaveCount(0);
  });

  test('a swipe of 20 px dismisses a toast, a shorter one does not', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openProperty(page);
    await page.clock.install();
    const toasts = await copyLink(page, 1);
    await swipeDown(page, toasts, 10);
    // The timer is paused while the mouse is over the toast, so only a swipe dismisses it.
    await page.clock.runFor(10 * SHOWN_MS);
    await expect(toasts).toHaveAttribute('data-removed', 'false');
    await swipeDown(page, toasts, 20);
    await expect(toasts).toHaveCount(0);
  });
});

async function copyLink(page: Page, times: number): Promise<Locator> {
  const toasts = page.locator('[data-sonner-toast]');
  for (let time = 1; time <= times; time += 1) {
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
    await expect(toasts).toHaveCount(time);
  }
  return toasts;
}

/** Stops the clock between the moves, so that their speed does not count as a flick. */
async function swipeDown(page: Page, toast: Locator, pixels: number) {
  const { x, y } = await boxOf(toast);
  await page.mouse.move(x + 100, y + 20);
  await page.mouse.down();
  await page.clock.runFor(500);
  await page.mouse.move(x + 100, y + 20 + pixels / 2);
  await page.mouse.move(x + 100, y + 20 + pixels);
  await page.mouse.up();
}

async function boxOf(toast: Locator) {
  await toast.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const box = await toast.boundingBox();
  if (!box) throw new Error('There is no toast to be seen.');
  return box;
}
