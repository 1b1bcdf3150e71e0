import type { Page } from '@playwright/test';
import readQrCode from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { keepHomes } from '#tests/support/browser/kept-homes.ts';
import {
  cardsOn,
  openApp,
  openProperty,
  START_TIMEOUT_MS,
} from '#tests/support/browser/open-app.ts';

test.use({ colorScheme: 'dark' });

test.beforeEach(async ({ page }) => {
  // The headless browser has no print dialog.
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
});

/** Presses the button and waits for the print dialog. */
async function printDossier(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Print the dossier' }).click();
  // The server may still be scaling its photo.
  await expect(page.locator('body[data-printed]')).toBeAttached({ timeout: START_TIMEOUT_MS });
}

async function pagesOf(page: Page): Promise<number> {
  const file = (await page.pdf({ format: 'A4' })).toString('latin1');
  return file.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('A property prints as a dossier: photo, price, costs, checks, reference, contact and a QR code of its URL', async ({
  page,
}) => {
  await openProperty(page);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const canonical = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
  await printDossier(page);
  await page.emulateMedia({ media: 'print' });
  // A4 without its margins.
  await page.setViewportSize({ width: 703, height: 1030 });

  await expect(page.getByRole('main')).toBeHidden();
  const sheet = page.getByRole('article').filter({ visible: true });
  await expect(sheet.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const text of [/^Reference /, /^About ₦.* in all$/, /^Agency fee$/, /^Not checked yet/]) {
    await expect(sheet.getByText(text).first()).toBeVisible();
  }
  await expect(sheet.getByText('+234 800 000 4432')).toBeVisible();
  await expect(sheet.getByText(canonical)).toBeVisible();
  await expect(sheet.getByRole('button')).toHaveCount(0);
  const code = sheet.getByRole('img', { name: 'QR code of the page of this home' });
  const { data, info } = await sharp(await code.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(readQrCode({ ...info, data })).toBe(canonical);
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(paper).toBe('rgb(255, 255, 255)');
  expect(await pagesOf(page)).toBe(1);
});

test('A dossier with long texts, every check and no photo goes on to more sheets, and loses nothing', async ({
  page,
}) => {
  const long = 'A long sentence about this home and the road that leads to it. ';
  await page.route(/\/api\/properties\/[0-9a-f]{24}$/, async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    const checks = {
      ...Object.fromEntries(
        ['papers', 'power', 'water', 'road', 'flooding'].map((name) => [name, long.repeat(3)]),
      ),
      visitedOn: '2026-11-20',
      confirmedOn: '2026-11-21',
    };
    const changed = {
      ...{ ...data, title: long.repeat(4), description: long.repeat(80), checks, images: [] },
      ...{ imageDetails: [], amenities: Array.from({ length: 30 }, (_, n) => `Amenity ${n}`) },
    };
    await route.fulfill({ response, json: { ...rest, data: changed } });
  });
  const { data } = await (
    await page.request.get('/api/properties?status=For+Sale&sort=oldest&limit=1')
  ).json();
  await openApp(page, `/property-listing/${data[0]._id}`);
  await printDossier(page);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 703, height: 1030 });
  const sheet = page.getByRole('article').filter({ visible: true });
  await expect(sheet.getByText('20 Nov 2026', { exact: true })).toBeVisible();
  const cut = await sheet.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter(
        ({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 1,
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
  expect(cut).toEqual([]);
  expect(await pagesOf(page)).toBeGreaterThan(1);
});

test('Three homes of the shortlist print on three sheets', async ({ page }) => {
  await keepHomes(page, 3);
  await openApp(page, '/shortlist');
  await expect(cardsOn(page)).toHaveCount(3);
  const compare = page.getByRole('link', { name: 'Compare all 3' });
  await expect(compare).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(compare).toBeHidden();
  await page.emulateMedia({ media: null });
  await printDossier(page);
  expect(await pagesOf(page)).toBe(3);
});
