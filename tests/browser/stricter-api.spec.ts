import type { Page } from '@playwright/test';
import { openAsAdmin, openDeletion } from '#tests/support/browser/admin-form.ts';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { longWord } from '#tests/support/browser/long-words.ts';
import { cardsOn, expectSplashGone, hold, openApp } from '#tests/support/browser/open-app.ts';
import { pixelsTooWide } from '#tests/support/browser/page-width.ts';
import { pressBack } from '#tests/support/browser/press-back.ts';
import { behaveAs, type StricterApi } from '#tests/support/browser/stricter-api.ts';

const kinds: StricterApi[] = ['letter-only', 'sloppy'];

for (const kind of kinds) {
  test.describe(`With a ${kind} API`, { tag: '@phone' }, () => {
    test.use({ timezoneId: 'Asia/Dubai' });

    let violations: string[];
    test.beforeEach(async ({ context }) => {
      violations = await behaveAs(context, kind);
    });
    test.afterEach(async ({ context }) => {
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      expect(violations).toEqual([]);
    });

    test('Back closes what is open, and only then leaves the page', async ({ page }) => {
      await openApp(page, '/about');
      await page.getByRole('link', { name: 'View all properties' }).first().tap();
      await expectBackCloses(page, 'Filters');
      await expectBackCloses(page, 'Menu');
      await pressBack(page);
      await expect(page).toHaveURL('/about');
    });

    test('Back closes the dialog before a deletion, and nothing is deleted', async ({ page }) => {
      const dialog = await openDeletion(page);
      await pressBack(page);
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL('/admin/properties');
    });

    test('Words of 500 characters widen no page', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      const title = page.getByText(longWord.slice(0, 50)).first();
      await openAsAdmin(page, '/admin/list-property');
      await page.getByLabel('Title', { exact: true }).fill(longWord.slice(0, 200));
      await page.getByLabel('Type').selectOption('House');
      await page.getByLabel('Location').fill(longWord.slice(0, 200));
      await page.getByRole('button', { name: 'List property' }).tap();
      await expect(page).toHaveURL(/\/admin\/properties$/);
      for (const path of ['/admin/properties?q=wuste', '/property-listings?q=wuste']) {
        await page.goto(path);
        await expect(title).toBeAttached();
        expect(await pixelsTooWide(page), path).toBe(0);
      }
      await title.tap();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Wüste');
      expect(await pixelsTooWide(page)).toBe(0);
    });
  });

  test.describe(`With a slow ${kind} API`, () => {
    test.use({ hasSplash: true });

    test('After the splash of 3 seconds comes the loading view, then the listings', async ({
      page,
      context,
    }) => {
      const violations = await behaveAs(context, kind);
      const arrive = await hold(page, /property-listings-page-.*\.js/);
      await page.goto('/property-listings', { waitUntil: 'commit' });
      await expectSplashGone(page);
      expect(await page.evaluate(() => performance.now())).toBeGreaterThanOrEqual(3000);
      await expect(page.getByText('Loading...')).toBeVisible();
      arrive();
      await expect(cardsOn(page).first()).toBeVisible();
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      expect(violations).toEqual([]);
    });
  });
}

/** Opens the dialog of a button, and closes it with Back, which stays on the page. */
async function expectBackCloses(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).tap();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await pressBack(page);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/property-listings');
}
