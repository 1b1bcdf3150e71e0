import type { Page } from '@playwright/test';
import { listProperty, openAsAdmin, photo } from '#tests/support/browser/admin-form.ts';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { chooseFiles, tabTo } from '#tests/support/browser/keyboard-walk.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('A property is listed with the keyboard alone', async ({ page }) => {
  await openAsAdmin(page, '/admin/list-property');
  await tabTo(page.getByLabel('Title'));
  await page.keyboard.type('House of the keyboard');
  await tabTo(page.getByLabel('Type'));
  await page.keyboard.type('Villa');
  await tabTo(page.getByLabel('Location'));
  await page.keyboard.type('Ikoyi, Lagos');
  await tabTo(page.getByLabel('Price'));
  await page.keyboard.type('1.2bn');
  await tabTo(page.getByLabel('Negotiable'));
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Price')).toHaveValue('₦1,200,000,000');
  await tabTo(button(page, 'Gym'));
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Facility 1', { exact: true })).toHaveValue('Gym');
  await chooseFiles(page.getByLabel('Images'), [
    { name: 'one.jpg', mimeType: 'image/jpeg', buffer: await photo(900, 600, 21) },
    { name: 'two.jpg', mimeType: 'image/jpeg', buffer: await photo(900, 600, 22) },
  ]);
  await tabTo(button(page, 'Make two.jpg the cover'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('two.jpg is now at position 1 of 2.')).toBeAttached();
  await tabTo(button(page, 'List property'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Property Created')).toBeVisible();
  await expect(page).toHaveURL('/admin/properties');
});

test('A property is edited with the keyboard alone, and its photos are sorted', async ({
  page,
}) => {
  const id = await listProperty(page, `House of keys ${Date.now()}`, 3);
  await openAsAdmin(page, `/admin/properties/${id}/edit`);
  const sources = () =>
    page.locator('ol img').evaluateAll((all) => all.map((img) => img.getAttribute('src')));
  await expect.poll(async () => (await sources()).length).toBe(3);
  const before = await sources();
  await tabTo(page.getByRole('link', { name: 'Photos' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Photos' })).toBeFocused();
  await tabTo(button(page, 'Drag photo 1'));
  await page.keyboard.press('Space');
  await expect(page.getByText('photo 1 is picked up, at position 1.')).toBeAttached();
  // A key before dnd-kit has measured the tiles moves nothing.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('photo 1 is over position 2.')).toBeAttached({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect.poll(sources).toEqual([before[1], before[0], before[2]]);
  await tabTo(button(page, 'Remove photo 3'));
  await page.keyboard.press('Enter');
  await tabTo(button(page, 'Put back removed photo 1'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 photos', { exact: true })).toBeVisible();
  await tabTo(button(page, 'Save changes'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Property Updated')).toBeVisible();
  await expect(page).toHaveURL('/');
});
