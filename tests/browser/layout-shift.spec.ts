import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { hold, openApp, openProperty } from '#tests/support/browser/open-app.ts';

/** Half of what counts as good on the web. */
const MAX_SHIFT = 0.02;

const pages = [
  { name: 'home', path: '/' },
  { name: 'the listings', path: '/property-listings' },
  { name: 'a search without results', path: '/property-listings?q=igloo' },
  { name: 'the new developments', path: '/new-development' },
  { name: 'the contact page', path: '/contact' },
  { name: 'the questions', path: '/faq' },
];

for (const { name, path } of pages) {
  test(`What loads late hardly moves ${name}`, { tag: '@both' }, async ({ page }) => {
    await openSlowly(page, path);
    expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
  });
}

test('What loads late hardly moves a property', { tag: '@both' }, async ({ page }) => {
  await openProperty(page);
  await openSlowly(page, new URL(page.url()).pathname);
  expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
});

test('What loads late hardly moves a comparison', { tag: '@both' }, async ({ page, request }) => {
  const { data } = await (await request.get('/api/properties?limit=3')).json();
  await openSlowly(page, `/compare?ids=${data.map(({ _id }: { _id: string }) => _id).join()}`);
  await expect(page.getByRole('table')).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
});

/** Opens a page that is drawn before its data and its typefaces arrive. */
async function openSlowly(page: Page, path: string): Promise<void> {
  const arrive = await hold(page, /\/api\/|\.woff2$/);
  await openApp(page, path);
  arrive();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

/** The sum of all shifts since the start of the load. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          const shifts = list.getEntries().map((entry) => ('value' in entry ? entry.value : 0));
          resolve(shifts.reduce<number>((sum, value) => sum + Number(value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without any shift, the observer is not called.
        setTimeout(() => resolve(0), 500);
      }),
  );
}
