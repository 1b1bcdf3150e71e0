import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { PropertyFacets } from '#contract/property-facets.ts';
import type { PropertySearch } from '#contract/property-search.ts';
import { Button } from '#src/components/ui/button.tsx';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { paths } from '#src/lib/paths.ts';
import { appliedFilters, hasOnlyLocation } from './applied-filters.ts';
import * as filterTexts from './filter-texts.ts';
import { PropertyFilterBar } from './property-filter-bar.tsx';
import { PropertyFilterSheet } from './property-filter-sheet.tsx';
import { PropertySearchField } from './property-search-field.tsx';

interface PropertyFiltersProps {
  search: PropertySearch;
  facets: PropertyFacets;
  onChange: (change: Partial<PropertySearch>, options?: { replace: boolean }) => void;
}

/** The text query and the other filters or, on the phone, the button that opens them. */
export function PropertyFilters({ search, facets, onChange }: PropertyFiltersProps) {
  const isWide = useMediaQuery(NOT_MOBILE);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const { q, ...others } = search;
  const count = appliedFilters(others).length;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 md:grid-cols-4 lg:grid-cols-[minmax(11rem,1fr)_minmax(0,10rem)_repeat(2,minmax(0,8.25rem))_minmax(0,10.75rem)_repeat(2,minmax(0,9rem))]">
      <PropertySearchField
        value={q}
        onChange={(next) => onChange({ q: next }, { replace: true })}
        onChooseArea={onChange}
        hrefOf={paths.propertyListing.href}
        hasCounts={hasOnlyLocation(others)}
        className="min-w-0 md:col-span-2 lg:col-span-1"
      />
      {isWide ? (
        <PropertyFilterBar search={search} facets={facets} onChange={onChange} />
      ) : (
        <Button variant="control" onClick={() => setIsSheetOpen(true)}>
          <SlidersHorizontal aria-hidden="true" />
          {count > 0 ? filterTexts.filtersWithCount(count) : filterTexts.filters}
        </Button>
      )}
      {!isWide && isSheetOpen && (
        <PropertyFilterSheet
          search={search}
          onClose={() => setIsSheetOpen(false)}
          onApply={(next) => {
            setIsSheetOpen(false);
            onChange(next);
          }}
        />
      )}
    </div>
  );
}
