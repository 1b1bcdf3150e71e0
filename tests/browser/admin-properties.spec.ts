import { listProperty, openAsAdmin } from '#tests/support/browser/admin-form.ts';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { faultsOn } from '#tests/support/browser/axe-faults.ts';
import { openApp } from '#tests/support/browser/open-app.ts';
import { pixelsTooWide } from '#tests/support/browser/page-width.ts';

// Reduced motion: elements that fade in have their final colours at once.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedFaults: [/\/admin\/nowhere/] });

test('The overview and an unknown page pass axe', async ({ page }) => {
  await openAsAdmin(page, '/admin');
  await expect(page.getByRole('heading', { name: /last six months$/ })).toBeVisible();
  expect(await faultsOn(page), 'the overview').toEqual([]);
  await page.getByRole('button', { name: 'Show as a table' }).click();
  // The click scrolls links below the header, where axe finds them too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await faultsOn(page), 'a chart as a table').toEqual([]);
  await openApp(page, '/admin/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(await faultsOn(page), 'an unknown page').toEqual([]);
});

test('The table of properties, its dialogs and a property pass axe', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  // Four rows, because axe reads every one. No other test lists properties there.
  await openAsAdmin(page, '/admin/properties?q=enugu');
  await page
    .getByRole('checkbox', { name: isMobile ? /^Select / : 'Select this page' })
    .first()
    .check();
  await expect(page.getByText(/^\d+ selected$/)).toBeVisible();
  // So tall that the bar covers no part of a row.
  await page.setViewportSize({ width: isMobile ? 390 : 1440, height: 2400 });
  expect(await faultsOn(page), 'the table with a selection').toEqual([]);
  await page.getByRole('button', { name: 'Change status' }).click();
  expect(await faultsOn(page, '[role=menu]'), 'the menu of statuses').toEqual([]);
  await page.keyboard.press('Escape');
  const more = page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'More' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Change price' }).click();
  expect(await faultsOn(page, 'dialog[open]'), 'the dialog for prices').toEqual([]);
  await page.keyboard.press('Escape');
  if (isMobile) {
    await more.click();
    await page.getByRole('menuitem', { name: 'Select this page' }).click();
    await more.click();
    expect(await faultsOn(page, '[role=menu]'), 'the menu of actions').toEqual([]);
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  } else await page.getByRole('button', { name: 'Delete', exact: true }).click();
  expect(await faultsOn(page, 'dialog[open]'), 'the dialog before deleting').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  if (isMobile) {
    await page.getByRole('button', { name: 'Filters' }).click();
    expect(await faultsOn(page, 'dialog[open]'), 'the filters').toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
  } else {
    await page.getByRole('button', { name: 'Columns' }).click();
    expect(await faultsOn(page, '[role=dialog]'), 'the column choice').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add filter' }).click();
    expect(await faultsOn(page, '[role=menu]'), 'the menu of filters').toEqual([]);
    await page.getByRole('menuitem', { name: 'Status' }).click();
    expect(await faultsOn(page, '[role=dialog]'), 'a filter').toEqual([]);
    // The filter without a value goes, and the focus is where the click was.
    const field = page.getByRole('combobox', { name: 'Search properties' });
    // Beside the control, which is above the field.
    await field.click({ position: { x: 280, y: 20 } });
    await expect(page.getByRole('button', { name: 'Remove Status' })).toHaveCount(0);
    await expect(field).toBeFocused();
  }
  const title = /bedroom/;
  if (isMobile) await page.getByRole('listitem').getByRole('link', { name: title }).first().click();
  else {
    await page
      .getByRole('button', { name: /^Details of / })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Price: / })
      .first()
      .click();
    expect(await faultsOn(page, 'main aside'), 'the panel and a changed price').toEqual([]);
    await page.getByRole('link', { name: 'View', exact: true }).click();
  }
  await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible();
  expect(await faultsOn(page), 'a property').toEqual([]);
});

test('The overview, the table, a property and its form fit a screen of 768 and of 320 px', {
  tag: '@phone',
}, async ({ page }) => {
  const title = 'Five bedroom waterfront villa with swimming pool and boathouse, Old Ikoyi';
  const property = `/admin/properties/${await listProperty(page, title)}`;
  await openAsAdmin(page, '/admin');
  for (const path of ['/admin', '/admin/properties', property, `${property}/edit`]) {
    await page.setViewportSize({ width: 768, height: 640 });
    await openApp(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await pixelsTooWide(page), `${path} at 768 px`).toBe(0);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => pixelsTooWide(page), `${path} at 320 px`).toBe(0);
  }
});

test('The table keeps its state after a reload, and exports a file', async ({ page }) => {
  const name = `Exported house ${crypto.randomUUID()}`;
  await openAsAdmin(page, '/admin');
  await listProperty(page, `=${name}`);
  await openApp(page, `/admin/properties?q=${encodeURIComponent(name)}&columns=reference,price`);
  await expect(page.getByText('1 property', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 property', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^properties-\d{4}-\d\d-\d\d\.csv$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString('utf8');
  expect(text.startsWith('\ufeffReference,')).toBe(true);
  expect(text).toContain(`,'=${name},House,For Sale,"Lekki, Lagos",85000000,No,,,,`);
});

test('The status of five properties is changed by four clicks', async ({ page }) => {
  const name = `Counted house ${crypto.randomUUID()}`;
  await openAsAdmin(page, '/admin');
  for (const number of [1, 2, 3, 4, 5]) await listProperty(page, `${name} ${number}`);
  await openApp(page, `/admin/properties?q=${encodeURIComponent(name)}`);
  await expect(page.getByText('5 properties', { exact: true })).toBeVisible();
  const clicks = await page.evaluateHandle(() => {
    const counted = { total: 0 };
    document.addEventListener('pointerdown', () => (counted.total += 1), true);
    return counted;
  });
  await page.getByRole('checkbox', { name: `Select ${name} 5` }).click();
  await page.getByRole('checkbox', { name: `Select ${name} 1` }).click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('menuitem', { name: 'Under Offer' }).click();
  await expect(page.getByText('5 properties are now Under Offer')).toBeVisible();
  expect(await clicks.evaluate(({ total }) => total)).toBe(4);
});

test('Another page of the table starts at its top', async ({ page }) => {
  await openAsAdmin(page, '/admin/properties');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/admin/properties?page=2');
  await expect(page.getByText(/^\d+ properties$/)).toBeInViewport();
});
