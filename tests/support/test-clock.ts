import { afterAll, beforeAll, vi } from 'vitest';

/**
 * The clock of a test app and of `Date`: both stand still until the test moves them. Call it once, at
 * the top of the file.
 */
export function testClock(start = new Date('2026-03-02T09:00:00.000Z')) {
  let now = start;
  const set = (time: Date) => {
    now = time;
    // Rate limits read the time from `Date`.
    vi.setSystemTime(time);
  };
  beforeAll(() => set(now));
  afterAll(() => vi.useRealTimers());
  return {
    get now() {
      return now;
    },
    set now(time: Date) {
      set(time);
    },
    read: () => now,
    pass: (seconds: number) => set(new Date(+now + seconds * 1000)),
  };
}
