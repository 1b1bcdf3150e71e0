import { clockTime } from '#contract/rules/viewing-times.ts';

const LAGOS_OFFSET_MINUTES = 60;
const MINUTE_MS = 60_000;
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/**
 * A period of a day in Lagos on the visitor's clock, '3:00AM–8:00AM', with the day of the week where
 * that is another: 'Fri 11:00PM–Sat 4:00AM'. Null where both clocks show the same.
 */
export function ownPeriod(
  { start, end }: { start: number; end: number },
  offsetMinutes = (time: number) => -new Date(time).getTimezoneOffset(),
): string | null {
  const [from, to] = [offsetMinutes(start), offsetMinutes(end)];
  if (from === LAGOS_OFFSET_MINUTES && to === LAGOS_OFFSET_MINUTES) return null;
  const local = [on(start, from), on(end, to)] as const;
  const lagosDay = on(start, LAGOS_OFFSET_MINUTES).getUTCDay();
  const isSameDay = local.every((date) => date.getUTCDay() === lagosDay);
  return local
    .map((date) => {
      const time = clockTime(date.getUTCHours() + date.getUTCMinutes() / 60);
      return isSameDay ? time : `${weekdays[date.getUTCDay()]} ${time}`;
    })
    .join('–');
}

/** The clock's time, read with the methods for UTC. */
function on(time: number, offsetMinutes: number): Date {
  return new Date(time + offsetMinutes * MINUTE_MS);
}
