import { openAsAdmin } from '#tests/support/browser/admin-form.ts';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { newEmail, newPassword } from '#tests/support/browser/browser-users.ts';
import { tabTo } from '#tests/support/browser/keyboard-walk.ts';

test('The keyboard alone finds a user, deactivates, activates and deletes them, and reads the audit log', async ({
  page,
}) => {
  const email = newEmail();
  const person = { fullName: 'Hauwa Danjuma', phoneNumber: '+234 803 000 0001' };
  const data = { ...person, email, password: newPassword };
  expect((await page.request.post('/api/auth/register', { data })).status()).toBe(201);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  async function confirm(question: string, name: string) {
    const dialog = page.getByRole('dialog', { name: question });
    await expect(dialog).toBeVisible();
    await tabTo(dialog.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  }

  await openAsAdmin(page, '/admin/user-list');
  await tabTo(page.getByLabel('Search users'));
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 user', { exact: true })).toBeVisible();
  await tabTo(page.getByRole('link', { name: 'Hauwa Danjuma' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hauwa Danjuma');

  await tabTo(button('Deactivate'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(button('Deactivate')).toBeFocused();
  await page.keyboard.press('Enter');
  await confirm("Deactivate Hauwa Danjuma's account?", 'Deactivate');
  await expect(page.getByText('Account Deactivated')).toBeVisible();
  const rejected = await page.request.post('/api/auth/login', {
    data: { email, password: newPassword },
  });
  expect(rejected.status()).toBe(403);

  await tabTo(button('Activate'));
  await page.keyboard.press('Enter');
  await confirm("Activate Hauwa Danjuma's account?", 'Activate');
  await tabTo(page.getByRole('link', { name: 'History' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('activated the account of').first()).toBeVisible();
  await tabTo(button('Add filter'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Action' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Action', { exact: true })).toBeFocused();
  await page.keyboard.type('Registration');
  await expect(page).toHaveURL(/action=registered/);
  await expect(page.getByRole('region', { name: 'Events' }).getByRole('listitem')).toHaveCount(1);
  await tabTo(page.getByRole('link', { name: 'Hauwa Danjuma' }));
  await page.keyboard.press('Enter');

  await tabTo(button('Delete'));
  await page.keyboard.press('Enter');
  await confirm('Are you sure?', 'Delete user');
  await expect(page).toHaveURL('/admin/user-list');
  await expect(page.getByText('User Deleted')).toBeVisible();
});
