import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageLabel, agoLabel, daysSince } from '#contract/property/freshness.ts';
import { dayInLagos, startOf } from '#contract/search/search-dates.ts';

const now = Date.parse('2026-11-25T00:30:00+01:00');

describe('The days since a listing', () => {
  it.each([
    ['2026-11-24T23:10:00.000Z', 0],
    ['2026-11-24T22:50:00.000Z', 1],
    ['2026-11-25', 0],
    ['2026-11-13T12:00:00.000Z', 12],
    ['2025-11-25T12:00:00.000Z', 365],
    ['2027-01-01T00:00:00.000Z', 0],
    ['last week', null],
    [null, null],
  ])('from %s are %s, by the day in Lagos', (date, days) => {
    expect(daysSince(date, now)).toBe(days);
  });

  it('are the difference of the calendar days, for any two times', () => {
    const time = fc.integer({ min: 0, max: now });
    fc.assert(
      fc.property(time, time, (a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        const days = daysSince(new Date(from).toISOString(), to) ?? -1;
        const [first, last] = [from, to].map((each) => startOf(dayInLagos(each)));
        expect(days * 86_400_000).toBe((last ?? 0) - (first ?? 0));
      }),
    );
  });

  it('are words', () => {
    const label = (createdAt: string) => ageLabel({ createdAt }, now);
    expect(label('2026-11-25')).toBe('Today');
    expect(label('2026-11-24')).toBe('1 day');
    expect(label('2026-11-13')).toBe('12 days');
    expect(ageLabel({ createdAt: null }, now)).toBeNull();
    expect([0, 1, 2, 12].map(agoLabel)).toEqual([
      'today',
      'yesterday',
      '2 days ago',
      '12 days ago',
    ]);
  });
});
