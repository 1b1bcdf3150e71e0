import { RotateCw } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from './icon-button.tsx';
import { Select } from './select.tsx';

const clock = new Intl.DateTimeFormat('en-NG', { hour: 'numeric', minute: '2-digit' });

interface ResultsBarProps<Sort extends string> {
  /** '12 properties'; none while that is not known. */
  count: string | undefined;
  /** When the list was read, in milliseconds; 0 where it never was. */
  updatedAt: number;
  isRefreshing: boolean;
  onRefresh: () => void;
  sort: Sort;
  sortLabels: Record<Sort, string>;
  onSort: (sort: Sort) => void;
}

/** How many there are, as of when, and in which order. */
export function ResultsBar<Sort extends string>(props: ResultsBarProps<Sort>) {
  const { count, updatedAt, isRefreshing, onRefresh, sort, sortLabels, onSort } = props;
  const sortId = useId();
  return (
    <div className="flex items-center justify-between gap-2 sm:gap-4">
      <div className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3">
        <p role="status" className="font-semibold tabular-nums">
          {count}
        </p>
        {updatedAt > 0 && (
          <div className="-my-2.5 flex items-center text-xs whitespace-nowrap text-muted sm:text-sm">
            <span>updated {clock.format(updatedAt)}</span>
            <IconButton
              label="Refresh"
              // Not disabled, which would take the focus away from the keyboard.
              aria-disabled={isRefreshing}
              onClick={() => !isRefreshing && onRefresh()}
              icon={
                <RotateCw
                  aria-hidden="true"
                  className={isRefreshing ? 'animate-spin' : undefined}
                />
              }
              className="[&_svg]:size-4"
            />
          </div>
        )}
      </div>
      <div className="flex items-center gap-2.5">
        <label htmlFor={sortId} className="text-sm whitespace-nowrap text-muted max-sm:sr-only">
          Sort by
        </label>
        <Select
          id={sortId}
          value={sort}
          // The options are the sorts, each by its name.
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
