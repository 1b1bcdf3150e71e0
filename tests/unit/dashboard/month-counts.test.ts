import { describe, expect, it } from 'vitest';
import { countByMonth, countedMonths, lastMonths } from '#src/features/dashboard/month-counts.ts';

const now = Date.parse('2026-01-31T23:30:00Z');

describe('Counts by month', () => {
  it('are of the last six months in Lagos, across a year', () => {
    const months = ['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02'];
    expect(lastMonths(6, now)).toEqual(months);
  });

  it('are of every month since the first that is counted, without gaps', () => {
    const days = [{ date: '2025-11-30', count: 1 }];
    expect(countedMonths([days, []], now)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(countedMonths([], now)).toEqual(['2026-02']);
  });

  it('add up the days of a month, without invalid ones', () => {
    const counts = countByMonth([
      { date: '2026-02-01', count: 3 },
      { date: '2026-02-14', count: 4 },
      { date: 'soon', count: 1 },
    ]);
    expect([...counts]).toEqual([['2026-02', 7]]);
  });
});
