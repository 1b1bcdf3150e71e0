import { expect, test } from '#tests/support/browser/app-test.ts';
import { cardsOn, openApp } from '#tests/support/browser/open-app.ts';

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(`With the setting ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('parts of the site stand still or move: home, a filter, a save and a property', async ({
      page,
    }) => {
      await page.addInitScript(markMovements);
      await openApp(page, '/');
      await page.getByRole('link', { name: 'View all properties' }).click();
      await page.getByRole('combobox', { name: 'Type', exact: true }).selectOption('House');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/houses/i);
      const card = cardsOn(page).first();
      await card.getByRole('button', { name: /^Save/ }).click();
      await expect(page.getByText('Kept on this device')).toBeVisible();
      await card.getByRole('heading').getByRole('link').click();
      await expect(page.getByRole('region', { name: 'What we know' })).toBeVisible();
      const moved = await page.evaluate(() =>
        performance.getEntriesByName('moved').map((mark) => (mark as PerformanceMark).detail),
      );
      if (reducedMotion === 'reduce') expect(moved).toEqual([]);
      else expect(moved).not.toEqual([]);
    });
  });
}

/** Runs in the page: marks every animation and transition that takes longer than a millisecond. */
function markMovements(): void {
  const known = new WeakSet<Animation>();
  function look() {
    for (const animation of document.getAnimations()) {
      const { duration } = animation.effect?.getComputedTiming() ?? {};
      if (known.has(animation) || Number(duration) <= 1) continue;
      known.add(animation);
      const { target } = animation.effect as KeyframeEffect;
      performance.mark('moved', { detail: `${target?.outerHTML.slice(0, 200)} ${duration}` });
    }
    requestAnimationFrame(look);
  }
  look();
}
