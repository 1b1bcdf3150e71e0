import { listProperty, openAsAdmin } from '#tests/support/browser/admin-form.ts';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { tabTo } from '#tests/support/browser/keyboard-walk.ts';

test('The keyboard alone finds properties, changes their status, undoes it, and deletes them', async ({
  page,
}) => {
  const name = `Keyboard house ${crypto.randomUUID()}`;
  await openAsAdmin(page, '/admin/properties');
  await listProperty(page, `${name} one`);
  await listProperty(page, `${name} two`);
  const button = (label: string) => page.getByRole('button', { name: label, exact: true });
  const main = page.getByRole('main');

  await tabTo(page.getByRole('combobox', { name: 'Search properties' }));
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 properties', { exact: true })).toBeVisible();
  // One Tab from the field to the first row; the headings are above it.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('row').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('checkbox', { name: 'Select this page' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('2 selected')).toBeVisible();

  await tabTo(button('Change status'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('U');
  await expect(page.getByRole('menuitem', { name: 'Under Offer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 properties are now Under Offer')).toBeVisible();
  await expect(main.getByText('Under Offer', { exact: true }).locator('visible=true')).toHaveCount(
    2,
  );
  await tabTo(button('Undo'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Status of 2 properties restored')).toBeVisible();

  await tabTo(button('Delete'));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete 2 properties?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button('Delete')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(question.getByRole('button', { name: 'Delete 2 properties' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 properties deleted')).toBeVisible();
  await expect(page.getByText('No properties match all of these filters')).toBeVisible();
});

test('The keyboard alone goes from the overview to a property, deletes it, and logs out', async ({
  page,
}) => {
  const title = `Keyboard plot ${crypto.randomUUID()}`;
  await openAsAdmin(page, '/admin');
  await listProperty(page, title);
  page.on('dialog', (dialog) => dialog.accept());

  await tabTo(page.getByRole('link', { name: 'Listed properties' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page.getByRole('combobox', { name: 'Search properties' }));
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 property', { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('row', { name: title })).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page.getByRole('link', { name: 'View', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await tabTo(page.getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Property Deleted')).toBeVisible();
  await expect(page).toHaveURL('/admin/properties');
  await expect(page.getByRole('main')).toBeFocused();

  await page.goto('/admin/properties');
  await tabTo(page.getByRole('button', { name: 'Log out' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Log out Successfull')).toBeVisible();
  await expect(page).toHaveURL('/');
});
