import type { Page } from '@playwright/test';
import { openAsAdmin } from '#tests/support/browser/admin-form.ts';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { faultsOn } from '#tests/support/browser/axe-faults.ts';
import { newEmail, newPassword } from '#tests/support/browser/browser-users.ts';
import { openApp } from '#tests/support/browser/open-app.ts';
import { pixelsTooWide } from '#tests/support/browser/page-width.ts';

// Reduced motion: elements that fade in have their final colours at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Registers a user and opens their account as the admin. */
async function openNewUser(page: Page): Promise<void> {
  const person = { fullName: 'Ngozi Eze', phoneNumber: '+234 803 000 0001' };
  const data = { ...person, email: newEmail(), password: newPassword };
  const response = await page.request.post('/api/auth/register', { data });
  const { user } = (await response.json()).data;
  await openAsAdmin(page, `/admin/user-list/${user.id}`);
  await expect(page.getByText(data.email)).toBeVisible();
}

const screens = [
  // Few rows, because axe reads every one.
  { path: '/admin/user-list?q=gida.example&sort=oldest', sign: 'admin@gida.example' },
  { path: '/admin/user-list?q=igloo', sign: 'No users found for “igloo”' },
  { path: '/admin/audit-trail', sign: /logged in/ },
];

/** The colour of `danger` in the light theme. */
const red = 'rgb(174, 42, 34)';

test('An account, and the dialog before its deletion, pass axe; only the dialog has a red button', async ({
  page,
}) => {
  await openNewUser(page);
  expect(await faultsOn(page), 'the account').toEqual([]);
  const remove = page.getByRole('button', { name: 'Delete', exact: true });
  await expect(remove).not.toHaveCSS('background-color', red);
  await remove.click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(dialog.getByRole('button', { name: 'Delete user' })).toHaveCSS(
    'background-color',
    red,
  );
  expect(await faultsOn(page, 'dialog[open]'), 'the dialog').toEqual([]);
});

test('The user list and the audit log pass axe at 1440 and 390 px', async ({ page }) => {
  for (const { path, sign } of screens) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAsAdmin(page, path);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByText(sign).filter({ visible: true }).first()).toBeVisible();
      expect(await faultsOn(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('Users and the audit log fit a screen of 320 px', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openNewUser(page);
  const account = new URL(page.url()).pathname;
  for (const path of [account, '/admin/user-list', '/admin/audit-trail']) {
    await openApp(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await pixelsTooWide(page), path).toBe(0);
  }
});
