import type { ReactNode } from 'react';

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
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 md:flex-nowrap">
      <div className="order-last grow max-md:basis-full">
        <div className="flex min-h-11 items-center justify-between gap-x-2 sm:gap-4">
          <p
            role="status"
            className="shrink-0 font-semibold whitespace-nowrap tabular-nums max-md:text-sm"
          >
            {count}
          </p>
          {children}
        </div>
      </div>
      {/* Last, so that one Tab leads from the field to the rows. */}
      {search && <div className="min-w-0 flex-8 max-md:basis-full md:max-w-102">{search}</div>}
    </div>
  );
}
