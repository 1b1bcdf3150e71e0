import { useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { CountBars } from './count-bars.tsx';
import { CountTable } from './count-table.tsx';
import { OverviewPanel } from './overview-panel.tsx';
import { type DayCount, timeBuckets } from './time-buckets.ts';

interface CountChartProps {
  title: string;
  /** What is counted: 'Listings'. */
  noun: string;
  days: readonly DayCount[];
}

/** Counts over time as bars; whoever cannot see them, or would rather read, has them as a table. */
export function CountChart({ title, noun, days }: CountChartProps) {
  const [isTable, setIsTable] = useState(false);
  const buckets = timeBuckets(days);
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  return (
    <OverviewPanel title={title} note={`${total.toLocaleString('en-NG')} in all`}>
      {buckets.length === 0 ? (
        <p className="py-8 text-center text-sm text-muted">There are none yet.</p>
      ) : (
        <>
          {!isTable && <CountBars buckets={buckets} />}
          <section
            aria-label={`${title}, in figures`}
            // A long one scrolls, for which the keyboard must get there.
            tabIndex={isTable ? 0 : undefined}
            className={isTable ? 'mt-4 max-h-56 overflow-y-auto' : 'sr-only'}
          >
            <CountTable title={title} noun={noun} buckets={buckets} />
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
