import { describe, expect, it } from 'vitest';
import { recentDay } from '#src/lib/days/recent-dates.ts';
import { shortDay } from '#src/lib/days/short-day.ts';

const now = Date.parse('2026-11-26T12:00:00Z');

describe('A day in a list', () => {
  it.each([
    ['2026-11-25T08:00:00Z', '25 Nov'],
    ['2025-11-25T08:00:00Z', '25 Nov 2025'],
    ['2026-12-31T23:30:00Z', '1 Jan 2027'],
  ])('has its year only if it is another one: %s', (date, text) => {
    expect(shortDay(date, now)).toBe(text);
  });

  it.each([
    ['2026-11-25T23:30:00Z', 'Today, 00:30'],
    ['2026-11-25T08:00:00Z', 'Yesterday'],
    ['2026-11-24T08:00:00Z', '24 Nov'],
  ])('is named if it is today or yesterday in Lagos: %s', (date, text) => {
    expect(recentDay(date, now)).toBe(text);
  });

  it('is missing for an invalid date', () => {
    expect([shortDay('soon', now), recentDay('soon', now)]).toEqual([null, null]);
  });
});
