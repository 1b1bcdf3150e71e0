import type { Page } from '@playwright/test';

/** Chooses the text size of the browser's settings, in px; 16 is the usual one. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
  await browser.detach();
}
