import type { Page } from '@playwright/test';

/** Presses Back. `page.goBack` would wait for a navigation, which the page cancels. */
export async function pressBack(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await client.send('Page.getNavigationHistory');
  const entryId = entries[currentIndex - 1]?.id ?? 0;
  await client.send('Page.navigateToHistoryEntry', { entryId });
  await client.detach();
}
