import type { FileChooser, Locator, Page } from '@playwright/test';
import { expect } from './app-test.ts';

/** Presses Tab until it has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isInToast = await target.evaluate(
    (element) => element.closest('[data-sonner-toast]') !== null,
  );
  // A toast is the last stop, from which Tab leads back to the one before until the toast is gone.
  if (!isInToast) await expect(target.page().locator('[data-sonner-toast]')).toHaveCount(0);
  await tabUntil(target.page(), () =>
    target.evaluate((element) => element === document.activeElement),
  );
}

type Files = Parameters<FileChooser['setFiles']>[0];

/** Walks to what asks for files, presses Enter and gives it some. */
export async function chooseFiles(target: Locator, files: Files): Promise<void> {
  const page = target.page();
  // From before the walk on: the browser takes a moment before it hands its choosers over.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(target);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(files);
}

export async function tabUntil(
  page: Page,
  isThere: () => Promise<boolean>,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`60 presses of ${key} did not lead there.`);
}
