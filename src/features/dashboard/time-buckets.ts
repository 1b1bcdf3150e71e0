export interface DayCount {
  /** YYYY-MM-DD. */
  date: string;
  count: number;
}

export interface TimeBucket {
  /** 'Nov 2026', '20 Nov 2026' */
  label: string;
  /** The same in less room. */
  short: string;
  count: number;
}

type Unit = 'day' | 'month' | 'year';

const DAY_MS = 86_400_000;
const MOST_DAYS = 45;
const MOST_MONTHS = 48;

const formats: Record<
  Unit,
  { label: Intl.DateTimeFormatOptions; short: Intl.DateTimeFormatOptions }
> = {
  day: { label: { dateStyle: 'medium' }, short: { day: 'numeric', month: 'short' } },
  month: {
    label: { month: 'long', year: 'numeric' },
    short: { month: 'short', year: '2-digit' },
  },
  year: { label: { year: 'numeric' }, short: { year: 'numeric' } },
};

/**
 * Counts by day as counts by day, month or year, whichever makes few enough to see, from the first
 * to the last, those without any included.
 */
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
  return starts(first, last, unit).map((start) => ({
    label: words(start, formats[unit].label),
    short: words(start, formats[unit].short),
    count: counts.get(keyOf(start.toISOString(), unit)) ?? 0,
  }));
}

function unitFor(first: Date, last: Date): Unit {
  if (+last - +first < MOST_DAYS * DAY_MS) return 'day';
  const months = (last.getUTCFullYear() - first.getUTCFullYear()) * 12;
  return months <= MOST_MONTHS ? 'month' : 'year';
}

/** The part of an ISO date that all days of a bucket share. */
function keyOf(date: string, unit: Unit): string {
  return date.slice(0, { day: 10, month: 7, year: 4 }[unit]);
}

function starts(first: Date, last: Date, unit: Unit): Date[] {
  const [year, month, day] = [first.getUTCFullYear(), first.getUTCMonth(), first.getUTCDate()];
  const startOf = (index: number) => {
    if (unit === 'day') return new Date(Date.UTC(year, month, day + index));
    return unit === 'month'
      ? new Date(Date.UTC(year, month + index, 1))
      : new Date(Date.UTC(year + index, 0, 1));
  };
  const found: Date[] = [];
  for (let start = startOf(0); start <= last; start = startOf(found.length)) found.push(start);
  return found;
}

function words(start: Date, format: Intl.DateTimeFormatOptions): string {
  return start.toLocaleDateString('en-NG', { ...format, timeZone: 'UTC' });
}
