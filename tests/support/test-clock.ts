/** The clock of a test app: it stands still until the test moves it. */
export function testClock(start = new Date('2026-03-02T09:00:00.000Z')) {
  const clock = {
    now: start,
    read: () => clock.now,
    pass(seconds: number) {
      clock.now = new Date(+clock.now + seconds * 1000);
    },
  };
  return clock;
}
