import type { FileChooser, Locator, Page } from '@playwright/test';
import { expect } from './app-test.ts';

/** Presses Tab until the element has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isInToast = await target.evaluate(
    (element) => element.closest('[data-sonner-toast]') !== null,
  );
  // A toast is the last tab stop and returns the focus to the previous one, so it must be gone.
  if (!isInToast) await expect(target.page().locator('[data-sonner-toast]')).toHaveCount(0);
  // A busy button has the focus, but ignores presses.
  await expect(target).not.toHaveAttribute('aria-busy', 'true');
  await tabUntil(target.page(), () =>
    target.evaluate((element) => element === document.activeElement),
  );
}

type Files = Parameters<FileChooser['setFiles']>[0];

/** Opens the file dialog of a button with the keyboard, and chooses files. */
export async function chooseFiles(target: Locator, files: Files): Promise<void> {
  const page = target.page();
  // Waits from here on, since intercepting file choosers takes a moment to start.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(target);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(files);
}

export async function tabUntil(
  page: Page,
  isReached: () => Promise<boolean>,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isReached()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`60 presses of ${key} did not reach the element.`);
}
