import { openAsAdmin, openDeletion } from '#tests/support/browser/admin-form.ts';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { openApp } from '#tests/support/browser/open-app.ts';
import { pressBack } from '#tests/support/browser/press-back.ts';

test.describe('Back', { tag: '@phone' }, () => {
  test('closes the filter sheet and the mobile menu, and only then leaves the page', async ({
    page,
  }) => {
    await openApp(page, '/about');
    await page.getByRole('link', { name: 'View all properties' }).first().tap();
    await page.getByRole('button', { name: 'Filters' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet).toBeVisible();
    await pressBack(page);
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL('/property-listings');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await pressBack(page);
    await expect(menu).toHaveCount(0);
    await expect(page).toHaveURL('/property-listings');
    await pressBack(page);
    await expect(page).toHaveURL('/about');
  });

  test('closes the dialog before a deletion, and nothing is deleted', async ({ page }) => {
    const dialog = await openDeletion(page);
    await pressBack(page);
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/admin/properties');
    await expect(page.getByText('2 selected')).toBeVisible();
    await pressBack(page);
    await expect(page).toHaveURL('/admin');
  });

  test('closes the dialog about unsaved changes, and the form keeps them', async ({ page }) => {
    await openAsAdmin(page, '/admin/properties');
    await page.getByRole('link', { name: 'List a property' }).first().tap();
    await page.getByLabel('Title', { exact: true }).fill('Terrace in Yaba');
    await pressBack(page);
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(dialog).toBeVisible();
    await page.getByRole('dialog').getByText('Your changes are not saved').tap();
    await pressBack(page);
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/admin/list-property');
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Terrace in Yaba');
    await pressBack(page);
    await dialog.getByRole('button', { name: 'Leave' }).tap();
    await expect(page).toHaveURL('/admin/properties');
  });
});
