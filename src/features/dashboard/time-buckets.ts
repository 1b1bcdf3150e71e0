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
  const instants = days.map(({ date }) => Date.parse(date)).filter(Number.isFinite);
  if (instants.length === 0) return [];
  const first = new Date(Math.min(...instants));
  const last = new Date(Math.max(...instants));
  const unit = unitFor(first, last);
  const counts = new Map<string, number>();
  for (const { date, count } of days) {
    const key = keyOf(date, unit);
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return bucketStarts(first, last, unit).map((start) => ({
    label: start.toLocaleDateString('en-NG', { ...formats[unit], timeZone: 'UTC' }),
    unit,
    year: start.getUTCFullYear(),
    count: counts.get(keyOf(start.toISOString(), unit)) ?? 0,
  }));
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

function bucketStarts(first: Date, last: Date, unit: Unit): Date[] {
  const [year, month, day] = [first.getUTCFullYear(), first.getUTCMonth(), first.getUTCDate()];
  const startOf = (index: number) => {
    if (unit === 'day') return new Date(Date.UTC(year, month, day + index));
    return unit === 'month'
      ? new Date(Date.UTC(year, month + index, 1))
      : new Date(Date.UTC(year + index, 0, 1));
  };
  const dates: Date[] = [];
  for (let start = startOf(0); start <= last; start = startOf(dates.length)) dates.push(start);
  return dates;
}
