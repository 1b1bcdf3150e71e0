import type { Page } from '@playwright/test';
import { expect, test } from './app-test.ts';
import { cardsOn, openApp } from './open-app.ts';

test('The keyboard alone leads from the address bar to a property and back', async ({ page }) => {
  await openApp(page, '/property-listings');
  const first = cardsOn(page).first().getByRole('link');
  const title = await first.textContent();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabUntil(page, async () => first.evaluate((link) => link === document.activeElement));
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'All properties' })).toBeFocused();
});

async function tabUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('40 presses of Tab did not lead there.');
}

/** The focus shows as an outline on what has it, or on the part of it that fills its card. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const outline = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return 0;
    const widths = [undefined, '::after'].map(
      (part) => getComputedStyle(focused, part).outlineWidth,
    );
    return Math.max(...widths.map(Number.parseFloat));
  });
  expect(outline).toBeGreaterThanOrEqual(2);
}
