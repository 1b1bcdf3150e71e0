import { expect, test } from './app-test.ts';
import { cardsOn, openApp } from './open-app.ts';

test('Leaflet is loaded when the map is asked for, not before', async ({ page }) => {
  const scripts: string[] = [];
  const tiles: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
    if (/\/15\/\d+\/\d+\.png/.test(response.url())) tiles.push(response.url());
  });
  await openApp(page, '/property-listings?location=Lekki');
  await cardsOn(page).first().getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Show map' })).toBeVisible();
  expect(scripts.filter((url) => url.includes('map-tiles'))).toEqual([]);

  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
  expect(scripts.filter((url) => url.includes('map-tiles'))).toHaveLength(1);
  expect(tiles.length).toBeGreaterThan(0);
});

test.describe(() => {
  test.use({ expectedFaults: [/404/] });

  test('A property that does not exist says so and offers a way back', async ({ page }) => {
    await openApp(page, '/property-listing/nowhere');
    await expect(page.getByRole('button', { name: 'Go Back' })).toBeVisible();
  });

  test('An address that nothing stands at is a real page with a way on', async ({ page }) => {
    await openApp(page, '/nowhere/at/all');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'View all properties' }).click();
    await expect(cardsOn(page).first()).toBeVisible();
  });
});
