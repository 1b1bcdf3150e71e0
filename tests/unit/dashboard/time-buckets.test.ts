import { describe, expect, it } from 'vitest';
import { timeBuckets } from '#src/features/dashboard/time-buckets.ts';

const figures = (days: { date: string; count: number }[]) =>
  timeBuckets(days).map(({ label, count }) => [label, count]);

describe('Counts over time', () => {
  it('are by day within a few weeks, days without counts included', () => {
    expect(
      figures([
        { date: '2026-02-27', count: 2 },
        { date: '2026-03-02', count: 5 },
      ]),
    ).toEqual([
      ['27 Feb 2026', 2],
      ['28 Feb 2026', 0],
      ['1 Mar 2026', 0],
      ['2 Mar 2026', 5],
    ]);
  });

  it('are by month within a few years, also where the first day is late in its month', () => {
    expect(
      figures([
        { date: '2025-11-30', count: 1 },
        { date: '2026-02-01', count: 3 },
        { date: '2026-02-14', count: 4 },
      ]),
    ).toEqual([
      ['November 2025', 1],
      ['December 2025', 0],
      ['January 2026', 0],
      ['February 2026', 7],
    ]);
  });

  it('are by year beyond that', () => {
    expect(
      figures([
        { date: '2019-06-01', count: 1 },
        { date: '2026-01-01', count: 2 },
      ]),
    ).toHaveLength(8);
  });

  it('have the same total over any span of time', () => {
    for (const span of [1, 40, 50, 400, 2000]) {
      const days = Array.from({ length: 30 }, (_, index) => ({
        date: new Date(Date.UTC(2020, 0, 31) + Math.round((index * span) / 30) * 86_400_000)
          .toISOString()
          .slice(0, 10),
        count: index,
      }));
      const total = timeBuckets(days).reduce((sum, { count }) => sum + count, 0);
      expect(total, `${span} days`).toBe(435);
    }
  });

  it('are empty without days, or without a valid day', () => {
    expect(timeBuckets([])).toEqual([]);
    expect(timeBuckets([{ date: 'soon', count: 1 }])).toEqual([]);
  });
});
