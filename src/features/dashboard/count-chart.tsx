import { useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { cn } from '#src/lib/class-names.ts';
import { OverviewPanel } from './overview-panel.tsx';
import { type DayCount, type TimeBucket, timeBuckets } from './time-buckets.ts';

/** More labels would overlap; phones show every other one. */
const MAX_LABELS = 6;

interface CountChartProps {
  title: string;
  /** The heading of the counts: 'Listings'. */
  noun: string;
  days: readonly DayCount[];
}

/** Counts over time as bars, and as a table for screen readers and on request. */
export function CountChart({ title, noun, days }: CountChartProps) {
  const [isTable, setIsTable] = useState(false);
  const buckets = timeBuckets(days);
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  return (
    <OverviewPanel title={title} note={`${total.toLocaleString('en-NG')} in total`}>
      {buckets.length === 0 ? (
        <p className="py-8 text-center text-sm text-muted">No data yet.</p>
      ) : (
        <>
          {!isTable && <Bars buckets={buckets} />}
          <section
            aria-label={`${title}, in figures`}
            // The keyboard must reach a region that scrolls.
            tabIndex={isTable ? 0 : undefined}
            className={isTable ? 'mt-4 max-h-56 overflow-y-auto' : 'sr-only'}
          >
            <Figures title={title} noun={noun} buckets={buckets} />
          </section>
          <Button
            variant="ghost"
            size="sm"
            aria-pressed={isTable}
            onClick={() => setIsTable(!isTable)}
            className="mt-3 -ml-3"
          >
            Show as a table
          </Button>
        </>
      )}
    </OverviewPanel>
  );
}

function Bars({ buckets }: { buckets: readonly TimeBucket[] }) {
  const max = Math.max(...buckets.map(({ count }) => count), 1);
  const step = Math.ceil(buckets.length / MAX_LABELS);
  return (
    <div
      aria-hidden="true"
      className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-xs text-muted"
    >
      <div className="flex h-44 flex-col justify-between text-right tabular-nums">
        <span className="-mt-2">{max.toLocaleString('en-NG')}</span>
        <span className="-mb-2">0</span>
      </div>
      <div className="flex h-44 items-end gap-px border-y sm:gap-0.5">
        {buckets.map(({ label, count }) => (
          <div
            key={label}
            title={`${label}: ${count.toLocaleString('en-NG')}`}
            className="flex h-full min-w-0 flex-1 items-end justify-center"
          >
            <div
              className={cn(
                'w-full max-w-10 rounded-t-checkbox bg-field-line',
                count > 0 && 'min-h-0.5',
              )}
              style={{ height: `${(count / max) * 100}%` }}
            />
          </div>
        ))}
      </div>
      <div />
      <div className="mt-2 flex">
        {buckets.map(({ shortLabel, label }, index) => (
          <span key={label} className="flex min-w-0 flex-1 justify-center whitespace-nowrap">
            {index % step === 0 && (
              <span className={cn((index / step) % 2 === 1 && 'max-sm:hidden')}>{shortLabel}</span>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}

interface FiguresProps {
  title: string;
  noun: string;
  buckets: readonly TimeBucket[];
}

/** The latest first. */
function Figures({ title, noun, buckets }: FiguresProps) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="text-left text-muted [&>th]:border-b [&>th]:py-2 [&>th]:font-medium">
          <th scope="col">When</th>
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
            <td className="text-right tabular-nums">{count.toLocaleString('en-NG')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
