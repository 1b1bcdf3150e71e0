import type { ReactNode } from 'react';
import { Freshness } from './freshness.tsx';

interface ResultsBarProps {
  /** '12 properties'; undefined until loaded. */
  count: string | undefined;
  /** In milliseconds; 0 before the first response. */
  updatedAt: number;
  isRefreshing: boolean;
  onRefresh: () => void;
  /** At the end: the order, or actions for all results. */
  children?: ReactNode;
}

/** The number of results, and when they were updated. */
export function ResultsBar(props: ResultsBarProps) {
  const { count, updatedAt, isRefreshing, onRefresh, children } = props;
  return (
    <div className="flex items-center justify-between gap-2 sm:gap-4">
      <div className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3">
        <p role="status" className="font-semibold tabular-nums">
          {count}
        </p>
        <Freshness updatedAt={updatedAt} isRefreshing={isRefreshing} onRefresh={onRefresh} />
      </div>
      {children}
    </div>
  );
}
