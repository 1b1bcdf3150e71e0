import { listProperty, openAsAdmin } from '#tests/support/browser/admin-form.ts';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { faultsOn } from '#tests/support/browser/axe-faults.ts';

// Reduced motion: elements that fade in have their final colours at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('Ctrl K finds a property and a user from any admin page, and passes axe', async ({ page }) => {
  const title = `Findable house ${crypto.randomUUID()}`;
  await openAsAdmin(page, '/admin/list-property');
  await listProperty(page, title);
  const button = page.getByRole('button', { name: 'Find' });
  await button.focus();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Find' });
  await expect(field).toBeFocused();
  await page.keyboard.type('user');
  await expect(page.getByRole('option', { name: 'User list' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(await faultsOn(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('main')).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('admin@gida');
  await expect(page.getByRole('option', { name: /admin@gida\.example/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/user-list\/\w+/);
});
