import { openAsAdmin } from '#tests/support/browser/admin-form.ts';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { faultsOn } from '#tests/support/browser/axe-faults.ts';
import { openApp, openProperty } from '#tests/support/browser/open-app.ts';

// Reduced motion: elements that fade in have their final colours at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('The forms of a property pass axe, with errors, and its costs and the help with its papers', async ({
  page,
}) => {
  await openProperty(page);
  for (const [open, send] of [
    ['Ask for a viewing', 'Ask for this viewing'],
    ['Write a message', 'Send message'],
    ['Report this listing', 'Send report'],
  ] as const) {
    await page.getByRole('button', { name: open }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: send }).click();
    const faulty = dialog
      .locator('[aria-invalid=true]')
      .or(dialog.getByText('Choose what is wrong'));
    await expect(faulty.first()).toBeVisible();
    expect(await faultsOn(page, 'dialog[open]'), open).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await page.getByRole('button', { name: /^About .* in all/ }).click();
  await expect(page.getByLabel('Title search in ₦')).toBeVisible();
  await page.getByRole('button', { name: 'How to check this' }).click();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  expect(await faultsOn(page, 'article'), 'the costs and the help').toEqual([]);
});

test('A comparison and a saved search that is renamed pass axe', async ({ page, request }) => {
  const { data } = await (await request.get('/api/properties?limit=3')).json();
  await openApp(page, `/compare?ids=${data.map(({ _id }: { _id: string }) => _id).join()}`);
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  expect(await faultsOn(page), 'the comparison').toEqual([]);
  await openApp(page, '/property-listings?location=Enugu');
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByRole('button', { name: 'Save search' })).toHaveCount(0);
  await openApp(page, '/shortlist');
  await page.getByRole('button', { name: /^Rename/ }).click();
  expect(await faultsOn(page), 'the search').toEqual([]);
});

test('Enquiries and one of them pass axe at 360 and 1440 px, as do the dialog before its deletion and the deleted properties', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/enquiries');
  const list = page.getByRole('list', { name: 'Enquiries' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  expect(await faultsOn(page), 'the list at 1440 px').toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await faultsOn(page), 'the list at 360 px').toEqual([]);
  await list.getByRole('link', { name: 'Folake Adeyemi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Folake Adeyemi');
  await expect(page.getByLabel('Assigned to')).toBeVisible();
  expect(await faultsOn(page), 'an enquiry at 360 px').toEqual([]);
  await page.setViewportSize({ width: 1440, height: 800 });
  expect(await faultsOn(page), 'an enquiry at 1440 px').toEqual([]);
  await page.getByRole('button', { name: 'Delete enquiry' }).click();
  expect(await faultsOn(page, 'dialog[open]'), 'the dialog').toEqual([]);

  await openApp(page, '/admin/properties/deleted');
  await page.waitForLoadState('networkidle');
  expect(await faultsOn(page), 'the deleted properties').toEqual([]);
});
