import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { openApp } from '#tests/support/browser/open-app.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

const styleOf = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('In the colours of the system, what is current, selected or a button is still marked', async ({
  page,
}) => {
  await openApp(page, '/property-listings');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const link = (name: string) => navigation.getByRole('link', { name });
  expect(await styleOf(link('Property Listings'), 'border-bottom-style')).toBe('solid');
  expect(await styleOf(link('Home'), 'border-bottom-style')).toBe('none');
  await expect(page.getByRole('list', { name: 'Areas' })).toBeVisible();
  expect(
    await styleOf(page.getByText('Lagos', { exact: true }).first(), '-webkit-text-stroke-width'),
  ).toBe('0px');

  await page.getByRole('button', { name: 'Amenities' }).click();
  const gym = page.getByRole('checkbox', { name: 'Gym' });
  await gym.check();
  const check = page.locator('label', { has: gym }).locator('svg');
  expect(await styleOf(check, 'color')).toBe(await styleOf(page.locator('body'), 'color'));

  const areas = page.getByRole('list', { name: 'Areas' }).getByRole('button');
  await areas.first().click();
  await areas.first().click();
  const pressed = page.getByRole('button', { pressed: true });
  await expect(pressed).toHaveCount(1);
  expect(await styleOf(pressed, 'background-color')).not.toBe(
    await styleOf(page.locator('body'), 'background-color'),
  );

  await openApp(page, '/contact');
  const send = page.getByRole('main').getByRole('button', { name: 'Send message' });
  expect(await styleOf(send, 'border-top-style')).toBe('solid');
});
