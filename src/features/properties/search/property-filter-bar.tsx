import { ChevronDown } from 'lucide-react';
import { type ReactNode, startTransition, useOptimistic } from 'react';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { controlVariants } from '#src/components/ui/form/control.ts';
import { Popover } from '#src/components/ui/popover.tsx';
import { canFilterBy } from '#src/features/properties/api/property-queries.ts';
import { cn } from '#src/lib/class-names.ts';
import {
  AmenitiesFilter,
  ChoiceFilter,
  type FilterProps,
  RoomsFilter,
} from './filter-controls.tsx';
import { hasOnlyLocation, papersLabel, priceRangeLabel, roomCount } from './filters.ts';
import { LocationFilter } from './location-filter.tsx';
import { PapersFilter } from './papers-filter.tsx';
import { PriceFilter } from './price-filter.tsx';
import * as texts from './texts.ts';

/** The filters side by side, for wide screens; each takes effect at once. */
export function PropertyFilterBar({ search: found, facets, onChange: find }: FilterProps) {
  // A choice stays as it was made while the page of its results renders.
  const [search, show] = useOptimistic(found);
  const onChange: FilterProps['onChange'] = (change, options) =>
    startTransition(async () => {
      show((shown) => ({ ...shown, ...change }));
      await find(change, options);
    });
  const props = { search, facets, onChange };
  return (
    <div className="contents" data-searching={search !== found || undefined}>
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
      {canFilterBy('papers') && (
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
    </div>
  );
}

function roomsSummary({ bedrooms, bathrooms }: PropertySearch) {
  const counts = [
    bedrooms && `${roomCount(bedrooms)} bed`,
    bathrooms && `${roomCount(bathrooms)} bath`,
  ];
  return counts.filter(Boolean).join(', ') || undefined;
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
