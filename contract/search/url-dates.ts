import * as z from 'zod/mini';
import { date } from '#contract/rules/field-rules.ts';
import { type SearchDates, searchDate } from './search-dates.ts';

/** The days in the URL, which may be typed by hand. Invalid ones count as missing. */
export const searchDatesUrl = { searchFrom: typedDay('From'), searchTo: typedDay('To') };

const lagosDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' });

export function typedDay(field: string) {
  const day = z.pipe(
    z.pipe(
      date(field),
      z.transform((given: Date) => lagosDay.format(given)),
    ),
    searchDate,
  );
  return z.catch(z.optional(day), undefined);
}

/** Swaps days in the wrong order. */
export function withOrderedDates<Dates extends SearchDates>(dates: Dates): Dates {
  const { searchFrom, searchTo } = dates;
  if (!searchFrom || !searchTo || searchFrom <= searchTo) return dates;
  return { ...dates, searchFrom: searchTo, searchTo: searchFrom };
}
