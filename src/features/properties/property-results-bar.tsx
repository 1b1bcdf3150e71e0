import { RotateCw } from 'lucide-react';
import { useId } from 'react';
import { type PropertySort, propertySorts } from '#contract/property-search.ts';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { Select } from '#src/components/ui/select.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { sortLabels } from './property-choices.ts';
import { countLabel } from './property-count.ts';
import type { PropertyResults } from './use-property-results.ts';

const clock = new Intl.DateTimeFormat('en-NG', { hour: 'numeric', minute: '2-digit' });

interface PropertyResultsBarProps {
  results: PropertyResults;
  sort: PropertySort | undefined;
  onSort: (sort: PropertySort) => void;
}

/** How many there are, as of when, and in which order. */
export function PropertyResultsBar({ results, sort = 'newest', onSort }: PropertyResultsBarProps) {
  const { status, total, updatedAt, isRefreshing, refresh } = results;
  const sortId = useId();
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3">
        <p role="status" className="font-semibold tabular-nums">
          {status === 'success' && countLabel(total)}
        </p>
        {updatedAt > 0 && (
          <div className="-my-2.5 flex items-center text-sm text-muted">
            <span>updated {clock.format(updatedAt)}</span>
            <IconButton
              label="Refresh"
              // Not disabled, which would take the focus away from the keyboard.
              aria-disabled={isRefreshing}
              onClick={() => !isRefreshing && refresh()}
              icon={
                <RotateCw
                  aria-hidden="true"
                  className={classNames('size-4!', isRefreshing && 'animate-spin')}
                />
              }
            />
          </div>
        )}
      </div>
      <div className="flex items-center gap-2.5">
        <label htmlFor={sortId} className="text-sm text-muted max-sm:sr-only">
          Sort by
        </label>
        <Select
          id={sortId}
          value={sort}
          // The options are the sorts, each by its name.
          onChange={(event) => onSort(event.target.value as PropertySort)}
          className="w-44 sm:w-48"
        >
          {propertySorts.map((value) => (
            <option key={value} value={value}>
              {sortLabels[value]}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
