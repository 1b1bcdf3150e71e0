import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** Moves each finger from one point to another in five steps. */
export async function swipe(page: Page, ...fingers: [from: Point, to: Point][]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        share === undefined
          ? []
          : fingers.map(([from, to], id) => ({
              id,
              x: from.x + (to.x - from.x) * share,
              y: from.y + (to.y - from.y) * share,
            })),
    });
  // The browser passes one move per frame to the page, and drops others.
  const frame = () => page.evaluate(() => new Promise(requestAnimationFrame));
  await touch('touchStart', 0);
  for (let step = 1; step <= 5; step += 1) {
    await touch('touchMove', step / 5);
    await frame();
  }
  await touch('touchEnd');
  await session.detach();
}
