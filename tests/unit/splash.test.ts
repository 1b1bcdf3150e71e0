// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liftSplash } from '#src/app/splash.ts';

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
    liftSplash(Promise.resolve(), 3000);
    await vi.advanceTimersByTimeAsync(2590);
    expect([isCovered(), isReachable()]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(100);
    expect([isCovered(), isReachable()]).toEqual([false, true]);
  });

  it('stays until the first page is there, if that is later', async () => {
    let becomesReady = () => {};
    const firstPage = new Promise<void>((resolve) => {
      becomesReady = resolve;
    });
    liftSplash(firstPage, 3000);
    await vi.advanceTimersByTimeAsync(5000);
    expect(isCovered()).toBe(true);
    becomesReady();
    await vi.advanceTimersByTimeAsync(100);
    expect(isCovered()).toBe(false);
  });
});
