import { dayInLagos } from '#contract/search/search-dates.ts';
import { type Property, SOLD } from './property.ts';

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

/** After this many days without a confirmation, the app says that there is none. */
export const STALE_DAYS = 60;

/** The `unconfirmedSince` of a search for stale properties. */
export function staleDay(now: number): string {
  return dayInLagos(now - STALE_DAYS * DAY_MS);
}

/**
 * The later of the dates of listing and confirmation if it is too long ago; else null, as for
 * properties that are sold.
 */
export function staleSince(
  { status, createdAt, checks }: Pick<Property, 'status' | 'createdAt' | 'checks'>,
  now: number,
): string | null {
  const listed = daysSince(createdAt, now);
  const confirmed = daysSince(checks?.confirmedOn, now);
  if (status === SOLD || listed === null) return null;
  const isConfirmedLater = confirmed !== null && confirmed < listed;
  const days = isConfirmedLater ? confirmed : listed;
  const date = isConfirmedLater ? checks?.confirmedOn : createdAt;
  return days > STALE_DAYS ? (date ?? null) : null;
}
