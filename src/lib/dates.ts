import { lagosTime } from './texts.ts';

/** All dates and times are shown in the company's time zone. */
const timeZone = 'Africa/Lagos';
/** All year, as Lagos has no daylight saving time. */
const LAGOS_OFFSET_MINUTES = -60;

const longDay = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone });
const shortDay = new Intl.DateTimeFormat('en-NG', { dateStyle: 'medium', timeZone });
const moment = new Intl.DateTimeFormat('en-NG', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone,
});

const clock = new Intl.DateTimeFormat('en-NG', { timeStyle: 'short', timeZone });

const month = new Intl.DateTimeFormat('en-NG', { month: 'long', year: 'numeric', timeZone });

const formats = { longDay, shortDay, month, moment };

/**
 * Formats a date of the API: '12 March 2026' or shorter, a `moment` with its time. Returns null if it
 * is missing or invalid.
 */
export function readableDate(
  text: string | null | undefined,
  format: keyof typeof formats,
): string | null {
  const date = new Date(text ?? '');
  if (Number.isNaN(date.getTime())) return null;
  return formats[format].format(date) + (format === 'moment' ? zoneNote(date) : '');
}

/** Formats milliseconds: '09:42'. */
export function readableTime(time: number): string {
  return clock.format(time) + zoneNote(new Date(time));
}

/** Empty where the visitor's clock shows the same time. */
function zoneNote(date: Date): string {
  return date.getTimezoneOffset() === LAGOS_OFFSET_MINUTES ? '' : lagosTime;
}
