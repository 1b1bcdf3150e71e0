/** All dates are shown in the company's time zone. */
const timeZone = 'Africa/Lagos';
const longDay = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone });
const shortDay = new Intl.DateTimeFormat('en-NG', { dateStyle: 'medium', timeZone });
const moment = new Intl.DateTimeFormat('en-NG', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone,
});

const formats = { longDay, shortDay, moment };

/** Formats a date of the API: '12 March 2026' or shorter. Returns null if it is missing or invalid. */
export function readableDate(
  text: string | null | undefined,
  format: keyof typeof formats,
): string | null {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? null : formats[format].format(date);
}
