import type { Page } from '@playwright/test';
import { listProperty } from '#tests/support/browser/admin-form.ts';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { logIn } from '#tests/support/browser/browser-users.ts';
import { openApp, openProperty, scrollToMap } from '#tests/support/browser/open-app.ts';
import { collectViolations } from '#tests/support/browser/policy-violations.ts';

const admin = { name: 'Amaka Okafor', email: 'admin@gida.example', password: 'gida-demo-admin' };

const paths = ['/', '/property-listings', '/new-development', '/contact', '/about', '/faq'].concat(
  ['/authentication/register', '/authentication/forgot-password', '/profile', '/profile/security'],
  ['/admin', '/admin/properties', '/admin/list-property', '/admin/user-list', '/admin/imports'],
  ['/admin/audit-trail'],
);

/** Photos, lightbox, map and toast: the parts whose libraries style themselves. */
async function visitProperty(page: Page): Promise<void> {
  await openProperty(page);
  await page.getByRole('button', { name: /^Enlarge photo 1 of/ }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Photos' }).getByText(/^1 \/ /)).toBeVisible();
  await page.keyboard.press('Escape');
  // What loads above the map may move it out of sight.
  await expect(async () => {
    await scrollToMap(page);
    await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test('No screen violates the content security policy of the server', async ({ page }) => {
  const violations = await collectViolations(page);
  await visitProperty(page);
  await openApp(page, '/authentication/login');
  await logIn(page, admin);
  const toast = page.locator('[data-sonner-toast]').first();
  await expect(toast).toHaveCSS('position', 'absolute');
  for (const path of paths) await openApp(page, path);
  expect(violations).toEqual([]);
});

test.describe('A video', () => {
  const players = /^https:\/\/(www\.youtube-nocookie\.com|player\.vimeo\.com)\//;

  for (const [link, playerUrl] of [
    [
      'https://youtu.be/aqz-KE-bpKQ',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&playsinline=1&rel=0',
    ],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  ] as const) {
    test(`Nothing of ${link} is requested before the tap, and its player after it`, async ({
      page,
    }) => {
      const violations = await collectViolations(page);
      const requested: string[] = [];
      page.on('request', (sent) => {
        if (/youtu|ytimg|google|vimeo/.test(new URL(sent.url()).hostname))
          requested.push(sent.url());
      });
      await page.route(players, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<button>Pause</button>' }),
      );
      const id = await listProperty(page, `House with ${link}`, 2, { videoUrl: link });
      await openApp(page, `/property-listing/${id}`);
      const start = page.getByRole('button', { name: 'Watch the video' });
      await start.scrollIntoViewIfNeeded();
      await start.hover();
      await start.focus();
      expect(requested).toEqual([]);
      await page.keyboard.press('Enter');
      const player = page.getByTitle(/^Video of .*, on (YouTube|Vimeo)$/);
      await expect(player).toBeFocused();
      await expect(player.contentFrame().getByRole('button', { name: 'Pause' })).toBeVisible();
      expect(requested).toEqual([playerUrl]);
      expect(violations).toEqual([]);
    });
  }
});

test('The splash and a page without scripts are styled under the policy', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: process.env.BROWSER_TESTS_SPLASH_URL,
  });
  const page = await context.newPage();
  await page.goto('/');
  // Locators by text ignore noscript elements.
  await expect(page.locator('#without-script')).toHaveCSS('max-width', '576px');
  await expect(page.locator('#splash')).toBeHidden();
  await context.close();
});

test.describe('Injected markup', () => {
  test.use({ expectedFaults: [/Content Security Policy/] });

  test('The policy stops an inline script and an inline style', async ({ page }) => {
    const violations = await collectViolations(page);
    await openApp(page, '/about');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "injected"';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<p style="color: red">styled</p>');
    });
    await expect
      .poll(() => violations.map((text) => text.split(' ')[0]))
      .toEqual(['script-src-elem', 'style-src-attr']);
    expect(await page.title()).not.toBe('injected');
  });
});
