import { expect, test } from '#tests/support/browser/app-test.ts';
import { cardsOn, expectSplashGone, hold, openApp } from '#tests/support/browser/open-app.ts';

test.use({ hasSplash: true });

const SPLASH_MS = 3000;

test('The splash covers the page for 3000 ms, while the listings are already requested', {
  tag: '@both',
}, async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const isWaiting = !document.body || document.getElementById('splash');
      if (isWaiting || !document.getElementById('root')) return;
      observer.disconnect();
      performance.mark('splash lifted');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/property-listings', { waitUntil: 'commit' });
  await expect(page.locator('#splash')).toBeInViewport({ ratio: 1 });

  await expectSplashGone(page);
  await expect(cardsOn(page).first()).toBeVisible();
  const { liftedAt, askedAt, arrivedAt } = await page.evaluate(() => {
    // The DOM types do not narrow the entries by their type.
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const isPage = ({ name }: PerformanceEntry) => name.includes('property-listings-page');
    const isList = ({ name }: PerformanceEntry) => name.includes('/api/properties?');
    return {
      liftedAt: performance.getEntriesByName('splash lifted')[0]?.startTime ?? 0,
      askedAt: files.find(isList)?.startTime ?? 0,
      arrivedAt: files.findLast(isPage)?.responseEnd ?? 0,
    };
  });
  expect(askedAt).toBeGreaterThan(0);
  expect(askedAt).toBeLessThan(liftedAt);
  expect(liftedAt).toBeGreaterThanOrEqual(SPLASH_MS);
  // On a slow machine the page may take longer to load than the splash.
  expect(liftedAt).toBeLessThan(Math.max(arrivedAt, SPLASH_MS) + SPLASH_MS);
});

test('The splash is painted before the stylesheet has loaded, the page after it', async ({
  page,
}) => {
  const arrive = await hold(page, /\/assets\/[\w-]+\.css$/);
  await page.goto('/about', { waitUntil: 'commit' });
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  await expect.poll(paints).toBeGreaterThan(0);
  await expect(page.locator('#splash')).toBeVisible();
  await expect(page.locator('#root > *')).toHaveCount(0);
  arrive();
  await expectSplashGone(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('After 3 seconds the loading view is shown until the page is loaded', async ({ page }) => {
  const arrive = await hold(page, /property-listings-page-.*\.js/);
  await page.goto('/property-listings', { waitUntil: 'commit' });
  await expect(page.locator('#splash')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#root')).toHaveJSProperty('inert', true);
  await expectSplashGone(page);
  expect(await page.evaluate(() => performance.now())).toBeGreaterThanOrEqual(SPLASH_MS);
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

test('Reduced motion drops the animation of the splash, not its duration', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/property-listings', { waitUntil: 'commit' });
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
  await expectSplashGone(page);
  expect(await page.evaluate(() => performance.now())).toBeGreaterThanOrEqual(SPLASH_MS);
});
