import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageLabel, agoLabel, daysSince } from '#contract/property/age.ts';
import { confirmedDay, staleDay, staleSince } from '#contract/property/freshness.ts';
import { matcherOf } from '#contract/search/property-matches.ts';
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

describe('The day of the last confirmation', () => {
  const confirmed = (confirmedOn?: string, status = 'For Sale', createdAt = '2026-11-01') =>
    confirmedDay({ createdAt, status, checks: { confirmedOn } }, now);

  it('is shown from the day of listing on, until the property is sold', () => {
    expect(confirmed('2026-11-01')).toBe('2026-11-01');
    expect(confirmed('2026-10-31')).toBeNull();
    expect(confirmed('2026-11-01', 'Sold')).toBeNull();
    expect(confirmed(undefined)).toBeNull();
    expect(confirmedDay({ checks: { confirmedOn: '2026-10-31' } }, now)).toBe('2026-10-31');
  });
});

describe('A property that nobody confirmed for more than 60 days', () => {
  const listed = (createdAt: string, confirmedOn?: string, status = 'For Sale') =>
    staleSince({ createdAt, status, checks: { confirmedOn } }, now);

  it('is stale since the later of its listing and its confirmation', () => {
    expect(listed('2026-09-25T12:00:00.000Z')).toBe('2026-09-25T12:00:00.000Z');
    expect(listed('2026-09-26T12:00:00.000Z')).toBeNull();
    expect(listed('2026-01-01T12:00:00.000Z', '2026-09-25')).toBe('2026-09-25');
    expect(listed('2026-01-01T12:00:00.000Z', '2026-09-26')).toBeNull();
    expect(listed('2026-09-25T12:00:00.000Z', '2026-01-01')).toBe('2026-09-25T12:00:00.000Z');
  });

  it('is not stale once it is sold, or where the day of listing is unknown', () => {
    expect(listed('2026-01-01T12:00:00.000Z', undefined, 'Sold')).toBeNull();
    expect(staleSince({}, now)).toBeNull();
  });

  it('is what the search for stale properties finds', () => {
    const day = fc.integer({ min: 0, max: 90 }).map((days) => dayInLagos(now - days * 86_400_000));
    const status = fc.constantFrom('For Sale', 'Sold', null);
    fc.assert(
      fc.property(day, fc.option(day), status, (createdAt, confirmedOn, status) => {
        const property = { _id: 'a', title: 'a', location: '', createdAt, status };
        const confirmed = { ...property, checks: { confirmedOn } };
        const isFound = matcherOf({ unconfirmedSince: staleDay(now) })(confirmed);
        expect(isFound).toBe(staleSince(confirmed, now) !== null);
      }),
    );
  });
});
