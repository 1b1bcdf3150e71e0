import type { PropertyFacets } from '#contract/property-facets.ts';
import type { PropertySearch } from '#contract/property-search.ts';
import { AmenitiesFilter } from './amenities-filter.tsx';
import { hasOnlyLocation, priceRangeLabel, roomCount, roomsLabel } from './applied-filters.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import { FilterPopover } from './filter-popover.tsx';
import * as filterTexts from './filter-texts.ts';
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
        aria-label={filterTexts.location}
        isPill
        anyLabel={filterTexts.anyLocation}
        value={location}
        hasCounts={hasOnlyLocation(search)}
        onChange={(value) => onChange({ location: value })}
      />
      <ChoiceFilter
        aria-label={filterTexts.type}
        isPill
        anyLabel={filterTexts.anyType}
        choices={typeChoices(facets.type)}
        value={type}
        onChange={(value) => onChange({ type: value })}
      />
      <ChoiceFilter
        aria-label={filterTexts.status}
        isPill
        anyLabel={filterTexts.anyStatus}
        choices={statusChoices(facets.status)}
        value={status}
        onChange={(value) => onChange({ status: value })}
      />
      <FilterPopover
        label={filterTexts.price}
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
        label={filterTexts.rooms}
        summary={roomsSummary(bedrooms, bathrooms)}
        onClear={() => onChange({ bedrooms: undefined, bathrooms: undefined })}
        align="end"
      >
        <div className="grid gap-5">
          <RoomsFilter
            label={filterTexts.bedrooms}
            value={bedrooms}
            onChange={(value) => onChange({ bedrooms: value })}
          />
          <RoomsFilter
            label={filterTexts.bathrooms}
            value={bathrooms}
            onChange={(value) => onChange({ bathrooms: value })}
          />
        </div>
      </FilterPopover>
      <FilterPopover
        label={filterTexts.amenities}
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
  if (bedrooms && bathrooms) {
    return filterTexts.bothRooms(roomCount(bedrooms), roomCount(bathrooms));
  }
  if (bedrooms) return roomsLabel(bedrooms, 'bedroom');
  return bathrooms ? roomsLabel(bathrooms, 'bathroom') : undefined;
}

function amenitiesSummary(amenities: string[] = []) {
  return amenities.length > 1 ? filterTexts.amenityCount(amenities.length) : amenities[0];
}
