import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { tabTo, tabUntil } from '#tests/support/browser/keyboard-walk.ts';
import { cardsOn, openApp, openProperty } from '#tests/support/browser/open-app.ts';

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

test('The keyboard alone keeps a property as a guest, signs in and has it, and signs out', async ({
  page,
}) => {
  // No other test lists or deletes properties there.
  await openApp(page, '/property-listings?location=Enugu');
  await expect(cardsOn(page).first()).toBeVisible();
  await tabTo(page.getByRole('button', { name: /^Save Property: / }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kept on this device')).toBeVisible();

  await openApp(page, '/shortlist');
  await tabTo(page.getByRole('link', { name: 'Log in to keep them in your account too.' }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('textbox', { name: 'Email' }));
  await page.keyboard.press('Enter');
  const summary = page.getByRole('group', { name: 'Please check 2 fields' });
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.keyboard.type('buyer@gida.example');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('gida-demo-buyer');
  await page.keyboard.press('Enter');

  await expect(page.getByText('1 home added')).toBeVisible();
  await expect(page).toHaveURL('/shortlist');
  await openApp(page, '/property-listings?location=Enugu');
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

test('The keyboard alone searches from the hero, adds a filter, and removes one', async ({
  page,
}) => {
  await openApp(page, '/');
  await tabTo(page.getByRole('combobox', { name: 'Location' }));
  await page.keyboard.type('Lagos');
  await tabTo(page.getByRole('button', { name: /^Amenities/ }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('checkbox', { name: '24/7 power' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Amenities/ })).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Search' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/property-listings?location=Lagos&amenities=24%2F7+power');

  await tabTo(page.getByRole('button', { name: 'Price' }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('slider', { name: 'Lowest price' }));
  const before = page.url();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.url()).not.toBe(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /₦/, expanded: false })).toBeFocused();

  await tabTo(page.getByRole('button', { name: 'Clear all' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/property-listings');
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();
});

test('The keyboard alone opens the photos, zooms the map, and shares a property', async ({
  page,
}) => {
  await openProperty(page);
  await tabTo(page.getByRole('button', { name: /^Enlarge photo 1 of/ }));
  await page.keyboard.press('Enter');
  const lightbox = page.getByRole('dialog', { name: 'Photos' });
  await expect(lightbox).toBeVisible();
  for (const name of ['Zoom in', 'Close', 'Next']) {
    await page.keyboard.press('Tab');
    await expect(lightbox.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(lightbox.getByText(/^2 \/ \d+$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Enlarge photo 1 of/ })).toBeFocused();

  // The map loads when it is near.
  const mapLink = page.getByRole('link', { name: 'Open in Google Maps' });
  await expect(async () => {
    await page.keyboard.press('PageDown');
    await expect(mapLink).toBeVisible({ timeout: 500 });
  }).toPass();
  await tabTo(mapLink);
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  const isOnZoomIn = () => zoomIn.evaluate((button) => button === document.activeElement);
  await tabUntil(page, isOnZoomIn, 'Shift+Tab');

  await tabTo(page.getByRole('button', { name: 'Share' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'WhatsApp' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
});

test('The keyboard alone opens a question, writes to the company, and asks for the newsletter', async ({
  page,
}) => {
  await openApp(page, '/faq');
  const question = page.locator('summary', { hasText: 'Do I pay for a viewing?' });
  await tabTo(question);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Not with us/)).toBeVisible();

  await openApp(page, '/contact');
  await tabTo(page.getByRole('button', { name: 'Send message' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Full name is required').first()).toBeVisible();
  await tabTo(page.getByRole('textbox', { name: 'Newsletter' }));
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Thank you/)).toBeVisible();
});

/** The focused element, or the part of it that fills its card, has a visible outline. */
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
