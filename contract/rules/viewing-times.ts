import { dayInLagos, startOf } from '#contract/search/search-dates.ts';

/** The halves of a business day in Lagos, from an hour to another. */
export const viewingParts = { morning: [9, 14], afternoon: [14, 20] } as const;
export type ViewingPart = keyof typeof viewingParts;

export interface HalfDay {
  /** A day in Lagos, such as 2026-11-28. */
  day: string;
  part: ViewingPart;
}

export const MAX_VIEWING_TIMES = 3;
/** Viewings can be asked for on this many days, from today. */
const VIEWING_DAYS = 21;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The start and the end in milliseconds. */
export function periodOfHalfDay({ day, part }: HalfDay): { start: number; end: number } {
  const [from, to] = viewingParts[part];
  return { start: startOf(day) + from * HOUR_MS, end: startOf(day) + to * HOUR_MS };
}

/** The days in Lagos on which a viewing can be asked for at this time in milliseconds. */
export function viewingDays(now: number): string[] {
  return Array.from({ length: VIEWING_DAYS }, (_, index) => dayInLagos(now + index * DAY_MS));
}

/** Whether the half-day has not begun and is not too far ahead. */
export function canBeViewed(halfDay: HalfDay, now: number): boolean {
  return periodOfHalfDay(halfDay).start > now && viewingDays(now).includes(halfDay.day);
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
  ...['September', 'October', 'November', 'December'],
];

/** 'Saturday 28 November'. */
export function viewingDayLabel(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${weekdays[date.getUTCDay()]} ${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
}

/** '9:00AM–2:00PM', in Lagos time. */
export function viewingHoursLabel(part: ViewingPart): string {
  const [from, to] = viewingParts[part];
  return `${clockTime(from)}–${clockTime(to)}`;
}

/** 'Saturday 28 November, morning (9:00AM–2:00PM)', in Lagos time. */
export function halfDayLabel({ day, part }: HalfDay): string {
  return `${viewingDayLabel(day)}, ${part} (${viewingHoursLabel(part)})`;
}

/** '2:30PM' for 14.5 hours. */
export function clockTime(hours: number): string {
  const hour = Math.floor(hours);
  const minutes = `${Math.round((hours - hour) * 60)}`.padStart(2, '0');
  return `${hour % 12 || 12}:${minutes}${hour % 24 < 12 ? 'AM' : 'PM'}`;
}
