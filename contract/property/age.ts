import type { Property } from './property.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The days in Lagos between a date and `now`, in milliseconds since 1970. A date in the future counts
 * as today; null if it is missing or invalid.
 */
export function daysSince(date: string | null | undefined, now: number): number | null {
  const time = Date.parse(date ?? '');
  if (Number.isNaN(time)) return null;
  return Math.max(0, lagosDay(now) - lagosDay(time));
}

function lagosDay(time: number): number {
  return Math.floor((time + HOUR_MS) / DAY_MS);
}

/** How long ago a property was listed, for a card: 'Today', '1 day', '12 days'. */
export function ageLabel({ createdAt }: Pick<Property, 'createdAt'>, now: number): string | null {
  const days = daysSince(createdAt, now);
  if (days === null) return null;
  return days === 0 ? 'Today' : `${days} ${days === 1 ? 'day' : 'days'}`;
}

/** 'today', 'yesterday', '12 days ago'. */
export function agoLabel(days: number): string {
  if (days < 2) return days === 0 ? 'today' : 'yesterday';
  return `${days} days ago`;
}
