import { useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { OverviewPanel } from './overview-panel.tsx';
import { Sparkline } from './sparkline.tsx';
import { type DayCount, type TimeBucket, timeBuckets } from './time-buckets.ts';

interface CountChartProps {
  title: string;
  /** The heading of the counts: 'Listings'. */
  noun: string;
  days: readonly DayCount[];
}

/** Counts over time as a line, and as a table for screen readers and on request. */
export function CountChart({ title, noun, days }: CountChartProps) {
  const [isTable, setIsTable] = useState(false);
  const buckets = timeBuckets(days);
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  return (
    <OverviewPanel title={title} note={noteOf(total, buckets.at(-1))}>
      {buckets.length === 0 ? (
        <p className="mt-1 text-sm text-muted">No data yet.</p>
      ) : (
        <>
          {!isTable && buckets.length > 1 && <Sparkline buckets={buckets} />}
          <section
            aria-label={`${title}, in figures`}
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
            Show as a table
          </Button>
        </>
      )}
    </OverviewPanel>
  );
}

/** '56 in total, 15 in November 2026' */
function noteOf(total: number, latest: TimeBucket | undefined): string {
  const all = `${total.toLocaleString('en-NG')} in total`;
  if (!latest) return all;
  return `${all}, ${latest.count.toLocaleString('en-NG')} ${latest.preposition} ${latest.label}`;
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
