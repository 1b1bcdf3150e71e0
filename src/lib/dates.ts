/** The company's days, wherever the reader is. */
const timeZone = 'Africa/Lagos';
const longDay = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone });
const shortDay = new Intl.DateTimeFormat('en-NG', { dateStyle: 'medium', timeZone });
const moment = new Intl.DateTimeFormat('en-NG', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone,
});

const formats = { longDay, shortDay, moment };

/** A time of the API in words, '12 March 2026' or shorter; null where there is none, or no time. */
export function readableDate(
  text: string | null | undefined,
  format: keyof typeof formats,
): string | null {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? null : formats[format].format(date);
}
