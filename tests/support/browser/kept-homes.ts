import type { Page } from '@playwright/test';
import { expect } from './app-test.ts';
import { cardsOn, openApp, START_TIMEOUT_MS } from './open-app.ts';

/** The mark that changes with each change of a list that the device keeps. */
export function storedMark(page: Page, list = 'shortlist'): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(`gida.device.${name}`), list);
}

/** Keeps the first homes of the listings as a guest. */
export async function keepHomes(page: Page, count: number): Promise<void> {
  await openApp(page, '/property-listings');
  for (let index = 0; index < count; index += 1) {
    const before = await storedMark(page);
    const button = cardsOn(page).nth(index).getByRole('button');
    await button.click();
    await expect(button).toHaveText('Saved');
    // The first home is stored when the code for it has loaded.
    await expect.poll(() => storedMark(page), { timeout: START_TIMEOUT_MS }).not.toBe(before);
  }
}
