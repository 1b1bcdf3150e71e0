import { expect, it } from 'vitest';
import { canBeViewed, halfDayLabel, periodOfHalfDay } from '#contract/rules/viewing-times.ts';
import { ownPeriod } from '#src/features/enquiries/form/own-time.ts';

const morning = { day: '2026-11-28', part: 'morning' } as const;

it.each([
  ['Lagos', 60, null],
  ['London in winter', 0, '8:00AM–1:00PM'],
  ['Houston', -360, '2:00AM–7:00AM'],
  ['Honolulu', -600, 'Fri 10:00PM–Sat 3:00AM'],
  ['Delhi', 330, '1:30PM–6:30PM'],
  ['Auckland in summer', 780, 'Sat 9:00PM–Sun 2:00AM'],
])('A visitor in %s sees the morning of Lagos on their own clock', (_place, offset, expected) => {
  expect(ownPeriod(periodOfHalfDay(morning), () => offset)).toBe(expected);
});

it('The time is that of the day itself, after the clocks change', () => {
  const period = periodOfHalfDay({ day: '2027-03-28', part: 'morning' });
  const change = Date.parse('2027-03-28T01:00:00Z');
  expect(ownPeriod(period, (time) => (time < change ? 0 : 60))).toBeNull();
});

it('A half-day in Lagos reads with its hours', () => {
  expect(halfDayLabel(morning)).toBe('Saturday 28 November, morning (9:00AM–2:00PM)');
});

it('A half-day can be chosen until it begins', () => {
  expect(canBeViewed(morning, Date.parse('2026-11-28T07:59:59Z'))).toBe(true);
  expect(canBeViewed(morning, Date.parse('2026-11-28T08:00:00Z'))).toBe(false);
});
