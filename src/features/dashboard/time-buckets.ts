export interface DayCount {
  /** YYYY-MM-DD. */
  date: string;
  count: number;
}

export interface TimeBucket {
  /** '20 Nov 2026', 'November 2026', '2026' */
  label: string;
  unit: Unit;
  year: number;
  count: number;
}

type Unit = 'day' | 'month' | 'year';

const DAY_MS = 86_400_000;
const MAX_DAYS = 45;
const MAX_MONTHS = 48;

const formats: Record<Unit, Intl.DateTimeFormatOptions> = {
  day: { dateStyle: 'medium' },
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
};

/** Groups daily counts by day, month or year, whichever fits a chart; gaps are filled with zeros. */
export function timeBuckets(days: readonly DayCount[]): TimeBucket[] {
  const instants = days.map(({ date }) => Date.parse(date.slice(0, 10))).filter(Number.isFinite);
  if (instants.length === 0) return [];
  const [first, last] = [Math.min(...instants), Math.max(...instants)];
  const unit = unitFor(new Date(first), new Date(last));
  const counts = new Map<string, number>();
  for (let day = first; day <= last; day += DAY_MS) {
    counts.set(keyOf(new Date(day).toISOString(), unit), 0);
  }
  for (const { date, count } of days) {
    const key = keyOf(date, unit);
    const counted = counts.get(key);
    if (counted !== undefined) counts.set(key, counted + count);
  }
  return [...counts].map(([key, count]) => {
    const start = new Date(key);
    return {
      label: start.toLocaleDateString('en-NG', { ...formats[unit], timeZone: 'UTC' }),
      unit,
      year: start.getUTCFullYear(),
      count,
    };
  });
}

function unitFor(first: Date, last: Date): Unit {
  if (+last - +first < MAX_DAYS * DAY_MS) return 'day';
  const months = (last.getUTCFullYear() - first.getUTCFullYear()) * 12;
  return months <= MAX_MONTHS ? 'month' : 'year';
}

/** The part of an ISO date that all days of a bucket share: '2026-11'. */
function keyOf(date: string, unit: Unit): string {
  return date.slice(0, { day: 10, month: 7, year: 4 }[unit]);
}
