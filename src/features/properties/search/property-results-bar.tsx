import type { ReactNode } from 'react';
import type { PropertySearch, PropertySort } from '#contract/search/property-search.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Chip } from '#src/components/ui/chip.tsx';
import { SortSelect } from '#src/components/ui/sort-select.tsx';
import type { Results } from '#src/features/properties/list/property-results.tsx';
import { cn } from '#src/lib/class-names.ts';
import type { AppliedFilter } from './applied-filters.ts';
import { noFilters } from './filters.ts';
import { sortLabels } from './property-labels.ts';
import * as texts from './texts.ts';

type RemoveFilters = (removal: Partial<PropertySearch>) => void;

export function ActiveFilters(props: {
  filters: readonly AppliedFilter[];
  onRemove: RemoveFilters;
  /** False if the empty state clears all. */
  canClear: boolean;
  /** After the button that clears all. */
  children?: ReactNode;
}) {
  const { filters, onRemove, canClear, children } = props;
  if (filters.length === 0) return null;
  return (
    <ul
      aria-label={texts.applied}
      className="flex min-w-0 items-center gap-1 px-3 max-md:-my-1 max-md:-mr-1 max-md:flex-1 max-md:overflow-x-auto max-md:mask-r-from-[calc(100%-0.5rem)] max-md:py-1 max-md:pr-8 md:flex-wrap md:gap-2"
    >
      {filters.map(({ label, removal }) => (
        <li key={label} className="max-w-full shrink-0">
          <Chip label={label} onRemove={() => onRemove(removal)} />
        </li>
      ))}
      {canClear && (
        <li className="shrink-0">
          <ClearAll onRemove={onRemove} />
        </li>
      )}
      {children && (
        <li className="sticky -right-8 shrink-0 bg-paper max-md:ml-2 max-md:shadow-[-0.75rem_0_0.5rem_var(--paper)]">
          {children}
        </li>
      )}
    </ul>
  );
}

function ClearAll({ onRemove }: { onRemove: RemoveFilters }) {
  return (
    <Button variant="ghost" size="sm" onClick={() => onRemove(noFilters)}>
      {texts.clearAll}
    </Button>
  );
}

interface PropertyResultsBarProps {
  results: Pick<Results, 'status' | 'total'>;
  order: ReactNode;
  onRemove?: RemoveFilters;
  /** Before the order. */
  children?: ReactNode;
}

export function PropertyResultsBar(props: PropertyResultsBarProps) {
  const { results, order, onRemove, children } = props;
  const { status, total } = results;
  const isEmpty = status === 'error' || (status === 'success' && total === 0);
  return (
    <div className={cn('-mx-3 flex flex-wrap items-center', !isEmpty && 'min-h-11')}>
      {children}
      {onRemove && <ClearAll onRemove={onRemove} />}
      {!isEmpty && <div className="mr-3 ml-auto">{order}</div>}
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
