import type { PropertyFacets } from '#contract/property-facets.ts';
import type { PropertySearch } from '#contract/property-search.ts';
import { AmenitiesFilter } from './amenities-filter.tsx';
import { hasOnlyLocation, priceRangeLabel, roomsLabel } from './applied-filters.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import { FilterPopover } from './filter-popover.tsx';
import { LocationFilter } from './location-filter.tsx';
import { PriceFilter } from './price-filter.tsx';
import { statusChoices, typeChoices } from './property-labels.ts';
import { RoomsFilter } from './rooms-filter.tsx';

interface PropertyFilterBarProps {
  search: PropertySearch;
  facets: PropertyFacets;
  onChange: (change: Partial<PropertySearch>, options?: { replace: boolean }) => void;
}

/** The filters side by side, for wide screens; each takes effect at once. */
export function PropertyFilterBar({ search, facets, onChange }: PropertyFilterBarProps) {
  const { location, type, status, bedrooms, bathrooms, amenities } = search;
  return (
    <>
      <LocationFilter
        aria-label="Location"
        isPill
        anyLabel="Anywhere"
        value={location}
        hasCounts={hasOnlyLocation(search)}
        onChange={(value) => onChange({ location: value })}
      />
      <ChoiceFilter
        aria-label="Type"
        isPill
        anyLabel="Any type"
        choices={typeChoices(facets.type)}
        value={type}
        onChange={(value) => onChange({ type: value })}
      />
      <ChoiceFilter
        aria-label="Status"
        isPill
        anyLabel="Any status"
        choices={statusChoices(facets.status)}
        value={status}
        onChange={(value) => onChange({ status: value })}
      />
      <FilterPopover
        label="Price"
        summary={priceRangeLabel(search)}
        onClear={() => onChange({ minPrice: undefined, maxPrice: undefined })}
      >
        <PriceFilter
          prices={search}
          facet={facets.price}
          onChange={(prices) => onChange(prices, { replace: true })}
        />
      </FilterPopover>
      <FilterPopover
        label="Rooms"
        summary={roomsSummary(bedrooms, bathrooms)}
        onClear={() => onChange({ bedrooms: undefined, bathrooms: undefined })}
        align="end"
      >
        <div className="grid gap-5">
          <RoomsFilter
            label="Bedrooms"
            value={bedrooms}
            onChange={(value) => onChange({ bedrooms: value })}
          />
          <RoomsFilter
            label="Bathrooms"
            value={bathrooms}
            onChange={(value) => onChange({ bathrooms: value })}
          />
        </div>
      </FilterPopover>
      <FilterPopover
        label="Amenities"
        summary={amenitiesSummary(amenities)}
        onClear={() => onChange({ amenities: undefined })}
        align="end"
      >
        <AmenitiesFilter value={amenities} onChange={(value) => onChange({ amenities: value })} />
      </FilterPopover>
    </>
  );
}

function roomsSummary(bedrooms: number | undefined, bathrooms: number | undefined) {
  const parts = [
    bedrooms && roomsLabel(bedrooms, 'bedroom'),
    bathrooms && roomsLabel(bathrooms, 'bathroom'),
  ];
  const labels = parts.filter((part) => part !== undefined && part !== 0);
  // Bedrooms and bathrooms together are too long for the button.
  return labels.length > 1
    ? labels.map((label) => label.replace(/rooms?$/, '')).join(', ')
    : labels[0];
}

function amenitiesSummary(amenities: string[] = []) {
  return amenities.length > 1 ? `${amenities.length} amenities` : amenities[0];
}
