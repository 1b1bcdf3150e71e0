import { expect, test } from '#tests/support/browser/app-test.ts';
import { openApp } from '#tests/support/browser/open-app.ts';

const MAX_LAYOUT_SHIFT = 0.02;

test('Nothing jumps while a page loads: home, listings, a property and developments', {
  tag: '@both',
}, async ({ page, request, isMobile }) => {
  await page.setViewportSize(isMobile ? { width: 390, height: 844 } : { width: 1440, height: 900 });
  // Nothing is in the cache of the browser on a first visit.
  const network = await page.context().newCDPSession(page);
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  const { data } = await (await request.get('/api/properties?limit=1')).json();
  for (const path of [
    '/',
    '/property-listings',
    `/property-listing/${data[0]._id}`,
    '/new-development',
  ]) {
    await openApp(page, path);
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          // A page without a shift reports nothing.
          setTimeout(() => resolve(sum), 500);
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
        }),
    );
    expect(shift, path).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  }
});
