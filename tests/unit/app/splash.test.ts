// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { splashGone } from '#src/app/lazy-toaster.tsx';

it('The splash counts as gone when it is removed, and on a page without one', async () => {
  document.body.innerHTML = '<div id="splash"></div>';
  let isGone = false;
  const gone = splashGone().then(() => {
    isGone = true;
  });
  await Promise.resolve();
  expect(isGone).toBe(false);
  document.getElementById('splash')?.remove();
  window.dispatchEvent(new Event('SPLASH_GONE_EVENT'));
  await gone;
  await splashGone();
});
