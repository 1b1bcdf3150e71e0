import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { faultsOn } from '#tests/support/browser/axe-faults.ts';
import { keepHomes, storedMark } from '#tests/support/browser/kept-homes.ts';
import { cardsOn, openApp } from '#tests/support/browser/open-app.ts';
import { pixelsTooWide } from '#tests/support/browser/page-width.ts';

async function titlesOn(page: Page) {
  return cardsOn(page).getByRole('heading').allTextContents();
}

test('The shortlist is there after a reload, and looks as before @both', async ({ page }) => {
  await keepHomes(page, 2);
  await openApp(page, '/shortlist');
  await expect(cardsOn(page)).toHaveCount(2);
  const titles = await titlesOn(page);
  await page.reload();
  await expect(cardsOn(page)).toHaveCount(2);
  expect(await titlesOn(page)).toEqual(titles);
  expect(await pixelsTooWide(page)).toBe(0);
});

test('A shortlist with notes passes axe, and fits a screen of 320 px', async ({ page }) => {
  await keepHomes(page, 2);
  await openApp(page, '/shortlist');
  await page.getByRole('button', { name: 'Maybe' }).first().click();
  await page
    .getByRole('button', { name: /^Add a note to/ })
    .first()
    .click();
  await page.keyboard.type('Ask about the service charge.');
  await expect(page.getByRole('button', { name: 'Maybe', pressed: true })).toHaveCount(1);
  expect(await faultsOn(page)).toEqual([]);
  await page.keyboard.insertText(` https://maps.example/${'place'.repeat(40)}`);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await pixelsTooWide(page)).toBe(0);
});

test('Four recently viewed homes leave the shortlist as wide as a phone of 360 px @phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { data } = await (await request.get('/api/properties?status=For+Sale&limit=4')).json();
  let before: string | null = null;
  for (const { _id } of data) {
    await openApp(page, `/property-listing/${_id}`);
    // A view is remembered with the first input after the home has loaded.
    await expect(async () => {
      await page.keyboard.press('Shift');
      expect(await storedMark(page, 'recently-viewed')).not.toBe(before);
    }).toPass();
    before = await storedMark(page, 'recently-viewed');
  }
  await openApp(page, '/shortlist');
  const recent = page.getByRole('complementary', { name: 'Recently viewed' });
  await expect(recent.getByRole('article')).toHaveCount(4);
  expect(await pixelsTooWide(page)).toBe(0);
});

test('A home is kept, judged and removed with the keyboard alone', async ({ page }) => {
  await openApp(page, '/property-listings');
  const save = cardsOn(page).first().getByRole('button');
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(save).toHaveText('Saved');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shortlist' }).focus();
  await page.keyboard.press('Enter');
  await expect(cardsOn(page).filter({ hasText: 'Saved' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Yes' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Yes', pressed: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Near work');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Yes', pressed: true })).toBeFocused();
  await expect(page.getByRole('button', { name: /Near work Edit$/ })).toBeVisible();
  await cardsOn(page)
    .first()
    .getByRole('button', { name: /^Saved/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your shortlist is empty')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Shortlist', exact: true })).toBeFocused();
});

test('A home that is kept or removed in one tab is so in the other at once', async ({
  page,
  context,
}) => {
  await keepHomes(page, 2);
  const other = await context.newPage();
  await openApp(other, '/shortlist');
  await expect(cardsOn(other)).toHaveCount(2);
  const third = cardsOn(page).nth(2).getByRole('button');
  await third.click();
  await expect(cardsOn(other)).toHaveCount(3);
  await cardsOn(other)
    .first()
    .getByRole('button', { name: /^Saved/ })
    .click();
  await expect(cardsOn(other)).toHaveCount(2);
  await expect(third).toHaveText('Save');
});

test('Homes that two tabs keep at the same time are all kept', async ({ page, context }) => {
  await openApp(page, '/property-listings');
  const other = await context.newPage();
  await openApp(other, '/property-listings');
  const buttonIn = (tab: Page, index: number) => cardsOn(tab).nth(index).getByRole('button');
  await Promise.all([buttonIn(page, 0).click(), buttonIn(other, 1).click()]);
  await expect(buttonIn(page, 1)).toHaveText('Saved');
  await expect(buttonIn(other, 0)).toHaveText('Saved');
});

test('Where the storage is blocked, homes are kept until the page is closed, as it says', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    indexedDB.open = blocked;
    Storage.prototype.getItem = blocked;
    Storage.prototype.setItem = blocked;
  });
  await openApp(page, '/property-listings');
  const button = cardsOn(page).first().getByRole('button');
  await button.click();
  await expect(page.getByText('Kept until you close this page')).toBeVisible();
  await expect(button).toHaveText('Saved');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shortlist' }).click();
  await expect(page.getByText(/^This browser does not store your shortlist\./)).toBeVisible();
  await expect(cardsOn(page).filter({ hasText: 'Saved' })).toHaveCount(1);
});

test('The link to a shortlist is copied, and opens on another device', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await keepHomes(page, 2);
  await openApp(page, '/shortlist');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const device = await browser.newContext({ baseURL });
  const phone = await device.newPage();
  await openApp(phone, link);
  await expect(phone.getByRole('heading', { level: 1, name: 'Homes sent to you' })).toBeVisible();
  await expect(cardsOn(phone)).toHaveCount(2);
  expect(await titlesOn(phone)).toEqual(await titlesOn(page));
  await expect(phone.getByRole('link', { name: 'Shortlist', exact: true })).toHaveCount(0);
  await device.close();
});

test('The share sheet of a phone gets the prices and one link @phone', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.title = JSON.stringify(data);
    };
  });
  await keepHomes(page, 2);
  await openApp(page, '/shortlist');
  await expect(cardsOn(page)).toHaveCount(2);
  const titles = await titlesOn(page);
  await page.getByRole('button', { name: 'Share' }).click();
  const { title, text, url } = JSON.parse(await page.title());
  expect(title).toBe('Shortlist');
  for (const each of titles) expect(text).toContain(each);
  expect(text).toMatch(/₦|Contact Support|Price on request/);
  expect(url).toMatch(/\/shortlist\?ids=[^,]+,[^,]+$/);
});

test('Everything that is kept moves to another device as a file', async ({
  page,
  browser,
  baseURL,
}) => {
  await keepHomes(page, 2);
  await openApp(page, '/shortlist');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const path = await (await download).path();
  const device = await browser.newContext({ baseURL });
  const phone = await device.newPage();
  await openApp(phone, '/shortlist');
  await expect(phone.getByText('Your shortlist is empty')).toBeVisible();
  await phone.locator('input[type="file"]').setInputFiles(path);
  await expect(cardsOn(phone)).toHaveCount(2);
  expect(await titlesOn(phone)).toEqual(await titlesOn(page));
  await device.close();
});
