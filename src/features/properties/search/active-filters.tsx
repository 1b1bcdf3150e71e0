import type { PropertySearch } from '#contract/property-search.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Chip } from '#src/components/ui/chip.tsx';
import { type AppliedFilter, appliedFilters } from './applied-filters.ts';

interface ActiveFiltersProps {
  search: PropertySearch;
  /** Filters that are not part of a search. */
  others?: readonly AppliedFilter[];
  onRemove: (removal: Partial<PropertySearch>) => void;
  onClear: () => void;
}

/** The filters that are set, as chips that remove them. */
export function ActiveFilters({ search, others = [], onRemove, onClear }: ActiveFiltersProps) {
  const filters = [...appliedFilters(search), ...others];
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Applied filters" className="flex flex-wrap items-center gap-2">
      {filters.map(({ label, removal }) => (
        <li key={label} className="max-w-full">
          <Chip label={label} onRemove={() => onRemove(removal)} />
        </li>
      ))}
      <li>
        <Button variant="ghost" size="sm" onClick={onClear}>
          Clear all
        </Button>
      </li>
    </ul>
  );
}
