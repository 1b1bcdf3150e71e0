import { lagosTime } from './texts.ts';

/** Lagos is an hour ahead of UTC all year. Dates and times are shown in its time. */
const LAGOS_OFFSET_MINUTES = 60;

const months = [
  ['January', 'Jan'],
  ['February', 'Feb'],
  ['March', 'Mar'],
  ['April', 'Apr'],
  ['May', 'May'],
  ['June', 'Jun'],
  ['July', 'Jul'],
  ['August', 'Aug'],
  ['September', 'Sept'],
  ['October', 'Oct'],
  ['November', 'Nov'],
  ['December', 'Dec'],
] as const;

type DateFormat = 'longDay' | 'shortDay' | 'month' | 'moment';

/** The Lagos time, read with the methods for UTC. */
export function lagosDate(time: number): Date {
  return new Date(time + LAGOS_OFFSET_MINUTES * 60_000);
}

/**
 * Formats a date of the API: '12 March 2026' or shorter, a `moment` with its time. Returns null if it
 * is missing or invalid. By hand, because `Intl` takes 0.3 s on a phone at its first use.
 */
export function readableDate(text: string | null | undefined, format: DateFormat): string | null {
  const time = Date.parse(text ?? '');
  if (Number.isNaN(time)) return null;
  const date = lagosDate(time);
  const [month = '', short = ''] = months[date.getUTCMonth()] ?? [];
  const [day, year] = [date.getUTCDate(), date.getUTCFullYear()];
  if (format === 'month') return `${month} ${year}`;
  if (format === 'longDay') return `${day} ${month} ${year}`;
  const shortDay = `${day} ${short} ${year}`;
  return format === 'moment' ? `${shortDay}, ${readableTime(time)}` : shortDay;
}

/** Formats milliseconds: '09:42', with a note where the visitor's clock shows another time. */
export function readableTime(time: number): string {
  const isLocal = new Date(time).getTimezoneOffset() === -LAGOS_OFFSET_MINUTES;
  return lagosDate(time).toISOString().slice(11, 16) + (isLocal ? '' : lagosTime);
}
