// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liftSplash } from '#src/app/splash.ts';

type Listener = (state: { initialized: boolean }) => void;

/** As much of the router as tells whether the first route is ready. */
function firstRoute(initialized: boolean) {
  const listeners = new Set<Listener>();
  return {
    state: { initialized },
    subscribe: (listener: Listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    becomesReady: () => listeners.forEach((listener) => void listener({ initialized: true })),
  };
}

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
    liftSplash(firstRoute(true), 3000);
    await vi.advanceTimersByTimeAsync(2590);
    expect([isCovered(), isReachable()]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(100);
    expect([isCovered(), isReachable()]).toEqual([false, true]);
  });

  it('stays until the first route is ready, if that is later', async () => {
    const route = firstRoute(false);
    liftSplash(route, 3000);
    await vi.advanceTimersByTimeAsync(5000);
    expect(isCovered()).toBe(true);
    route.becomesReady();
    await vi.advanceTimersByTimeAsync(100);
    expect(isCovered()).toBe(false);
  });
});
