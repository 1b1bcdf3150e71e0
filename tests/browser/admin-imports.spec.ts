import { openAsAdmin } from '#tests/support/browser/admin-form.ts';
import { test as testOfAll } from '#tests/support/browser/app-test.ts';
import { faultsOn } from '#tests/support/browser/axe-faults.ts';
import { expect, houses, test } from '#tests/support/browser/import-server.ts';
import { openApp } from '#tests/support/browser/open-app.ts';
import { pixelsTooWide } from '#tests/support/browser/page-width.ts';

/** A thousand rows take longer than other waits. */
const IMPORT_TIMEOUT_MS = 60_000;
test.setTimeout(3 * IMPORT_TIMEOUT_MS);

test('An import of 1,000 rows is checked, confirmed, and continues after a reload; on a tablet Discard is beside Download report', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/imports');
  await page
    .getByLabel('Choose a spreadsheet', { exact: true })
    .setInputFiles(houses(1000, 50_000_000));
  await expect(page.getByRole('heading', { level: 1, name: 'houses-1000.csv' })).toBeVisible();
  const confirm = page.getByRole('button', { name: 'Import 1,000 properties' });
  await expect(confirm).toBeVisible({ timeout: IMPORT_TIMEOUT_MS });
  await expect(page.getByLabel('Show').locator('option').first()).toHaveText('All rows (1,000)');

  // The rows are shown 20 at a time.
  const rows = page.getByRole('table', { name: 'Rows', exact: true }).locator('tbody tr');
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: 'Show more rows' }).click();
  await expect(rows).toHaveCount(40);
  expect(await pixelsTooWide(page)).toBe(0);

  await page.setViewportSize({ width: 768, height: 900 });
  const top = async (name: string) => (await page.getByRole('button', { name }).boundingBox())?.y;
  expect(await top('Discard')).toBe(await top('Download report'));
  await page.setViewportSize({ width: 1440, height: 900 });

  await confirm.click();
  await expect(page.getByText('Importing the properties')).toBeVisible();
  await openApp(page, new URL(page.url()).pathname);
  await expect(
    page.getByText(/^(Importing the properties|1,000 properties were imported)/),
  ).toBeVisible();
  await expect(page.getByText('1,000 properties were imported.')).toBeVisible({
    timeout: IMPORT_TIMEOUT_MS,
  });

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download report' }).click();
  expect((await downloading).suggestedFilename()).toBe('houses-1000-report.csv');
  await page.getByRole('button', { name: 'Publish 1,000 properties' }).click();
  await page
    .getByRole('link', { name: 'See the listed properties' })
    .click({ timeout: IMPORT_TIMEOUT_MS });
  await expect(
    page.getByRole('link', { name: '4-bedroom detached duplex in Lekki' }).first(),
  ).toBeVisible();
});

test('Cancel import stops a running import, after a dialog', async ({ page }) => {
  await openAsAdmin(page, '/admin/imports');
  await page
    .getByLabel('Choose a spreadsheet', { exact: true })
    .setInputFiles(houses(3001, 200_000_000));
  await page
    .getByRole('button', { name: 'Import 3,001 properties' })
    .click({ timeout: IMPORT_TIMEOUT_MS });
  await page.getByRole('button', { name: 'Cancel import' }).click();
  await page.getByRole('button', { name: 'Stop the import' }).click();
  await expect(page.getByText('This import was cancelled.')).toBeVisible();
  await page.getByRole('link', { name: 'Upload a file' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'houses-3001.csv' })).toContainText(
    'Cancelled',
  );
});

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('The import pages pass axe', async ({ page }) => {
    await openAsAdmin(page, '/admin/imports');
    await expect(
      page.getByRole('heading', { name: /Earlier imports|How an import works/ }),
    ).toBeVisible();
    expect(await faultsOn(page), 'list').toEqual([]);
    await page
      .getByLabel('Choose a spreadsheet', { exact: true })
      .setInputFiles(houses(20, 900_000_000));
    await expect(page.getByRole('table', { name: 'Rows', exact: true })).toBeVisible();
    expect(await faultsOn(page), 'checked').toEqual([]);
    await page.getByRole('button', { name: 'Discard' }).click();
    expect(await faultsOn(page, 'dialog[open]'), 'the dialog').toEqual([]);
    await page.getByRole('button', { name: 'Discard the file' }).click();
    await expect(page.getByText('This import was cancelled.')).toBeVisible();
    expect(await faultsOn(page), 'cancelled').toEqual([]);
  });
});

// On the server of all tests, as it imports nothing.
testOfAll('The import pages fit a screen of 320 px', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAsAdmin(page, '/admin/imports');
  await expect(
    page.getByRole('heading', { name: /Earlier imports|How an import works/ }),
  ).toBeVisible();
  expect(await pixelsTooWide(page)).toBe(0);
  await page
    .getByLabel('Choose a spreadsheet', { exact: true })
    .setInputFiles(houses(10, 950_000_000));
  await expect(page.getByRole('table', { name: 'Rows', exact: true })).toBeVisible();
  expect(await pixelsTooWide(page)).toBe(0);
});
