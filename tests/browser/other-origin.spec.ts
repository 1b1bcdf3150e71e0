import type { Page } from '@playwright/test';
import { buyer, logIn } from '#tests/support/browser/browser-users.ts';
import { cardsOn, openApp } from '#tests/support/browser/open-app.ts';
import { expect, test } from '#tests/support/browser/other-origin.ts';
import { collectViolations } from '#tests/support/browser/policy-violations.ts';

const admin = { name: 'Amaka Okafor', email: 'admin@gida.example', password: 'gida-demo-admin' };

async function signIn(page: Page, user: typeof buyer) {
  await openApp(page, '/authentication/login');
  await logIn(page, user);
  await expect(page.getByText('Login successful!')).toBeVisible();
}

test.describe('With an API on another origin that allows Authorization and Content-Type @desktop', () => {
  test('no other header is allowed', async ({ request, otherOrigin: { pageUrl, apiUrl } }) => {
    const preflight = await request.fetch(`${apiUrl}/api/properties`, {
      method: 'OPTIONS',
      headers: { Origin: pageUrl, 'Access-Control-Request-Method': 'GET' },
    });
    expect(preflight.headers()).toMatchObject({
      'access-control-allow-origin': pageUrl,
      'access-control-allow-headers': 'Authorization, Content-Type',
    });
  });

  test('a visitor finds properties and opens one, with its photos', async ({
    page,
    otherOrigin,
  }) => {
    await openApp(page, '/property-listings?location=Lagos&bedrooms=4%2B');
    const card = cardsOn(page).first();
    await expect(card.getByRole('img').first()).toHaveAttribute(
      'src',
      new RegExp(`^${otherOrigin.apiUrl}/api/images/.*w=600&q=80`),
    );
    const title = await card.getByRole('heading').innerText();
    await card.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('a user logs in, saves a property, edits the profile and logs out', async ({ page }) => {
    await signIn(page, buyer);
    await openApp(page, '/property-listings');
    await cardsOn(page).first().getByRole('link').first().click();
    await page.getByRole('button', { name: /^(Save Property|Saved)$/ }).click();
    await expect(page.getByText(/^(Property saved|removed from saved)$/)).toBeVisible();
    await openApp(page, '/profile');
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await page.getByLabel('Location').fill('Yaba, Lagos');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Profile Updated')).toBeVisible();
    await page.getByRole('button', { name: buyer.name }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByText('Log out Successfull')).toBeVisible();
  });

  test('an admin edits a property and deletes it', async ({ page }) => {
    await signIn(page, admin);
    await openApp(page, '/admin/properties');
    await page
      .getByRole('link', { name: /^Edit / })
      .first()
      .click();
    await page.getByLabel('Description').fill('Four walls and a roof.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Property Updated')).toBeVisible();
    await page.getByRole('button', { name: 'View property' }).click();
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Property Deleted')).toBeVisible();
  });
});

test('No screen of a static host violates the policy in the page', async ({ page }) => {
  const violations = await collectViolations(page);
  await page.goto('/property-listings');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(violations).toEqual([]);
});
