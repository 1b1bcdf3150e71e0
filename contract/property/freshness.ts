import { dayInLagos } from '#contract/search/search-dates.ts';
import { daysSince } from './age.ts';
import { type Property, SOLD } from './property.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** After this many days without a confirmation, the app says that there is none. */
export const STALE_DAYS = 60;

/** The `unconfirmedSince` of a search for stale properties. */
export function staleDay(now: number): string {
  return dayInLagos(now - STALE_DAYS * DAY_MS);
}

/**
 * The day of the last confirmation. Null for what is sold, and for a confirmation from before the
 * listing, which says nothing new.
 */
export function confirmedDay(
  { status, createdAt, checks }: Pick<Property, 'status' | 'createdAt' | 'checks'>,
  now: number,
): string | null {
  const listed = daysSince(createdAt, now);
  const confirmed = daysSince(checks?.confirmedOn, now);
  if (status === SOLD || confirmed === null) return null;
  return listed !== null && confirmed > listed ? null : (checks?.confirmedOn ?? null);
}

/**
 * The later of the dates of listing and confirmation if it is too long ago; else null, as for
 * properties that are sold.
 */
export function staleSince(
  property: Pick<Property, 'status' | 'createdAt' | 'checks'>,
  now: number,
): string | null {
  const { status, createdAt } = property;
  if (status === SOLD || daysSince(createdAt, now) === null) return null;
  const date = confirmedDay(property, now) ?? createdAt;
  return (daysSince(date, now) ?? 0) > STALE_DAYS ? (date ?? null) : null;
}
