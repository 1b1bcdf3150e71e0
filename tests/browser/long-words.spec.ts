import type { Page } from '@playwright/test';
import { openAsAdmin } from '#tests/support/browser/admin-form.ts';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { lengthenWords, longWord } from '#tests/support/browser/long-words.ts';
import { pixelsTooWide } from '#tests/support/browser/page-width.ts';

/** `:id` is a property, `:user` a user. */
const pages = [
  '/property-listings',
  '/property-listing/:id',
  '/new-development',
  '/contact?property=:id',
  '/profile',
  '/profile/saved-properties',
  '/profile/security',
  '/authentication/login',
  '/admin',
  '/admin/properties',
  '/admin/properties/:id',
  '/admin/properties/:id/edit',
  '/admin/user-list',
  '/admin/user-list/:user',
  '/admin/audit-trail',
];

// On a phone, whose larger controls take more space.
test('Words of 500 characters widen no page at 1280 and 360 px', { tag: '@phone' }, async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/user-list');
  const id = await firstId(page, '/api/properties?limit=1&status=For+Sale');
  await page.request.post(`/api/properties/${id}/save`, { headers: await bearer(page) });
  const user = await firstId(page, '/api/admin/users');
  await lengthenWords(page);
  await lengthenName(page);
  for (const template of pages) {
    const path = template.replace(':id', id).replace(':user', user);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await expect(page.locator('main h1').first()).toBeAttached();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const word = page.locator('main').getByText(longWord.slice(0, 50)).first();
      await expect(word, `${path} at ${width} px`).toBeAttached();
      expect(await pixelsTooWide(page), `${path} at ${width} px`).toBe(0);
    }
  }
});

/** The name of the session, which the navbar and the login page show. */
async function lengthenName(page: Page): Promise<void> {
  await page.evaluate((fullName) => {
    for (const [key, text] of Object.entries(localStorage)) {
      if (!text.includes('"token"')) continue;
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(text), fullName }));
    }
  }, longWord);
}

async function bearer(page: Page): Promise<{ authorization: string }> {
  const token = await page.evaluate(() => {
    const stored = Object.values(localStorage).find((text) => text.includes('"token"'));
    return stored ? String(JSON.parse(stored).token) : '';
  });
  return { authorization: `Bearer ${token}` };
}

async function firstId(page: Page, path: string): Promise<string> {
  const response = await page.request.get(path, { headers: await bearer(page) });
  const { data }: { data: { _id?: string; id?: string }[] } = await response.json();
  return data[0]?._id ?? data[0]?.id ?? '';
}
