import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { controlVariants } from '#src/components/ui/form/field.tsx';
import { Popover } from '#src/components/ui/popover.tsx';
import { canFilterByPapers } from '#src/features/properties/api/property-queries.ts';
import { cn } from '#src/lib/class-names.ts';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import {
  appliedFilters,
  hasOnlyLocation,
  papersLabel,
  priceRangeLabel,
  roomCount,
  roomsLabel,
} from './applied-filters.ts';
import {
  AmenitiesFilter,
  ChoiceFilter,
  type FilterProps,
  RoomsFilter,
} from './filter-controls.tsx';
import { LocationFilter } from './location-filter.tsx';
import { PriceFilter } from './price-filter.tsx';
import { PropertyFilterSheet } from './property-filter-sheet.tsx';
import { PropertySearchField } from './property-search-field.tsx';
import * as texts from './texts.ts';

const PapersFilter = lazyPart(async () => (await import('./papers-filter.tsx')).PapersFilter);

/** The text query and the other filters or, on the phone, the button that opens them. */
export function PropertyFilters({ search, facets, onChange }: FilterProps) {
  const isWide = useMediaQuery(NOT_MOBILE);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const { q, ...others } = search;
  const count = appliedFilters(others).length;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 md:grid-cols-5 lg:grid-cols-[minmax(11rem,1fr)_minmax(0,9.5rem)_repeat(2,minmax(0,7.75rem))_minmax(0,10rem)_repeat(3,minmax(0,8.5rem))]">
      <PropertySearchField
        value={q}
        onChange={(next) => onChange({ q: next }, { replace: true })}
        onChooseArea={onChange}
        hasCounts={hasOnlyLocation(others)}
        className="min-w-0 md:col-span-3 lg:col-span-1"
      />
      {isWide ? (
        <PropertyFilterBar search={search} facets={facets} onChange={onChange} />
      ) : (
        <Button variant="control" onClick={() => setIsSheetOpen(true)}>
          <SlidersHorizontal />
          {texts.filters}
          {count > 0 && ` (${count})`}
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

/** The filters side by side, for wide screens; each takes effect at once. */
function PropertyFilterBar(props: FilterProps) {
  const { search, onChange } = props;
  return (
    <>
      <LocationFilter
        aria-label={texts.location}
        isPill
        anyLabel={texts.anyLocation}
        value={search.location}
        hasCounts={hasOnlyLocation(search)}
        onChange={(location) => onChange({ location })}
      />
      <ChoiceFilter {...props} name="type" isPill />
      <ChoiceFilter {...props} name="status" isPill />
      <FilterPopover
        label={texts.price}
        summary={priceRangeLabel(search)}
        onClear={() => onChange({ minPrice: undefined, maxPrice: undefined })}
      >
        <PriceFilter {...props} />
      </FilterPopover>
      <FilterPopover
        label={texts.rooms}
        summary={roomsSummary(search)}
        onClear={() => onChange({ bedrooms: undefined, bathrooms: undefined })}
        align="end"
      >
        <RoomsFilter {...props} name="bedrooms" />
        <RoomsFilter {...props} name="bathrooms" />
      </FilterPopover>
      {canFilterByPapers() && (
        <FilterPopover
          label={texts.papers}
          summary={papersSummary(search)}
          onClear={() => onChange({ papers: undefined })}
          align="end"
        >
          <PapersFilter {...props} />
        </FilterPopover>
      )}
      <FilterPopover
        label={texts.amenities}
        summary={amenitiesSummary(search)}
        onClear={() => onChange({ amenities: undefined })}
        align="end"
      >
        <AmenitiesFilter {...props} />
      </FilterPopover>
    </>
  );
}

function roomsSummary({ bedrooms, bathrooms }: PropertySearch) {
  if (bedrooms && bathrooms) {
    return `${roomCount(bedrooms)} bed, ${roomCount(bathrooms)} bath`;
  }
  if (bedrooms) return roomsLabel(bedrooms, 'bedroom');
  return bathrooms ? roomsLabel(bathrooms, 'bathroom') : undefined;
}

function amenitiesSummary({ amenities = [] }: PropertySearch) {
  return amenities.length > 1 ? `${amenities.length} amenities` : amenities[0];
}

function papersSummary({ papers = [] }: PropertySearch) {
  const [first] = papers;
  if (papers.length > 1) return texts.severalPapers(papers.length);
  return first && papersLabel(first);
}

interface FilterPopoverProps {
  label: string;
  summary?: string;
  onClear: () => void;
  align?: 'start' | 'end';
  children: ReactNode;
}

function FilterPopover(props: FilterPopoverProps) {
  const { label, summary, onClear, align = 'start', children } = props;
  return (
    <Popover
      label={label}
      button={{
        className: controlVariants({ variant: 'button', shape: summary ? 'filled-pill' : 'pill' }),
        children: (
          <>
            <span className="truncate tabular-nums">
              {summary && <span className="sr-only">{label}: </span>}
              {summary || label}
            </span>
            <ChevronDown className="size-4 shrink-0 text-muted" />
          </>
        ),
      }}
      reset={{ label: texts.clear, disabled: !summary, onClick: onClear }}
      panelClassName={cn('w-96 max-w-[calc(100vw-2rem)]', align === 'end' ? 'right-0' : 'left-0')}
    >
      <div className="grid gap-5 p-5">{children}</div>
    </Popover>
  );
}
