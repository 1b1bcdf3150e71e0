import { daysSince } from '#contract/property/age.ts';
import { lagosDate, readableTime } from '#src/lib/dates.ts';
import { shortDay } from './short-day.ts';

export const today = 'Today';
export const yesterday = 'Yesterday';

/** 'Today, 14:20', 'Yesterday', '25 Nov'. Null if the date is invalid. */
export function recentDay(date: string, now = Date.now()): string | null {
  const days = daysSince(date, now);
  if (days === 0) return `${today}, ${lagosDate(Date.parse(date)).toISOString().slice(11, 16)}`;
  return days === 1 ? yesterday : shortDay(date, now);
}

/** 'Today, 14:20', 'Yesterday, 09:05', '25 Nov, 09:05'. Null if the date is invalid. */
export function recentMoment(date: string, now = Date.now()): string | null {
  const days = daysSince(date, now);
  const day = days === 0 ? today : days === 1 ? yesterday : shortDay(date, now);
  return day && `${day}, ${readableTime(Date.parse(date))}`;
}
