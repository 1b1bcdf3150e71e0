import { openAsAdmin } from '#tests/support/browser/admin-form.ts';
import { expect, houses, test } from '#tests/support/browser/import-server.ts';
import { chooseFiles, tabTo } from '#tests/support/browser/keyboard-walk.ts';

/** Hundreds of rows take longer than other waits. */
const IMPORT_TIMEOUT_MS = 30_000;

test('A spreadsheet is chosen, imported, published and undone with the keyboard alone', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/imports');
  const choose = page.getByLabel('Choose a spreadsheet', { exact: true });
  await chooseFiles(choose, houses(300, 60_000_000));

  const confirm = page.getByRole('button', { name: 'Import 300 properties' });
  await expect(confirm).toBeVisible({ timeout: IMPORT_TIMEOUT_MS });
  await tabTo(confirm);
  await page.keyboard.press('Enter');
  await expect(page.getByText('300 properties were imported.')).toBeVisible({
    timeout: IMPORT_TIMEOUT_MS,
  });
  // The focused button is removed; the focus moves to the section.
  await expect(page.getByRole('region', { name: 'Import status' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Publish 300 properties' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'See the listed properties' })).toBeVisible();

  await tabTo(page.getByRole('button', { name: 'Undo import' }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('This import was undone.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Import status' })).toBeFocused();
});
