import type { Page } from '@playwright/test';
import readQrCode from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { openProperty } from '#tests/support/browser/open-app.ts';

test.use({ colorScheme: 'dark' });

test('A property prints as a brochure: photos, price, facts, reference, contact and a QR code of its URL', async ({
  page,
}) => {
  await openProperty(page);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  const code = page.getByRole('img', { name: 'QR code for this page' });
  await loadQrCode(page);
  await page.emulateMedia({ media: 'print' });
  // A4 without its margins.
  await page.setViewportSize({ width: 703, height: 1000 });

  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  const main = page.getByRole('main');
  for (const words of [/₦[\d,]{5,}/, /^Ref\. /, /\d bedrooms?$/, '+234 800 000 4432', canonical]) {
    await expect(
      main
        .getByText(words ?? '')
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  }
  await expect(main.getByRole('img').first()).toBeVisible();
  for (const heading of ['Description', 'Amenities']) {
    await expect(main.getByRole('heading', { name: heading })).toBeVisible();
  }

  await expect(code).toBeVisible();
  const { data, info } = await sharp(await code.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(readQrCode({ ...info, data })).toBe(canonical);

  await expect(main.getByRole('button').filter({ visible: true })).toHaveCount(
    await main.getByRole('button', { name: /^Enlarge photo/ }).count(),
  );
  for (const name of ['Main', 'Back']) {
    await expect(page.getByRole('navigation', { name })).toBeHidden();
  }
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(paper).toBe('rgb(255, 255, 255)');
});

test('The brochure of a property fits one sheet of paper', async ({ page }) => {
  await openProperty(page);
  await loadQrCode(page);
  await expect(
    page.getByRole('img', { name: 'QR code for this page', includeHidden: true }),
  ).toBeAttached();
  const file = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

/** The first key or tap loads it. */
async function loadQrCode(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Ask about this property' })).toBeVisible();
  await page.keyboard.press('Control');
}
