import { useQuery } from '@tanstack/react-query';
import { Building2, SearchX } from 'lucide-react';
import type { PropertySearch } from '#contract/property-search.ts';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { suggestionQueries } from '#src/features/properties/api/suggestion-queries.ts';
import { type AppliedFilter, appliedFilters } from './applied-filters.ts';
import { countLabel } from './property-labels.ts';

/** Each count may be a request. */
const MAX_COUNTED = 8;

interface NoPropertiesProps {
  search: PropertySearch;
  onRemove: (removal: Partial<PropertySearch>) => void;
  onClear: () => void;
}

/** The empty state of a search: filters to remove, with the number of results each would give. */
export function NoProperties({ search, onRemove, onClear }: NoPropertiesProps) {
  const filters = appliedFilters(search).slice(0, MAX_COUNTED);
  const { data: totals } = useQuery({
    ...suggestionQueries.totals(filters.map(({ removal }) => ({ ...search, ...removal }))),
    enabled: filters.length > 0,
  });
  if (filters.length === 0) {
    return <EmptyState title="No properties available at the moment." icon={<Building2 />} />;
  }
  const helpful = filters
    .map((filter, index) => ({ ...filter, total: totals?.[index] ?? 0 }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total);
  return (
    <EmptyState
      icon={<SearchX />}
      title="No properties match all of these filters"
      description={descriptionOf(helpful.length > 0, totals !== undefined)}
      action={
        <>
          <FilterRemovals filters={helpful} onRemove={onRemove} />
          <Button variant={helpful.length > 0 ? 'ghost' : 'primary'} onClick={onClear}>
            Clear all filters
          </Button>
        </>
      }
    />
  );
}

function descriptionOf(hasHelpful: boolean, isCounted: boolean): string {
  if (hasHelpful) return 'Remove a filter to see more properties:';
  return isCounted
    ? 'Removing one filter is not enough. Clear them all to start again.'
    : 'Remove one of the filters above, or clear them all to start again.';
}

interface FilterRemovalsProps {
  filters: readonly (AppliedFilter & { total: number })[];
  onRemove: (removal: Partial<PropertySearch>) => void;
}

function FilterRemovals({ filters, onRemove }: FilterRemovalsProps) {
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Filters to remove" className="mb-2 flex w-full flex-wrap justify-center gap-3">
      {filters.map(({ label, removal, total }) => (
        <li key={label} className="max-w-full">
          <Button
            variant="secondary"
            onClick={() => onRemove(removal)}
            className="h-auto! min-h-11 max-w-full py-2 whitespace-normal!"
          >
            <span className="min-w-0 wrap-anywhere">
              Without {label}: <span className="tabular-nums">{countLabel(total)}</span>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
