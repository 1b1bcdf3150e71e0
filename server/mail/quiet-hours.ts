import { dayInLagos, startOf } from '#contract/search/search-dates.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** From 21:00 to 7:00 in Lagos no alert is sent. */
const START_MS = 21 * HOUR_MS;
const END_MS = 7 * HOUR_MS;
/** Daily alerts are sent from 8:00 on. */
const MORNING_MS = 8 * HOUR_MS;

/** The end of the quiet hours; null outside of them. */
export function quietHoursEnd(now: Date): Date | null {
  const today = startOf(dayInLagos(+now));
  const timeOfDay = +now - today;
  if (timeOfDay < END_MS) return new Date(today + END_MS);
  return timeOfDay >= START_MS ? new Date(today + DAY_MS + END_MS) : null;
}

/** The time of the daily alerts on the next day in Lagos. */
export function nextMorning(now: Date): Date {
  return new Date(startOf(dayInLagos(+now)) + DAY_MS + MORNING_MS);
}
