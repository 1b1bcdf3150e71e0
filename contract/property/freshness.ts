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
