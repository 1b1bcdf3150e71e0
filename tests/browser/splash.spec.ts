import { expect, test } from './app-test.ts';
import { cardsOn, openApp } from './open-app.ts';

const SPLASH_MS = 3000;

test('The splash covers the page for 3000 ms, and when it lifts the listings are there', async ({
  page,
}) => {
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

  await expect(page.locator('#splash')).toHaveCount(0);
  expect(await cardsOn(page).count()).toBeGreaterThan(0);
  const liftedAt = await page.evaluate(
    () => performance.getEntriesByName('splash lifted')[0]?.startTime,
  );
  expect(liftedAt).toBeGreaterThanOrEqual(SPLASH_MS);
  expect(liftedAt).toBeLessThan(2 * SPLASH_MS);
});

test('Nothing under the splash can be reached with the keyboard', async ({ page }) => {
  await page.goto('/property-listings', { waitUntil: 'commit' });
  const covered = await page.waitForFunction(() => {
    const isCovered = document.getElementById('splash') && document.querySelector('main article');
    return isCovered && { isInert: document.getElementById('root')?.inert };
  });
  expect(await covered.jsonValue()).toEqual({ isInert: true });
});

test('The splash does not come back on the way to another page', async ({ page }) => {
  await openApp(page, '/property-listings');
  await cardsOn(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/(property-listing|new-development)\//);
  await expect(page.locator('#splash')).toHaveCount(0);
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
  await expect(splash).toHaveCount(0);
  expect(await page.evaluate(() => performance.now())).toBeGreaterThanOrEqual(SPLASH_MS);
});
