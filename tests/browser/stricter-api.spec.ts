import { openAsAdmin } from '#tests/support/browser/admin-form.ts';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { longWord } from '#tests/support/browser/long-words.ts';
import { pixelsTooWide } from '#tests/support/browser/page-width.ts';
import { behaveAs, type StricterApi } from '#tests/support/browser/stricter-api.ts';

const kinds: StricterApi[] = ['letter-only', 'sloppy'];

for (const kind of kinds) {
  test(`With a ${kind} API, words of 500 characters widen no page @phone`, async ({
    page,
    context,
  }) => {
    const violations = await behaveAs(context, kind);
    await page.setViewportSize({ width: 360, height: 800 });
    const title = page.getByText(longWord.slice(0, 50)).first();
    await openAsAdmin(page, '/admin/list-property');
    await page.getByLabel('Title', { exact: true }).fill(longWord.slice(0, 200));
    await page.getByLabel('Type').selectOption('House');
    await page.getByLabel('Location').fill(longWord.slice(0, 200));
    await page.getByRole('button', { name: 'List property' }).tap();
    await expect(page).toHaveURL(/\/admin\/properties$/);
    for (const path of ['/admin/properties?q=wuste', '/property-listings?q=wuste']) {
      await page.goto(path);
      await expect(title).toBeAttached();
      expect(await pixelsTooWide(page), path).toBe(0);
    }
    await title.tap();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wüste');
    expect(await pixelsTooWide(page)).toBe(0);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    expect(violations).toEqual([]);
  });
}
