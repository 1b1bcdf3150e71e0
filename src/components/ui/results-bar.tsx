import type { ReactNode } from 'react';
import { Freshness, type FreshnessProps } from './freshness.tsx';

interface ResultsBarProps extends FreshnessProps {
  /** '12 properties'; undefined until loaded. */
  count: string | undefined;
  /** At the end: the order, or actions for all results. */
  children?: ReactNode;
}

export function ResultsBar({ count, children, ...freshness }: ResultsBarProps) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-x-2 max-sm:flex-wrap sm:gap-4">
      <div className="min-w-0 items-center gap-x-3 max-sm:contents sm:flex">
        <p role="status" className="font-semibold tabular-nums">
          {count}
        </p>
        {/* On a phone, below the count and the actions. */}
        <div className="max-sm:order-last max-sm:basis-full">
          <Freshness {...freshness} />
        </div>
      </div>
      {children}
    </div>
  );
}
