import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '#contract/rules/format-number.ts';
import { Button } from '#src/components/ui/button.tsx';
import type { PropertyOverview } from './overview-listings.tsx';
import { OverviewPanel, PanelSkeleton } from './overview-panel.tsx';
import { charts } from './texts.ts';
import { type DayCount, type TimeBucket, timeBuckets } from './time-buckets.ts';
import type { UserStatistics } from './user-statistics-queries.ts';

interface CountChartsProps {
  listings: UseQueryResult<PropertyOverview>;
  registrations: UserStatistics['registrations'];
}

/** Counts over time; those that fail to load are hidden. */
export function CountCharts({ listings, registrations }: CountChartsProps) {
  return (
    <div className="grid items-start gap-3 lg:auto-cols-fr lg:grid-flow-col">
      {listings.isPending && <PanelSkeleton />}
      {listings.data && <CountChart {...charts.listings} days={listings.data.listed} />}
      {registrations.isPending && <PanelSkeleton />}
      {registrations.isSuccess && (
        <CountChart {...charts.registrations} days={registrations.data} />
      )}
    </div>
  );
}

interface CountChartProps {
  title: string;
  /** The heading of the counts: 'Listings'. */
  noun: string;
  days: readonly DayCount[];
}

/** Counts over time as a line, and as a table for screen readers and on request. */
function CountChart({ title, noun, days }: CountChartProps) {
  const [isTable, setIsTable] = useState(false);
  const buckets = timeBuckets(days);
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  const latest = buckets.at(-1);
  return (
    <OverviewPanel
      title={title}
      note={latest ? charts.totalAndLatest(total, latest) : charts.total(total)}
    >
      {buckets.length === 0 ? (
        <p className="mt-1 text-sm text-muted">{charts.none}</p>
      ) : (
        <>
          {!isTable && buckets.length > 1 && <Sparkline buckets={buckets} />}
          <section
            aria-label={charts.inFigures(title)}
            // The keyboard must reach a region that scrolls.
            tabIndex={isTable ? 0 : undefined}
            className={isTable ? 'mt-4 max-h-40 overflow-y-auto' : 'sr-only'}
          >
            <Figures title={title} noun={noun} buckets={buckets} />
          </section>
          <Button
            variant="ghost"
            size="sm"
            aria-pressed={isTable}
            onClick={() => setIsTable(!isTable)}
            className="mt-2 -mb-2 -ml-3"
          >
            {charts.showTable}
          </Button>
        </>
      )}
    </OverviewPanel>
  );
}

/** The latest first. */
function Figures(props: Omit<CountChartProps, 'days'> & { buckets: readonly TimeBucket[] }) {
  const { title, noun, buckets } = props;
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="text-left text-muted [&>th]:border-b [&>th]:py-2 [&>th]:font-medium">
          <th scope="col">{charts.period}</th>
          <th scope="col" className="text-right">
            {noun}
          </th>
        </tr>
      </thead>
      <tbody>
        {buckets.toReversed().map(({ label, count }) => (
          <tr key={label} className="[&>*]:border-b [&>*]:py-1.5">
            <th scope="row" className="text-left font-normal">
              {label}
            </th>
            <td className="text-right tabular-nums">{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const WIDTH = 100;
const HEIGHT = 32;

/** Two or more counts over time as a line, with the highest count, the first and last date, and the years between. */
function Sparkline({ buckets }: { buckets: readonly TimeBucket[] }) {
  const max = Math.max(...buckets.map(({ count }) => count), 1);
  const last = buckets.length - 1;
  const xOf = (index: number) => (index / last) * WIDTH;
  const points = buckets.map(
    ({ count }, index) => `${xOf(index)},${HEIGHT - (count / max) * HEIGHT}`,
  );
  const line = points.join(' ');
  // The first buckets of a year, except near the labels at the ends.
  const years = buckets
    .map(({ year }, index) => ({ year, x: xOf(index), isNew: year !== buckets[index - 1]?.year }))
    .filter(({ x, isNew }) => isNew && x > WIDTH / 5 && x < (WIDTH * 4) / 5);
  return (
    <div aria-hidden="true" className="mt-4 text-xs text-muted">
      <p className="mb-1 tabular-nums">{charts.highest(max)}</p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-16 w-full overflow-visible border-b text-ink"
      >
        {years.map(({ year, x }) => (
          <path
            key={year}
            d={`M${x} 0V${HEIGHT}`}
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
        {years.map(({ year, x }) => (
          <span
            key={year}
            className="absolute -translate-x-1/2 max-sm:hidden"
            style={{ left: `${x}%` }}
          >
            {year}
          </span>
        ))}
        <span>{buckets[last]?.label}</span>
      </div>
    </div>
  );
}
