import { ChevronDown } from 'lucide-react';
import * as texts from '#src/components/texts.ts';

interface SortSelectProps<Sort extends string> {
  sort: Sort;
  sortLabels: Record<Sort, string>;
  onSort: (sort: Sort) => void;
}

/** The order of a list, as quiet text. */
export function SortSelect<Sort extends string>({
  sort,
  sortLabels,
  onSort,
}: SortSelectProps<Sort>) {
  return (
    <span className="relative -mr-1 block shrink-0">
      <select
        aria-label={texts.sortBy}
        value={sort}
        // The options are the keys of sortLabels.
        onChange={(event) => onSort(event.target.value as Sort)}
        className="field-sizing-content h-11 cursor-pointer appearance-none rounded-field bg-transparent pr-7 pl-2 text-right text-base font-medium text-ink hover:text-brand md:text-sm [&>option]:bg-surface"
      >
        {Object.entries(sortLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {`${label}`}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute inset-y-0 right-1.5 my-auto size-4 text-muted" />
    </span>
  );
}
