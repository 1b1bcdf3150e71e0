import { openAsAdmin } from '#tests/support/browser/admin-form.ts';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { faultsOn } from '#tests/support/browser/axe-faults.ts';
import { openApp, openProperty } from '#tests/support/browser/open-app.ts';
import { newEnquiry } from '#tests/support/enquiry-builders.ts';

// Reduced motion: elements that fade in have their final colours at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('The forms of a property pass axe, with errors', async ({ page }) => {
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
});

test('The costs of a property and the help with its papers pass axe', async ({ page }) => {
  await openProperty(page);
  await page.getByRole('button', { name: /^About .* in all/ }).click();
  await expect(page.getByLabel('Title search in ₦')).toBeVisible();
  await page.getByRole('button', { name: 'How to check this' }).click();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  expect(await faultsOn(page, 'article')).toEqual([]);
});

test('A request for homes passes axe', async ({ page }) => {
  await openApp(page, '/property-listings?q=igloo');
  await page.getByRole('button', { name: 'Send us a request' }).click();
  await expect(page.getByRole('dialog', { name: 'Ask us to find it' })).toBeVisible();
  expect(await faultsOn(page, 'dialog[open]')).toEqual([]);
});

test('A comparison passes axe', async ({ page, request }) => {
  const { data } = await (await request.get('/api/properties?limit=3')).json();
  await openApp(page, `/compare?ids=${data.map(({ _id }: { _id: string }) => _id).join()}`);
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  expect(await faultsOn(page)).toEqual([]);
});

test('A saved search that is renamed passes axe', async ({ page }) => {
  await openApp(page, '/property-listings?location=Lagos');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByRole('button', { name: 'Save this search' })).toHaveCount(0);
  await openApp(page, '/shortlist');
  await page.getByRole('button', { name: /^Rename/ }).click();
  expect(await faultsOn(page)).toEqual([]);
});

test('Enquiries, one of them and the dialog before its deletion pass axe', async ({ page }) => {
  const sent = await page.request.post('/api/enquiries', { data: newEnquiry() });
  expect(sent.status()).toBe(201);
  await openAsAdmin(page, '/admin/enquiries');
  await expect(page.getByText('Ngọzi Eze').first()).toBeVisible();
  expect(await faultsOn(page), 'the list').toEqual([]);
  await page
    .getByRole('link', { name: /Ngọzi Eze/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Delete enquiry' }).click();
  expect(await faultsOn(page, 'dialog[open]'), 'the dialog').toEqual([]);
  await page.getByRole('button', { name: 'Keep it' }).click();
  expect(await faultsOn(page), 'one enquiry').toEqual([]);
});

test('The deleted properties pass axe', async ({ page }) => {
  await openAsAdmin(page, '/admin/properties/deleted');
  await page.waitForLoadState('networkidle');
  expect(await faultsOn(page)).toEqual([]);
});
