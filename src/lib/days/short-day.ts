import { lagosDate, readableDate } from '#src/lib/dates.ts';

/** '25 Nov', with the year if it is not the current one. Null if the date is missing or invalid. */
export function shortDay(date: string | null | undefined, now = Date.now()): string | null {
  const day = readableDate(date, 'shortDay');
  return day?.replace(` ${lagosDate(now).getUTCFullYear()}`, '') ?? null;
}
