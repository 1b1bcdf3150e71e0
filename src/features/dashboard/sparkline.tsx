import * as texts from './texts.ts';
import type { TimeBucket } from './time-buckets.ts';

const WIDTH = 100;
const HEIGHT = 32;

/** Two or more counts over time as a line, with the highest count, the first and last date, and the years between. */
export function Sparkline({ buckets }: { buckets: readonly TimeBucket[] }) {
  const max = Math.max(...buckets.map(({ count }) => count), 1);
  const last = buckets.length - 1;
  const xOf = (index: number) => (index / last) * WIDTH;
  const points = buckets.map(
    ({ count }, index) => `${xOf(index)},${HEIGHT - (count / max) * HEIGHT}`,
  );
  const line = points.join(' ');
  const years = newYears(buckets).filter(
    ({ index }) => xOf(index) > WIDTH / 5 && xOf(index) < (WIDTH * 4) / 5,
  );
  return (
    <div aria-hidden="true" className="mt-4 text-xs text-muted">
      <p className="mb-1 tabular-nums">{texts.charts.highest(max)}</p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-16 w-full overflow-visible border-b text-ink"
      >
        {years.map(({ index, year }) => (
          <path
            key={year}
            d={`M${xOf(index)} 0V${HEIGHT}`}
            className="stroke-hairline"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <polygon points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} className="fill-sunken" />
        <polyline
          points={line}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className="relative mt-1.5 flex justify-between gap-3">
        <span>{buckets[0]?.label}</span>
        {years.map(({ index, year }) => (
          <span
            key={year}
            className="absolute -translate-x-1/2 max-sm:hidden"
            style={{ left: `${xOf(index)}%` }}
          >
            {year}
          </span>
        ))}
        <span>{buckets[last]?.label}</span>
      </div>
    </div>
  );
}

/** The buckets in which a year begins. */
function newYears(buckets: readonly TimeBucket[]): { index: number; year: number }[] {
  return buckets
    .map(({ year }, index) => ({ index, year }))
    .filter(({ index, year }) => index > 0 && year !== buckets[index - 1]?.year);
}
