import { useQuery } from '@tanstack/react-query';
import { Building2, SearchX } from 'lucide-react';
import type { PropertySearch } from '#contract/property-search.ts';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { suggestionQueries } from '#src/features/properties/api/suggestion-queries.ts';
import { type AppliedFilter, appliedFilters } from './applied-filters.ts';
import { countLabel } from './property-labels.ts';

/** Beyond so many, each count would be a call too many. */
const MAX_COUNTED = 8;

interface NoPropertiesProps {
  search: PropertySearch;
  onRemove: (removal: Partial<PropertySearch>) => void;
  onClear: () => void;
}

/** A search found nothing: which filter to drop, and how many properties each one would bring. */
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
  if (hasHelpful) return 'One filter less, and there are some again:';
  return isCounted
    ? 'No single one of them is in the way. Begin again with all of them cleared.'
    : 'Take away one of the filters above, or begin again with all of them cleared.';
}

interface FilterRemovalsProps {
  filters: readonly (AppliedFilter & { total: number })[];
  onRemove: (removal: Partial<PropertySearch>) => void;
}

function FilterRemovals({ filters, onRemove }: FilterRemovalsProps) {
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Filters to drop" className="mb-2 flex w-full flex-wrap justify-center gap-3">
      {filters.map(({ label, removal, total }) => (
        <li key={label} className="max-w-full">
          <Button
            variant="secondary"
            onClick={() => onRemove(removal)}
            className="h-auto min-h-11 max-w-full py-2 whitespace-normal"
          >
            <span className="min-w-0 break-words">
              Without {label}: <span className="tabular-nums">{countLabel(total)}</span>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
