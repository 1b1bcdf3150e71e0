import { describe, expect, it, vi } from 'vitest';
import { readableDate, readableTime } from '#src/lib/dates.ts';

const morning = '2026-11-20T08:30:00Z';

/** Sets the visitor's time zone, in hours ahead of UTC. */
function visitorAt(hoursAhead: number) {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60 * hoursAhead);
}

describe('A time on screen', () => {
  it('is Lagos time, without a label for visitors whose clock shows the same', () => {
    visitorAt(1);
    expect(readableTime(Date.parse(morning))).toBe('09:30');
    expect(readableDate(morning, 'moment')).toBe('20 Nov 2026, 09:30');
  });

  it.each([0, -5, 8])('is labelled as Lagos time %d hours ahead of UTC', (hoursAhead) => {
    visitorAt(hoursAhead);
    expect(readableTime(Date.parse(morning))).toBe('09:30 Lagos time');
    expect(readableDate(morning, 'moment')).toBe('20 Nov 2026, 09:30 Lagos time');
  });
});

describe('A date on screen', () => {
  it('is the day in Lagos, and has no label', () => {
    visitorAt(-5);
    expect(readableDate('2026-11-20T23:30:00Z', 'longDay')).toBe('21 November 2026');
  });

  it.each([undefined, null, '', 'soon'])('is missing for %j', (text) => {
    expect(readableDate(text, 'moment')).toBeNull();
  });
});
