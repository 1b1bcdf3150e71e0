import type { ReactNode } from 'react';
import type { PropertySearch, PropertySort } from '#contract/search/property-search.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Chip } from '#src/components/ui/chip.tsx';
import { SortSelect } from '#src/components/ui/sort-select.tsx';
import type { AppliedFilter } from './applied-filters.ts';
import { noFilters } from './filters.ts';
import { sortLabels } from './property-labels.ts';
import * as texts from './texts.ts';

interface ActiveFiltersProps {
  filters: readonly AppliedFilter[];
  onRemove: (removal: Partial<PropertySearch>) => void;
  /** False if nothing is applied or the empty state clears all. */
  canClear: boolean;
  /** Before the filters, so that a phone shows it. */
  children?: ReactNode;
}

/** A row that scrolls on phones. */
export function ActiveFilters({ filters, onRemove, canClear, children }: ActiveFiltersProps) {
  if (filters.length === 0 && !canClear && !children) return null;
  return (
    <div className="flex min-w-0 items-center gap-1 px-3 max-md:-my-1 max-md:-mr-1 max-md:min-h-13 max-md:flex-1 max-md:overflow-x-auto max-md:mask-r-from-[calc(100%-0.5rem)] max-md:py-1 *:shrink-0 md:flex-wrap md:gap-2">
      {children}
      {filters.length > 0 && (
        <ul aria-label={texts.applied} className="contents">
          {filters.map(({ label, removal }) => (
            <li key={label} className="max-w-full shrink-0">
              <Chip label={label} onRemove={() => onRemove(removal)} />
            </li>
          ))}
        </ul>
      )}
      {canClear && (
        <Button variant="ghost" size="sm" onClick={() => onRemove(noFilters)}>
          {texts.clearAll}
        </Button>
      )}
    </div>
  );
}

interface ResultsOrderProps {
  sort: PropertySort | undefined;
  onSort: (sort: PropertySort) => void;
}

export function ResultsOrder({ sort = 'newest', onSort }: ResultsOrderProps) {
  return <SortSelect sort={sort} sortLabels={sortLabels} onSort={onSort} />;
}
