import { listProperty, openAsAdmin } from '#tests/support/browser/admin-form.ts';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { openApp } from '#tests/support/browser/open-app.ts';

test('The exact point is set by moving the map under the pin, with the mouse and the keyboard', async ({
  page,
}) => {
  const id = await listProperty(page, `House at a point ${Date.now()}`);
  await openAsAdmin(page, `/admin/properties/${id}/edit`);
  await page.getByRole('button', { name: 'Set on the map' }).click();
  const map = page.getByRole('application', { name: /^Map for the point/ });
  await expect(map.locator('.leaflet-tile-loaded').first()).toBeVisible();
  const shown = page.getByRole('status').filter({ hasText: /^\d+\.\d{5}, \d+\.\d{5}$/ });
  await expect(shown).toHaveText('6.45000, 3.48000');

  await map.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 120, y + height / 2, { steps: 6 });
  await page.mouse.up();
  // The map went west, so that its centre is farther east.
  await expect(shown).toHaveText(/^6\.4[45]\d+, 3\.49/);
  await map.press('ArrowUp');
  await expect(shown).toHaveText(/^6\.45[1-9]\d\d, 3\.49/);

  const point = (await shown.textContent()) ?? '';
  await page.getByRole('button', { name: 'Use this point' }).click();
  await expect(map).toHaveCount(0);
  const field = page.getByLabel('Point on the map');
  await expect(field).toBeFocused();
  const roundedField = async () =>
    (await field.inputValue()).split(', ').map((degrees) => Number(degrees).toFixed(5));
  expect((await roundedField()).join(', ')).toBe(point);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Property Updated')).toBeVisible();

  await openApp(page, `/admin/properties/${id}/edit`);
  expect((await roundedField()).join(', ')).toBe(point);
  await page.getByRole('button', { name: 'Set on the map' }).click();
  await expect(shown).toHaveText(point);
});
