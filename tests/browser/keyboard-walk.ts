import type { Locator, Page } from '@playwright/test';
import { expect } from './app-test.ts';

/** Presses Tab, or Shift and Tab, until it has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await tabUntil(target.page(), () =>
    target.evaluate((element) => element === document.activeElement),
  );
}

export async function tabUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) {
    // Back past where it began, since what is looked for may stand before it.
    for (let presses = 0; presses < (key === 'Tab' ? 60 : 120); presses += 1) {
      if (await isThere()) return;
      await page.keyboard.press(key);
    }
  }
  throw new Error('60 presses of Tab did not lead there, nor 120 back.');
}
