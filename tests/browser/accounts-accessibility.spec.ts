import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { faultsOn } from '#tests/support/browser/axe-faults.ts';
import { logIn, newPassword, signInAsNewUser } from '#tests/support/browser/browser-users.ts';
import { cardsOn, openApp } from '#tests/support/browser/open-app.ts';
import { pixelsTooWide } from '#tests/support/browser/page-width.ts';

// Reduced motion: elements that fade in have their final colours at once.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedFaults: [/400.*verify-otp/] });

test('Login, Register and Forgot your password? pass axe, with and without errors', async ({
  page,
}) => {
  const { email } = await signInAsNewUser(page);
  await page.evaluate(() => localStorage.clear());
  await openApp(page, '/authentication/login?returnTo=%2Fprofile');
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
  expect(await faultsOn(page), 'login').toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  expect(await faultsOn(page), 'login with errors').toEqual([]);

  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Password', { exact: true }).fill('password1');
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Full name is required')).toBeVisible();
  expect(await faultsOn(page), 'register with errors').toEqual([]);

  await page.goBack();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // Login has a field of that name too.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  expect(await faultsOn(page), 'forgotten password').toEqual([]);
  await page.getByRole('button', { name: 'Send a code' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('New password is required')).toBeVisible();
  expect(await faultsOn(page), 'the code and a new password').toEqual([]);
});

test('Profile, Saved properties and Security pass axe, and fit a screen of 320 px', async ({
  page,
}) => {
  const { token } = await signInAsNewUser(page);
  await openApp(page, '/profile');
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible();
  expect(await faultsOn(page), 'profile').toEqual([]);
  await expectFits320(page, 'profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Full name').fill('N');
  await page.getByLabel('Email', { exact: true }).fill('other@example.com');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Current password is required')).toBeVisible();
  expect(await faultsOn(page), 'edit with errors').toEqual([]);

  await page.getByRole('link', { name: 'Saved properties' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  expect(await faultsOn(page, 'dialog[open]'), 'the question before leaving').toEqual([]);
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByText(/^You have not saved any properties yet/)).toBeVisible();
  expect(await faultsOn(page), 'nothing saved').toEqual([]);
  await expectFits320(page, 'nothing saved');
  await saveSome(page, token);
  await openApp(page, '/profile/saved-properties');
  await expect(cardsOn(page).first()).toBeVisible();
  expect(await faultsOn(page), 'saved properties').toEqual([]);

  await goTo(page, 'Security');
  await expect(page.getByText('This device')).toBeVisible();
  expect(await faultsOn(page), 'security').toEqual([]);
  await expectFits320(page, 'security');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('Password is required')).toBeVisible();
  expect(await faultsOn(page, 'dialog[open]'), 'the dialog before an account is deleted').toEqual(
    [],
  );
});

test('The account menu, Verify your email and Not allowed pass axe, and fit a screen of 320 px', async ({
  page,
}) => {
  const { email } = await signInAsNewUser(page, { isVerified: false });
  await openApp(page, '/authentication/login');
  await expect(page.getByRole('link', { name: 'Continue as Ngozi Eze' })).toBeVisible();
  expect(await faultsOn(page), 'login while signed in').toEqual([]);
  await expectFits320(page, 'login while signed in');
  await page.getByRole('button', { name: 'Ngozi Eze', exact: true }).click();
  await expect(page.getByText('Logout')).toBeVisible();
  expect(await faultsOn(page, '[role=menu]'), 'the account menu').toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Log in with another account' }).click();
  await logIn(page, { name: '', email, password: newPassword });
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText(/^This code is wrong/)).toBeVisible();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  expect(await faultsOn(page), 'verify-email with an error').toEqual([]);
  await expectFits320(page, 'verify-email with an error');
  await page.getByRole('button', { name: 'Wrong address? Change it' }).click();
  await expect(page.getByLabel('New email')).toBeFocused();
  expect(await faultsOn(page), 'verify-email with the form for another address').toEqual([]);
  await openApp(page, '/admin');
  await expect(page.getByRole('heading', { name: 'Not allowed' })).toBeVisible();
  expect(await faultsOn(page), 'not allowed').toEqual([]);
});

test('On a tablet the menu keeps to one line, for guests and beside a long name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openApp(page, '/about');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible();
  expect(await linesOfMenu(page)).toBe(1);
  await signInAsNewUser(page);
  const fullName = 'Oluwaseyifunmi Chukwuemeka-Ogbonnaya';
  await page.evaluate((name) => {
    const session = JSON.parse(localStorage.getItem('gida.session') ?? '{}');
    localStorage.setItem('gida.session', JSON.stringify({ ...session, fullName: name }));
  }, fullName);
  await openApp(page, '/about');
  await expect(page.getByRole('button', { name: fullName })).toBeVisible();
  expect(await linesOfMenu(page)).toBe(1);
});

/** Returns to the width of a desktop. */
async function expectFits320(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => pixelsTooWide(page), name).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function linesOfMenu(page: Page): Promise<number> {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const tops = await links.evaluateAll((all) =>
    all.map((link) => link.getBoundingClientRect().top),
  );
  return new Set(tops).size;
}

/** Opens another page of the account. */
async function goTo(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name }).click();
}

async function saveSome(page: Page, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get('/api/properties?sort=oldest&limit=4');
  for (const { _id } of (await answer.json()).data) {
    await page.request.post(`/api/properties/${_id}/save`, { headers });
  }
}
