import { formatShortNaira } from '#contract/naira.ts';
import { OPEN_ENDED_ROOMS, type PropertySearch } from '#contract/property-search.ts';

/** A filter that is set: its label, and the change that removes it. */
export interface AppliedFilter {
  label: string;
  removal: Partial<PropertySearch>;
}

/** Removes every filter. */
export const noFilters: PropertySearch = {
  q: undefined,
  location: undefined,
  type: undefined,
  status: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  bedrooms: undefined,
  bathrooms: undefined,
  amenities: undefined,
};

/** The filters that are set, in the order of the filters on the screen. */
export function appliedFilters(search: PropertySearch): AppliedFilter[] {
  const { q, location, type, status, bedrooms, bathrooms, amenities = [] } = search;
  const filters: (AppliedFilter | false | undefined)[] = [
    q !== undefined && { label: `“${q}”`, removal: { q: undefined } },
    ...locationsIn(location).map((name, _, names) => ({
      label: name,
      removal: { location: names.filter((other) => other !== name).join(',') || undefined },
    })),
    type !== undefined && { label: type, removal: { type: undefined } },
    status !== undefined && { label: status, removal: { status: undefined } },
    priceFilter(search),
    bedrooms !== undefined && {
      label: roomsLabel(bedrooms, 'bedroom'),
      removal: { bedrooms: undefined },
    },
    bathrooms !== undefined && {
      label: roomsLabel(bathrooms, 'bathroom'),
      removal: { bathrooms: undefined },
    },
    ...amenities.map((amenity) => {
      const rest = amenities.filter((other) => other !== amenity);
      return { label: amenity, removal: { amenities: rest.length > 0 ? rest : undefined } };
    }),
  ];
  return filters.filter((filter) => filter !== undefined && filter !== false);
}

/** '₦50m to ₦1.2bn', or the one bound that is set; undefined where none is. */
export function priceRangeLabel({ minPrice, maxPrice }: PropertySearch): string | undefined {
  if (minPrice !== undefined && maxPrice !== undefined) {
    return `${formatShortNaira(minPrice)} to ${formatShortNaira(maxPrice)}`;
  }
  if (minPrice !== undefined) return `From ${formatShortNaira(minPrice)}`;
  return maxPrice === undefined ? undefined : `Up to ${formatShortNaira(maxPrice)}`;
}

/** '3 bedrooms', '1 bathroom', '4+ bedrooms'. */
export function roomsLabel(rooms: number, kind: 'bedroom' | 'bathroom'): string {
  return `${rooms}${rooms >= OPEN_ENDED_ROOMS ? '+' : ''} ${kind}${rooms === 1 ? '' : 's'}`;
}

function locationsIn(list: string | undefined): string[] {
  const names = (list ?? '').split(',').map((name) => name.trim());
  return [...new Set(names.filter(Boolean))];
}

function priceFilter(search: PropertySearch): AppliedFilter | undefined {
  const label = priceRangeLabel(search);
  return label === undefined
    ? undefined
    : { label, removal: { minPrice: undefined, maxPrice: undefined } };
}
