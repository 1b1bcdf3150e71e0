import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { periodOf } from '#contract/search/search-dates.ts';
import { searchDatesUrl, withOrderedDates } from '#contract/search/url-dates.ts';

function read(searchFrom: unknown) {
  return z.object(searchDatesUrl).parse({ searchFrom }).searchFrom;
}

describe('A date in the URL', () => {
  it('is a day in Lagos', () => {
    expect(read('2026-11-20')).toBe('2026-11-20');
    expect(read('2026-11-20T23:30:00Z')).toBe('2026-11-21');
  });

  it.each(['', 'soon', '2026-13-45', '+020260-01-01', '0202-06-01', ['2026-11-20', '2026-11-21']])(
    'counts as missing if it is %j',
    (given) => expect(read(given)).toBeUndefined(),
  );

  it('is swapped with the other one if both are in the wrong order', () => {
    const dates = { searchFrom: '2026-11-20', searchTo: '2026-11-01' };
    expect(withOrderedDates(dates)).toEqual({ searchFrom: '2026-11-01', searchTo: '2026-11-20' });
  });
});

describe('The period of a search', () => {
  it('is from the start of the first day in Lagos to the end of the last', () => {
    expect(periodOf({ searchFrom: '2026-11-20', searchTo: '2026-11-20' })).toEqual({
      start: Date.parse('2026-11-19T23:00:00Z'),
      end: Date.parse('2026-11-20T23:00:00Z'),
    });
  });

  it('is open where no day is given', () => {
    expect(periodOf({})).toEqual({ start: undefined, end: undefined });
  });
});
