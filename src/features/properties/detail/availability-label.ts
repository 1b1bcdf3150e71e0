import type { Property } from '#contract/property/property.ts';
import { readableDate } from '#src/lib/dates.ts';

/** 'from 1 December 2026 until 31 March 2027'; null if neither day is given. */
export function availabilityLabel({
  validFrom,
  validTo,
}: Pick<Property, 'validFrom' | 'validTo'>): string | null {
  const from = readableDate(validFrom, 'longDay');
  const to = readableDate(validTo, 'longDay');
  return [from && `from ${from}`, to && `until ${to}`].filter(Boolean).join(' ') || null;
}
