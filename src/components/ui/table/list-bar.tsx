import type { ReactNode } from 'react';
import { ResultsBar } from '#src/components/ui/results-bar.tsx';

interface ListBarProps {
  search?: ReactNode;
  /** '12 users'; undefined until loaded. */
  count: string | undefined;
  /** The order, or actions for all results. */
  children: ReactNode;
}

/** The search, count and order above a list; on a phone the search has a line of its own. */
export function ListBar({ search, count, children }: ListBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 md:flex-nowrap">
      <div className="order-last grow max-md:basis-full">
        <ResultsBar count={count}>{children}</ResultsBar>
      </div>
      {/* Last, so that one Tab leads from the field to the rows. */}
      {search && <div className="min-w-0 flex-2 max-md:basis-full md:max-w-102">{search}</div>}
    </div>
  );
}
