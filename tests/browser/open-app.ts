import type { Locator, Page } from '@playwright/test';
import { expect } from './app-test.ts';

/** Opens an address as a new visitor does and waits until the splash has lifted. */
export async function openApp(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#splash')).toHaveCount(0);
}

/** The cards of a list of properties. */
export function cardsOn(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}
