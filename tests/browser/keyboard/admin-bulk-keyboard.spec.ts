import { listProperty, openAsAdmin } from '#tests/support/browser/admin-form.ts';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { faultsOn } from '#tests/support/browser/axe-faults.ts';
import { tabTo } from '#tests/support/browser/keyboard-walk.ts';
import { openApp } from '#tests/support/browser/open-app.ts';

// Reduced motion: dialogs have their final colours at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('The keyboard alone saves, renames and deletes a view, in a dialog that passes axe', async ({
  page,
}) => {
  const name = `View ${crypto.randomUUID().slice(0, 8)}`;
  await openAsAdmin(page, '/admin/properties?q=enugu&sort=price_asc');
  await tabTo(page.getByRole('button', { name: 'Save this view' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  expect(await faultsOn(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText('View saved')).toBeVisible();

  // Without rows, which take long to draw.
  await openApp(page, '/admin/properties?q=igloo');
  await tabTo(page.getByRole('link', { name }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=enugu&sort=price_asc/);
  await tabTo(page.getByRole('button', { name: `Edit view: ${name}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  expect(await faultsOn(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('End');
  await page.keyboard.type(' new');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: `${name} new` })).toBeVisible();
  await tabTo(page.getByRole('button', { name: `Edit view: ${name} new` }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('button', { name: 'Delete view' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('View deleted')).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('The keyboard alone changes papers and prices, confirms and publishes, in dialogs that pass axe', async ({
  page,
}) => {
  const name = `Bulk house ${crypto.randomUUID()}`;
  await openAsAdmin(page, '/admin');
  await listProperty(page, `${name} one`);
  await listProperty(page, `${name} two`);
  await openApp(page, `/admin/properties?q=${encodeURIComponent(name)}`);
  await expect(page.getByText('2 properties', { exact: true })).toBeVisible();
  const dialog = page.getByRole('dialog');

  async function selectBoth() {
    const box = page.getByRole('checkbox', { name: 'Select this page' });
    if (await box.isChecked()) return;
    await tabTo(page.getByRole('combobox', { name: 'Search properties' }));
    await page.keyboard.press('Tab');
    await page.keyboard.press('x');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByText('2 selected')).toBeVisible();
  }
  async function choose(item: string) {
    await selectBoth();
    await tabTo(page.getByRole('button', { name: 'More', exact: true }));
    await page.keyboard.press('Enter');
    const target = page.getByRole('menuitem', { name: item, exact: true });
    const isFocused = () => target.evaluate((element) => element === document.activeElement);
    while (!(await isFocused())) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }

  await choose('Change papers');
  expect(await faultsOn(page, 'dialog[open]'), 'papers').toEqual([]);
  await page.keyboard.type('Survey only');
  await tabTo(dialog.getByRole('button', { name: 'Change papers' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Papers of 2 properties: Survey only')).toBeVisible();

  await choose('Change price');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Raise' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('7.5');
  await expect(dialog.getByRole('cell', { name: '₦91,375,000' })).toHaveCount(2);
  // Round to ₦100,000.
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('cell', { name: '₦91,400,000' })).toHaveCount(2);
  expect(await faultsOn(page, 'dialog[open]'), 'prices').toEqual([]);
  await tabTo(dialog.getByRole('button', { name: 'Change 2 prices' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Price of 2 properties changed')).toBeVisible();

  await selectBoth();
  await tabTo(page.getByRole('button', { name: 'Confirm available' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 properties confirmed available')).toBeVisible();

  await choose('Unpublish');
  await expect(page.getByText('2 properties are now not published')).toBeVisible();
  await choose('Publish');
  await expect(page.getByText('2 properties are now published')).toBeVisible();
});
