import { openAsAdmin } from '#tests/support/browser/admin-form.ts';
import { faultsOn } from '#tests/support/browser/axe-faults.ts';
import { expect, houses, test } from '#tests/support/browser/import-server.ts';
import { openApp } from '#tests/support/browser/open-app.ts';
import { pixelsTooWide } from '#tests/support/browser/page-width.ts';

test.setTimeout(180_000);

const ROWS = 3000;
const PATIENCE_MS = 120_000;

test('An import of thousands of rows is checked, confirmed, and goes on over a reload', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/imports');
  await page.getByLabel('CSV file').setInputFiles(houses(ROWS, 50_000_000));
  await expect(page.getByRole('heading', { level: 1, name: 'houses-3000.csv' })).toBeVisible();
  const confirm = page.getByRole('button', { name: 'Import 3,000 properties' });
  await expect(confirm).toBeVisible({ timeout: PATIENCE_MS });
  await expect(page.getByLabel('Show').locator('option').first()).toHaveText('All (1,500)');

  // Of the 1,500 noted rows only those in sight are drawn, wherever one scrolls to.
  const rows = page.getByRole('table', { name: 'Rows to look at' }).locator('tbody tr');
  for (let step = 0; step < 10; step += 1) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(100);
    expect(await rows.count()).toBeLessThan(80);
  }
  await page.evaluate(() => window.scrollTo(0, 0));

  await confirm.click();
  await expect(page.getByText('The properties are being imported')).toBeVisible();
  await openApp(page, new URL(page.url()).pathname);
  await expect(
    page.getByText(/^(The properties are being|3,000 properties were) imported/),
  ).toBeVisible();
  await expect(page.getByText('3,000 properties were imported.')).toBeVisible({
    timeout: PATIENCE_MS,
  });

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download report' }).click();
  expect((await downloading).suggestedFilename()).toBe('houses-3000-report.csv');
  await page.getByRole('link', { name: 'See the listed properties' }).click();
  await expect(
    page.getByRole('link', { name: '4 bedroom Detached Duplex in Lekki' }).first(),
  ).toBeVisible();
});

test('An import is stopped in the middle, after a question', async ({ page }) => {
  await openAsAdmin(page, '/admin/imports');
  await page.getByLabel('CSV file').setInputFiles(houses(ROWS + 1, 200_000_000));
  await page
    .getByRole('button', { name: 'Import 3,001 properties' })
    .click({ timeout: PATIENCE_MS });
  await page.getByRole('button', { name: 'Cancel import' }).click();
  await page.getByRole('button', { name: 'Stop the import' }).click();
  await expect(page.getByText('This import was cancelled.')).toBeVisible();
  await page.getByRole('link', { name: 'Upload a file' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'houses-3001.csv' })).toContainText(
    'Cancelled',
  );
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(() => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test(`The pages of imports have no fault that axe finds, ${colorScheme}`, async ({ page }) => {
      await openAsAdmin(page, '/admin/imports');
      await expect(page.getByRole('heading', { name: 'Earlier imports' })).toBeVisible();
      expect(await faultsOn(page), 'list').toEqual([]);
      const seed = colorScheme === 'light' ? 1 : 2;
      await page.getByLabel('CSV file').setInputFiles(houses(20, 900_000_000 + seed * 1000));
      await expect(page.getByRole('table', { name: 'Rows to look at' })).toBeVisible();
      expect(await faultsOn(page), 'checked').toEqual([]);
      await page.getByRole('button', { name: 'Discard' }).click();
      expect(await faultsOn(page), 'question').toEqual([]);
      await page.getByRole('button', { name: 'Discard the file' }).click();
      await expect(page.getByText('This import was cancelled.')).toBeVisible();
      expect(await faultsOn(page), 'cancelled').toEqual([]);
    });
  });
}

test('The pages of imports fit a screen of 320 px without scrolling sideways', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAsAdmin(page, '/admin/imports');
  await expect(page.getByRole('heading', { name: 'Earlier imports' })).toBeVisible();
  expect(await pixelsTooWide(page)).toBe(0);
  await page.getByLabel('CSV file').setInputFiles(houses(10, 950_000_000));
  await expect(page.getByRole('table', { name: 'Rows to look at' })).toBeVisible();
  expect(await pixelsTooWide(page)).toBe(0);
});

test('On a tablet Discard stands beside Download report, not alone below it', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openAsAdmin(page, '/admin/imports');
  await page.getByLabel('CSV file').setInputFiles(houses(1200, 970_000_000));
  const top = async (name: string) => (await page.getByRole('button', { name }).boundingBox())?.y;
  await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible({
    timeout: PATIENCE_MS,
  });
  expect(await top('Discard')).toBe(await top('Download report'));
});
