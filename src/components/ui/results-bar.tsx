import { useId } from 'react';
import { Select } from '#src/components/ui/form/select.tsx';
import { Freshness } from './freshness.tsx';

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
  const sortId = useId();
  return (
    <div className="flex items-center justify-between gap-2 sm:gap-4">
      <div className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3">
        <p role="status" className="font-semibold tabular-nums">
          {count}
        </p>
        <Freshness updatedAt={updatedAt} isRefreshing={isRefreshing} onRefresh={onRefresh} />
      </div>
      <div className="flex items-center gap-2.5">
        <label htmlFor={sortId} className="text-sm whitespace-nowrap text-muted max-sm:sr-only">
          Sort by
        </label>
        <Select
          id={sortId}
          value={sort}
          // The options are the keys of sortLabels.
          onChange={(event) => onSort(event.target.value as Sort)}
          className="w-44 sm:w-48"
        >
          {Object.entries(sortLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {`${label}`}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
