import type { PapersChoice } from '#contract/property/papers.ts';
import { formatShortNaira } from '#contract/rules/naira.ts';
import { OPEN_ENDED_ROOMS, type PropertySearch } from '#contract/search/property-search.ts';

const filterNames = [
  'q',
  'location',
  'type',
  'status',
  'minPrice',
  'maxPrice',
  'bedrooms',
  'bathrooms',
  'amenities',
  'papers',
] as const;

export const noFilters: PropertySearch = Object.fromEntries(
  filterNames.map((name) => [name, undefined]),
);

/** Whether no other filter is applied. Only then is the count of an area its number of results. */
export function hasOnlyLocation(search: PropertySearch): boolean {
  return filterNames.every((name) => name === 'location' || search[name] === undefined);
}

/** '₦50m to ₦1.2bn', or a label with the only bound; undefined without bounds. */
export function priceRangeLabel({ minPrice, maxPrice }: PropertySearch): string | undefined {
  if (minPrice !== undefined && maxPrice !== undefined) {
    return `${formatShortNaira(minPrice)} to ${formatShortNaira(maxPrice)}`;
  }
  if (minPrice !== undefined) return `From ${formatShortNaira(minPrice)}`;
  return maxPrice === undefined ? undefined : `Up to ${formatShortNaira(maxPrice)}`;
}

/** '3 bedrooms', '1 bathroom', '4+ bedrooms'. */
export function roomsLabel(rooms: number, kind: 'bedroom' | 'bathroom'): string {
  return `${roomCount(rooms)} ${kind}${rooms === 1 ? '' : 's'}`;
}

/** A choice of papers outside of their filter. */
export function papersLabel(choice: PapersChoice): string {
  return choice === 'Other' ? 'Other papers' : choice.replace("'", '’');
}

/** '3', '4+'. */
export function roomCount(rooms: number): string {
  return rooms >= OPEN_ENDED_ROOMS ? `${rooms}+` : `${rooms}`;
}
