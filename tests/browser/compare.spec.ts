import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { openApp } from '#tests/support/browser/open-app.ts';
import { pixelsTooWide } from '#tests/support/browser/page-width.ts';

async function fourIds(request: APIRequestContext): Promise<string> {
  const { data } = await (await request.get('/api/properties?sort=oldest&limit=4')).json();
  return data.map(({ _id }: { _id: string }) => _id).join(',');
}

test('At 360 px two homes stand side by side, and arrows show the others @phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openApp(page, `/compare?ids=${await fourIds(request)}`);
  const homes = page.getByRole('columnheader').filter({ visible: true });
  await expect(homes).toHaveCount(2);
  expect(await pixelsTooWide(page)).toBe(0);
  await expect(page.getByText('Lowest', { exact: true }).filter({ visible: true })).toHaveCount(0);
  const [first] = await homes.allTextContents();
  await page.getByRole('button', { name: 'Next home' }).click();
  await page.getByRole('button', { name: 'Next home' }).click();
  await expect(page.getByText('Homes 3 and 4 of 4')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: first })).toBeHidden();
  await page.getByRole('button', { name: 'Previous home' }).click();
  await expect(page.getByText('Homes 2 and 3 of 4')).toBeVisible();
  await page
    .getByRole('link', { name: /^Contact agent/ })
    .last()
    .scrollIntoViewIfNeeded();
  const stuck = page.getByRole('region').locator('> [aria-hidden] > div');
  await expect(stuck).toBeInViewport({ ratio: 1 });
  expect((await stuck.boundingBox())?.height).toBeLessThan(96);
});

test('At 360 px the rows are those in which the two homes in view differ, and all in print @phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openApp(page, `/compare?ids=${await fourIds(request)}`);
  const rows = page.locator('tbody tr:visible').filter({ has: page.locator('td + td') });
  for (const inView of ['1 and 2', '2 and 3', '3 and 4']) {
    await expect(page.getByText(`Homes ${inView} of 4`)).toBeVisible();
    await expect(rows).not.toHaveCount(0);
    for (const row of await rows.all()) {
      const [left, right] = await row.locator('td:visible').allInnerTexts();
      expect(left).not.toBe(right);
    }
    await page.getByRole('button', { name: 'Next home' }).dispatchEvent('click');
  }
  await expect(page.getByRole('heading', { name: 'The same for these two' })).toBeVisible();
  const differing = await rows.count();
  const folds = page.getByRole('checkbox', { name: 'Only differences' });
  await folds.uncheck();
  await expect.poll(() => rows.count()).toBeGreaterThan(differing);
  const all = await rows.count();
  await folds.check();
  await expect(rows).toHaveCount(differing);
  await page.emulateMedia({ media: 'print' });
  await expect(rows).toHaveCount(all);
});

test('Four homes print on one sheet, all of them', async ({ page, request }) => {
  await openApp(page, `/compare?ids=${await fourIds(request)}`);
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  const sheet = await page.pdf({ format: 'A4' });
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 703, height: 1000 });
  await expect(page.getByRole('columnheader').filter({ visible: true })).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Keep these' })).toBeHidden();
});
