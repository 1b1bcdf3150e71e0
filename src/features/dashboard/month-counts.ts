import { dayInLagos } from '#contract/search/search-dates.ts';

export interface DayCount {
  /** YYYY-MM-DD. */
  date: string;
  count: number;
}

/** The months (YYYY-MM) from the first one that is counted in any of the lists until `now`. */
export function countedMonths(lists: readonly (readonly DayCount[])[], now: number): string[] {
  const current = dayInLagos(now).slice(0, 7);
  const counted = lists.flatMap((days) => days.filter(isValid).map(({ date }) => monthOf(date)));
  const first = counted.reduce((a, b) => (a < b ? a : b), current);
  const months = [first];
  for (let month = first; month < current; months.push(month)) month = monthAfter(month, 1);
  return months;
}

/** The last `count` months until `now`. */
export function lastMonths(count: number, now: number): string[] {
  const current = dayInLagos(now).slice(0, 7);
  return Array.from({ length: count }, (_, index) => monthAfter(current, index + 1 - count));
}

export function countByMonth(days: readonly DayCount[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { date, count } of days.filter(isValid)) {
    const month = monthOf(date);
    counts.set(month, (counts.get(month) ?? 0) + count);
  }
  return counts;
}

function isValid({ date }: DayCount): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])-/.test(date);
}

function monthOf(date: string): string {
  return date.slice(0, 7);
}

function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}
