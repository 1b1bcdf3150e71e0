import { ListFilter } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PropertyFacets } from '#contract/property-facets.ts';
import { problemLabels } from '#contract/property-problems.ts';
import type { PropertySearch } from '#contract/property-search.ts';
import type { SearchDates } from '#contract/search-dates.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { ActiveFilters } from '#src/features/properties/search/active-filters.tsx';
import {
  appliedFilters,
  hasOnlyLocation,
} from '#src/features/properties/search/applied-filters.ts';
import { countLabel } from '#src/features/properties/search/property-labels.ts';
import { PropertySearchField } from '#src/features/properties/search/property-search-field.tsx';
import { readableDate } from '#src/lib/dates.ts';
import { useMediaQuery, WIDE } from '#src/lib/media-query.ts';
import { paths } from '#src/lib/paths.ts';
import { hasTableFilters, TableFilters } from './table-filters.tsx';

interface TableToolbarProps {
  search: PropertySearch;
  facets: PropertyFacets | undefined;
  /** How many properties match; null until loaded. */
  total: number | null;
  onChange: (change: Partial<PropertySearch>, options?: { replace: boolean }) => void;
  /** Buttons beside the search. */
  children: ReactNode;
}

const noFilters: Partial<PropertySearch> = {
  q: undefined,
  location: undefined,
  status: undefined,
  type: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  bedrooms: undefined,
  bathrooms: undefined,
  amenities: undefined,
  problem: undefined,
  searchFrom: undefined,
  searchTo: undefined,
};

/** The search and the filters, which open in a sheet on narrow screens. */
export function TableToolbar({ search, facets, total, onChange, children }: TableToolbarProps) {
  const isWide = useMediaQuery(WIDE);
  const [isOpen, setIsOpen] = useState(false);
  const filters = <TableFilters search={search} facets={facets} onChange={onChange} />;
  return (
    <div className="mb-4 grid gap-4">
      <div className="flex flex-wrap gap-x-2 gap-y-3 sm:gap-x-3 max-sm:[&_button]:grow max-sm:[&_button>svg:first-child]:hidden">
        <PropertySearchField
          value={search.q}
          onChange={(q) => onChange({ q }, { replace: true })}
          onChooseArea={onChange}
          hrefOf={paths.admin.property.href}
          hasCounts={hasOnlyLocation({ ...search, q: undefined }) && !hasTableFilters(search)}
          className="min-w-full flex-1 lg:min-w-64"
        />
        {!isWide && (
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            <ListFilter aria-hidden="true" />
            Filters
          </Button>
        )}
        {children}
      </div>
      {isWide && filters}
      <Dialog
        placement="bottom"
        title="Filters"
        isOpen={!isWide && isOpen}
        onClose={() => setIsOpen(false)}
        footer={
          <Button className="w-full" onClick={() => setIsOpen(false)}>
            {total === null ? 'Show properties' : `Show ${countLabel(total)}`}
          </Button>
        }
      >
        {filters}
      </Dialog>
      <ActiveFilters
        filters={[...appliedFilters(search), ...problemFilter(search), ...dateFilters(search)]}
        onRemove={(removal) => onChange(removal)}
        onClear={() => onChange(noFilters)}
      />
    </div>
  );
}

function problemFilter({ problem }: PropertySearch) {
  return problem ? [{ label: problemLabels[problem], removal: { problem: undefined } }] : [];
}

function dateFilters({ searchFrom, searchTo }: SearchDates) {
  const from = readableDate(searchFrom, 'shortDay');
  const to = readableDate(searchTo, 'shortDay');
  return [
    ...(from ? [{ label: `Listed from ${from}`, removal: { searchFrom: undefined } }] : []),
    ...(to ? [{ label: `Listed to ${to}`, removal: { searchTo: undefined } }] : []),
  ];
}
