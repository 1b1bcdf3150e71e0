import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/app-test.ts';
import { cardsOn, openApp, openProperty } from '#tests/support/browser/open-app.ts';

test.describe('With reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves on home', async ({ page }) => {
    await recordMotion(page);
    await openApp(page, '/');
    await page.getByRole('button', { name: 'Next' }).click();
    await cardsOn(page).first().hover();
    expect(await motionOn(page)).toEqual([]);
  });

  test('nothing moves on the listings, nor on the way to a property', async ({ page }) => {
    await recordMotion(page);
    await openApp(page, '/property-listings');
    await page.getByRole('button', { name: 'Price' }).click();
    await page.keyboard.press('Escape');
    await cardsOn(page).first().getByRole('button', { name: /^Save/ }).click();
    await cardsOn(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
    expect(await motionOn(page)).toEqual([]);
  });

  test('nothing moves on a property, in its photos and in its dialogs', async ({ page }) => {
    await recordMotion(page);
    await openProperty(page);
    await page.getByRole('button', { name: 'Write a message' }).click();
    await expect(page.getByRole('dialog', { name: 'Write a message' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Enlarge photo 1 of/ }).click();
    await expect(page.getByRole('dialog', { name: 'Photos' })).toBeVisible();
    expect(await motionOn(page)).toEqual([]);
  });
});

test('A heart fills in 200 ms', async ({ page }) => {
  await openApp(page, '/property-listings');
  const heart = cardsOn(page).first().getByRole('button').locator('svg');
  await expect(heart).toHaveCSS('transition-duration', '0.2s');
});

/** Keeps every transition and animation of more than a millisecond. */
async function recordMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const motion: string[] = [];
    Object.assign(window, { motion });
    function record({ type, target }: Event) {
      for (const { effect } of document.getAnimations()) {
        const { duration } = effect?.getComputedTiming() ?? {};
        if (Number(duration) > 1)
          motion.push(`${type} ${duration} ms: ${(target as Element).className}`);
      }
    }
    for (const type of ['transitionrun', 'animationstart']) {
      document.addEventListener(type, record, true);
    }
  });
}

function motionOn(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'motion'));
}
