import type { PropertySearch } from '#contract/property-search.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Chip } from '#src/components/ui/chip.tsx';
import type { AppliedFilter } from './applied-filters.ts';
import * as filterTexts from './filter-texts.ts';

interface ActiveFiltersProps {
  filters: readonly AppliedFilter[];
  onRemove: (removal: Partial<PropertySearch>) => void;
  onClear: () => void;
}

/** The filters that are set, as chips that remove them. */
export function ActiveFilters({ filters, onRemove, onClear }: ActiveFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <ul
      aria-label={filterTexts.applied}
      className="flex items-center gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-wrap"
    >
      {filters.map(({ label, removal }) => (
        <li key={label} className="max-w-full shrink-0">
          <Chip label={label} onRemove={() => onRemove(removal)} />
        </li>
      ))}
      <li className="shrink-0">
        <Button variant="ghost" size="sm" onClick={onClear}>
          {filterTexts.clearAll}
        </Button>
      </li>
    </ul>
  );
}
