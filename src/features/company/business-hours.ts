import { lagosDate } from '#src/lib/dates.ts';
import * as texts from './texts.ts';

/** Mon-Sun 9:00AM-8:00PM in Lagos. */
const OPENS_AT_HOUR = 9;
const CLOSES_AT_HOUR = 20;

/** Whether the office is open at that time, and a text with the next change. */
export function openingAt(now: Date): { isOpen: boolean; label: string } {
  const hour = lagosDate(+now).getUTCHours();
  if (hour >= OPENS_AT_HOUR && hour < CLOSES_AT_HOUR) {
    return { isOpen: true, label: texts.hours.open };
  }
  const { opensToday, opensTomorrow } = texts.hours;
  return { isOpen: false, label: hour < OPENS_AT_HOUR ? opensToday : opensTomorrow };
}
