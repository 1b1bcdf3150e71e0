import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './app-test.ts';
import { openApp } from './open-app.ts';

const buyer = {
  name: 'Tunde Bakare',
  email: 'buyer@gida.example',
  password: 'gida-demo-buyer',
};
const turnedAway = 'User authentication is required, please sign in to continue.';

async function logIn(page: Page) {
  await page.getByLabel('Email', { exact: true }).fill(buyer.email);
  await page.getByLabel('Password', { exact: true }).fill(buyer.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

/** Signs out through the name menu, or the mobile one. */
async function logOut(page: Page) {
  const mobile = page.getByRole('button', { name: 'Menu', exact: true });
  if (await mobile.isVisible()) {
    await mobile.click();
    await page.getByRole('button', { name: 'Logout' }).click();
  } else {
    await page.getByRole('button', { name: buyer.name }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  }
}

test('Who signs out in one tab has signed out in the other, which shows nothing private', async ({
  page,
  context,
}) => {
  await openApp(page, '/profile');
  await expect(page.getByText(turnedAway)).toBeVisible();
  await logIn(page);
  await expect(page.getByRole('main').getByText(buyer.email)).toBeVisible();

  const other = await context.newPage();
  await openApp(other, '/about');
  await logOut(other);

  await expect(page.getByText(turnedAway)).toBeVisible();
  await expect(page.getByText(buyer.email)).toHaveCount(0);
  await expect(page).toHaveURL('/authentication/login?returnTo=%2Fprofile');
  await page.goBack();
  await expect(page.getByText(buyer.email)).toHaveCount(0);
});

test('Who signs in in one tab is greeted in the other, and goes on from there', async ({
  page,
  context,
}) => {
  await openApp(page, '/profile/saved-properties');
  await expect(page.getByText(turnedAway)).toBeVisible();
  const other = await context.newPage();
  await openApp(other, '/authentication/login');
  await logIn(other);
  await expect(other).toHaveURL('/');

  await page.getByRole('link', { name: `Continue as ${buyer.name}` }).click();
  await expect(page.getByRole('heading', { name: 'Saved properties' })).toBeVisible();
});

test('A photo is seen before it is sent, and in the profile after', async ({ page }) => {
  await openApp(page, '/profile');
  await logIn(page);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Photo', { exact: true }).setInputFiles('public/icon-192.png');
  await expect(page.locator('form img[src^="blob:"]')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile Updated')).toBeVisible();
  const photo = page.getByRole('main').locator('img[src*="/api/images/"]');
  await expect(photo).toBeVisible();
  await expect
    .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(() => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test(`The ways in have no fault that axe finds, ${colorScheme}`, async ({ page }) => {
      await openApp(page, '/authentication/login?returnTo=%2Fprofile');
      await expect(page.getByRole('link', { name: 'Forgotten it?' })).toBeVisible();
      expect(await faultsOn(page), 'login').toEqual([]);
      await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
      await expect(page.getByText('Email is required')).toBeVisible();
      expect(await faultsOn(page), 'login with complaints').toEqual([]);
      for (const path of ['register', 'forgot-password']) {
        await openApp(page, `/authentication/${path}`);
        await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
        expect(await faultsOn(page), path).toEqual([]);
      }
    });

    test(`A person's own pages have no fault that axe finds, ${colorScheme}`, async ({ page }) => {
      await openApp(page, '/profile');
      await logIn(page);
      await expect(page.getByText('Member since')).toBeVisible();
      await expect(page.getByText('Welcome back!')).toHaveCount(0);
      expect(await faultsOn(page), 'profile').toEqual([]);
      await page.getByRole('button', { name: 'Edit profile' }).click();
      await expect(page.getByLabel('Full name')).toBeVisible();
      expect(await faultsOn(page), 'edit').toEqual([]);
      await page.getByRole('link', { name: 'Security' }).click();
      await expect(page.getByText('This one')).toBeVisible();
      expect(await faultsOn(page), 'security').toEqual([]);
      await openApp(page, '/authentication/verify-email');
      expect(await faultsOn(page), 'verify-email').toEqual([]);
    });
  });
}

for (const path of ['login', 'register', 'forgot-password']) {
  test(`The page ${path} fits a screen of 320 px without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openApp(page, `/authentication/${path}`);
    await page.getByRole('main').getByRole('button').last().click();
    const scrolledBy = await page.evaluate(() => {
      window.scrollTo(1000, 0);
      return window.scrollX;
    });
    expect(scrolledBy).toBe(0);
  });
}

/** One line per fault: the rule and the elements. */
async function faultsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
