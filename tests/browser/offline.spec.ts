import { admin, listProperty, openAsAdmin } from '#tests/support/browser/admin-form.ts';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { openApp } from '#tests/support/browser/open-app.ts';

test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED|dynamically imported module/] });

const offline = /^You are offline\. Check your connection and try again\./;

test('Offline, login says so at once, keeps the values, and works when the connection is back', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await openApp(page, '/authentication/login');
  await page.getByLabel('Email', { exact: true }).fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  const login = page.getByRole('main').getByRole('button', { name: 'Login' });
  await context.setOffline(true);
  await login.click();
  await expect(page.getByRole('main').getByText(offline)).toBeVisible({ timeout: 2000 });
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(admin.email);
  await context.setOffline(false);
  await login.click();
  await expect(page).toHaveURL('/admin');
});

test('Offline, a page whose code is not loaded says so, and opens when the connection is back', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await openApp(page, '/about');
  await context.setOffline(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page.getByText(offline)).toBeVisible({ timeout: 2000 });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(offline)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /contact/i })).toBeVisible();
  await expect(page).toHaveURL('/contact');
});

test('Offline, a loaded home page is whole', { tag: '@desktop' }, async ({ page, context }) => {
  await openApp(page, '/');
  await context.setOffline(true);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Most Popular Places' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tell us what you are' })).toBeVisible();
});

test('Offline, saving a property says so, keeps a draft, and saves when the connection is back', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const id = await listProperty(page, `House on the road ${Date.now()}`);
  await openAsAdmin(page, `/admin/properties/${id}/edit`);
  const description = page.getByLabel('Description', { exact: true });
  await description.fill('Written in the bus.');
  await expect(page.getByText('Your changes are kept in this browser.')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('form').getByText(offline)).toBeVisible({ timeout: 2000 });
  await expect(description).toHaveValue('Written in the bus.');
  await expect(page.getByText('Your changes are kept in this browser.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Property Updated')).toBeVisible();
});

test('Offline, a filter says so at once, and the listings come with Try again', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await openApp(page, '/property-listings');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  // The places to choose from arrive after the homes.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('combobox', { name: 'Location' }).selectOption('Abuja');
  await expect(page.getByText(/You are offline\./).first()).toBeVisible({ timeout: 4000 });
  await context.setOffline(false);
  await page
    .getByRole('button', { name: /Try again|Refresh/ })
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Abuja');
});
