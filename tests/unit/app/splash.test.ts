// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeSplash } from '#src/app/splash.ts';

const isCovered = () => document.getElementById('splash') !== null;
const isReachable = () => !document.getElementById('root')?.inert;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="splash"></div><div id="root"></div>';
});
afterEach(() => vi.useRealTimers());

describe('The splash', () => {
  it('covers the page for 3 seconds from the start of its load, and no longer', async () => {
    await vi.advanceTimersByTimeAsync(400);
    removeSplash(3000);
    await vi.advanceTimersByTimeAsync(2590);
    expect([isCovered(), isReachable()]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(100);
    expect([isCovered(), isReachable()]).toEqual([false, true]);
  });

  it('ends after 3 seconds even if the app is late', async () => {
    await vi.advanceTimersByTimeAsync(3400);
    removeSplash(3000);
    await vi.advanceTimersByTimeAsync(10);
    expect([isCovered(), isReachable()]).toEqual([false, true]);
  });
});
