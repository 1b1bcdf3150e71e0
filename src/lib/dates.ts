import { lagosTime } from './texts.ts';

/** All dates and times are shown in the company's time zone. */
const timeZone = 'Africa/Lagos';
/** All year, as Lagos has no daylight saving time. */
const LAGOS_OFFSET_MINUTES = -60;

const formats = {
  longDay: { dateStyle: 'long' },
  shortDay: { dateStyle: 'medium' },
  month: { month: 'long', year: 'numeric' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  clock: { timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type DateFormat = keyof typeof formats;

const formatters = new Map<DateFormat, Intl.DateTimeFormat>();

/** Created at the first use: the five of them took 0.3 s of the start on a phone. */
function formatterOf(format: DateFormat): Intl.DateTimeFormat {
  const options = { ...formats[format], timeZone };
  const formatter = formatters.get(format) ?? new Intl.DateTimeFormat('en-NG', options);
  formatters.set(format, formatter);
  return formatter;
}

/**
 * Formats a date of the API: '12 March 2026' or shorter, a `moment` with its time. Returns null if it
 * is missing or invalid.
 */
export function readableDate(
  text: string | null | undefined,
  format: Exclude<DateFormat, 'clock'>,
): string | null {
  const date = new Date(text ?? '');
  if (Number.isNaN(date.getTime())) return null;
  return formatterOf(format).format(date) + (format === 'moment' ? zoneNote(date) : '');
}

/** Formats milliseconds: '09:42'. */
export function readableTime(time: number): string {
  return formatterOf('clock').format(time) + zoneNote(new Date(time));
}

/** Empty where the visitor's clock shows the same time. */
function zoneNote(date: Date): string {
  return date.getTimezoneOffset() === LAGOS_OFFSET_MINUTES ? '' : lagosTime;
}
