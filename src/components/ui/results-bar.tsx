import type { ReactNode } from 'react';

interface ResultsBarProps {
  /** '12 properties'; undefined until loaded. */
  count: string | undefined;
  /** At the end: the order, or actions for all results. */
  children?: ReactNode;
}

export function ResultsBar({ count, children }: ResultsBarProps) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-x-2 sm:gap-4">
      <p role="status" className="min-w-0 font-semibold whitespace-nowrap tabular-nums">
        {count}
      </p>
      {children}
    </div>
  );
}
