import type { Locator, Page } from '@playwright/test';
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

test('The keyboard alone saves a property as a guest, signs in for it, and signs out', async ({
  page,
}) => {
  await openApp(page, '/property-listings');
  await expect(cardsOn(page).first()).toBeVisible();
  await tabTo(page.getByRole('button', { name: /^Save Property: / }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/authentication\/login\?returnTo=/);

  await tabTo(page.getByRole('textbox', { name: 'Email' }));
  await page.keyboard.press('Enter');
  const summary = page.getByRole('group', { name: '2 fields need another look' });
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.keyboard.type('buyer@gida.example');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('gida-demo-buyer');
  await page.keyboard.press('Enter');

  await expect(page.getByText('Property saved')).toBeVisible();
  await expect(page).toHaveURL('/property-listings');
  await tabTo(page.getByRole('button', { name: /^Saved: / }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByText('removed from saved')).toBeVisible();

  await openApp(page, '/about');
  await tabTo(page.getByRole('button', { name: 'Tunde Bakare' }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Log out Successfull')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

/** Presses Tab until it has the focus. */
async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await tabUntil(target.page(), () =>
    target.evaluate((element) => element === document.activeElement),
  );
}

async function tabUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('60 presses of Tab did not lead there.');
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
