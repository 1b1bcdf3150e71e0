import { Freshness } from './freshness.tsx';
import { SortSelect } from './sort-select.tsx';

interface ResultsBarProps<Sort extends string> {
  /** '12 properties'; undefined until loaded. */
  count: string | undefined;
  /** In milliseconds; 0 before the first response. */
  updatedAt: number;
  isRefreshing: boolean;
  onRefresh: () => void;
  sort: Sort;
  sortLabels: Record<Sort, string>;
  onSort: (sort: Sort) => void;
}

/** The number of results, when they were updated, and their order. */
export function ResultsBar<Sort extends string>(props: ResultsBarProps<Sort>) {
  const { count, updatedAt, isRefreshing, onRefresh, sort, sortLabels, onSort } = props;
  return (
    <div className="flex items-center justify-between gap-2 sm:gap-4">
      <div className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3">
        <p role="status" className="font-semibold tabular-nums">
          {count}
        </p>
        <Freshness updatedAt={updatedAt} isRefreshing={isRefreshing} onRefresh={onRefresh} />
      </div>
      <SortSelect sort={sort} sortLabels={sortLabels} onSort={onSort} />
    </div>
  );
}
