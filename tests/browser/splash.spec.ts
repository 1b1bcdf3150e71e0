import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { faultsOn } from '#tests/support/browser/axe-faults.ts';
import {
  cardsOn,
  expectSplashGone,
  hold,
  openApp,
  openWithLongSplash,
  START_TIMEOUT_MS,
} from '#tests/support/browser/open-app.ts';

test.use({ hasSplash: true });

const SPLASH_MS = 3000;
const TOAST_MS = 4000;

test('The splash goes 3000 ms after the start of the load', { tag: '@both' }, async ({ page }) => {
  await watchSplash(page);
  await page.goto('/property-listings', { waitUntil: 'commit' });
  await expectSplashGone(page);
  const goneAt = await timeOf(page, 'splash gone');
  expect(goneAt).toBeGreaterThanOrEqual(SPLASH_MS);
  expect(goneAt).toBeLessThan(2 * SPLASH_MS);
});

test('Beneath the splash the listings are requested and rendered, but inert', {
  tag: '@both',
}, async ({ page }) => {
  await openWithLongSplash(page, '/property-listings');
  await expect(page.locator('article').first()).toBeAttached({ timeout: START_TIMEOUT_MS });
  await expect(page.locator('#splash')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#root')).toHaveJSProperty('inert', true);
});

test('The splash is painted before the stylesheet has loaded, the page after it', async ({
  page,
}) => {
  const arrive = await hold(page, /\/assets\/[\w-]+\.css$/);
  await openWithLongSplash(page, '/about');
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  await expect.poll(paints).toBeGreaterThan(0);
  await expect(page.locator('#splash')).toBeVisible();
  await expect(page.locator('#main')).toHaveCount(0);
  arrive();
  await expect(page.locator('h1')).toBeAttached({ timeout: START_TIMEOUT_MS });
});

test('After 3 seconds the loading view is shown until the page is loaded', async ({ page }) => {
  const arrive = await hold(page, /property-listings-page-.*\.js/);
  await page.goto('/property-listings', { waitUntil: 'commit' });
  await expectSplashGone(page);
  expect(await page.evaluate(() => performance.now())).toBeGreaterThanOrEqual(SPLASH_MS);
  // The app has replaced the loading view of index.html by its own.
  await expect(page.locator('#start-loading')).toHaveCount(0, { timeout: START_TIMEOUT_MS });
  await expect(page.getByText('Loading...')).toBeVisible();

  arrive();
  await expect(cardsOn(page).first()).toBeVisible();
  await expect(page.locator('#root')).toHaveJSProperty('inert', false);
});

test('The splash does not return on navigation', async ({ page }) => {
  await openApp(page, '/property-listings');
  await cardsOn(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/(property-listing|new-development)\//);
  await expectSplashGone(page);
});

test('The splash draws the border of Nigeria once, in its first second', async ({ page }) => {
  await openWithLongSplash(page, '/about');
  const timing = await page.locator('.splash-border').evaluate((border) => {
    const [animation] = border.getAnimations();
    const { delay, duration, iterations } = animation?.effect?.getComputedTiming() ?? {};
    return { end: Number(delay) + Number(duration), iterations };
  });
  expect(timing.end).toBeLessThanOrEqual(1000);
  expect(timing.iterations).toBe(1);
});

test('Reduced motion drops the animation of the splash', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithLongSplash(page, '/property-listings');
  const splash = page.locator('#splash');
  await expect(splash).toBeVisible();
  const moving = await splash.evaluate(
    (element) =>
      element.getAnimations({ subtree: true }).filter((animation) => {
        const { duration } = animation.effect?.getComputedTiming() ?? {};
        return Number(duration) > 1;
      }).length,
  );
  expect(moving).toBe(0);
});

const APP_SCRIPT = /\/assets\/app-[\w-]+\.js$/;
const couldNotLoad = 'Gida could not load. Check your connection and try again.';

test.describe('Where the script of the app is blocked', () => {
  test.use({ expectedFaults: [/ERR_BLOCKED_BY_CLIENT/] });

  test('the splash goes after 3 seconds, and after 20 the page says that it could not load', {
    tag: '@both',
  }, async ({ page }) => {
    await page.clock.install();
    await page.route(APP_SCRIPT, (route) => route.abort('blockedbyclient'));
    await page.goto('/about');
    await page.clock.runFor(SPLASH_MS);
    await expectSplashGone(page);
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
    await expect(page.getByText(couldNotLoad)).toBeHidden();

    await page.clock.runFor(20_000 - SPLASH_MS);
    await expect(page.getByRole('alert')).toContainText(couldNotLoad);
    await expect(page.getByText('Loading...')).toBeHidden();
    expect(await faultsOn(page, '#root')).toEqual([]);

    await page.unroute(APP_SCRIPT);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectStarted(page.getByRole('heading', { level: 1 }));
  });
});

test('Where the script of the app is late, the page still opens when it arrives', async ({
  page,
}) => {
  await page.clock.install();
  const arrive = await hold(page, APP_SCRIPT);
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeAttached();
  await page.clock.runFor(SPLASH_MS);
  await expectSplashGone(page);
  await expect(page.getByText('Loading...')).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(page.getByText(couldNotLoad)).toBeVisible();
  arrive();
  await expectStarted(page.getByRole('heading', { level: 1 }));
  await expect(page.getByText(couldNotLoad)).toHaveCount(0);
});

test.describe('A session that had expired', () => {
  test.use({ expectedFaults: [/401/] });

  test('shows its toast for 4 seconds, which begin when the splash is gone', async ({ page }) => {
    await watchSplash(page);
    await page.addInitScript((session) => {
      localStorage.setItem('gida.session', JSON.stringify(session));
      new MutationObserver(() => {
        const isShown = document.querySelector('[data-sonner-toast][data-removed="false"]');
        const [isMarked] = performance.getEntriesByName('toast shown');
        if (isShown && !isMarked) performance.mark('toast shown');
        if (!isShown && isMarked) performance.mark('toast removed');
      }).observe(document, { attributes: true, childList: true, subtree: true });
    }, expiredSession);
    await page.goto('/profile');
    const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Session expired' });
    await expectStarted(toast);
    await expect(toast).toHaveCount(0);
    const shownAt = await timeOf(page, 'toast shown');
    expect(shownAt).toBeGreaterThanOrEqual(await timeOf(page, 'splash gone'));
    expect((await timeOf(page, 'toast removed')) - shownAt).toBeGreaterThan(TOAST_MS - 100);
  });
});

const expiredSession = {
  fullName: 'Ngozi Eze',
  email: 'ngozi@example.com',
  token: 'expired',
  isVerified: true,
};

/** Marks when the splash is gone. */
async function watchSplash(page: Page) {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.getElementById('root') || document.getElementById('splash')) return;
      observer.disconnect();
      performance.mark('splash gone');
    }).observe(document, { childList: true, subtree: true });
  });
}

/** The time of a mark since the start of the page load; 0 without it. */
function timeOf(page: Page, mark: string): Promise<number> {
  return page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime ?? 0, mark);
}

/** The start of the app takes longer than other waits. */
async function expectStarted(part: Locator) {
  await expect(part).toBeVisible({ timeout: START_TIMEOUT_MS });
}
