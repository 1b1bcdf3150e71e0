import { OTHER_STATES } from '#contract/places.ts';
import { FOR_SALE, NEW_DEVELOPMENT, propertyTypes } from '#contract/property.ts';
import type { PropertySearch } from '#contract/property-search.ts';

const plurals: Record<(typeof propertyTypes)[number], string> = {
  Apartment: 'Apartments',
  Villa: 'Villas',
  House: 'Houses',
  Estate: 'Estates',
  Commercial: 'Commercial properties',
  Land: 'Land',
};

/** What a search shows, as a page is headed: 'Villas for sale in Lagos'. */
export function searchHeading({ type, status, location }: PropertySearch): string {
  if (!type && !location && (!status || status === FOR_SALE)) return 'Property Listings';
  return [kindOf(type, status), status === FOR_SALE && 'for sale', placeOf(location)]
    .filter(Boolean)
    .join(' ');
}

function kindOf(type: string | undefined, status: string | undefined): string {
  const known = propertyTypes.find((name) => name.toLowerCase() === type?.toLowerCase());
  if (known) return plurals[known];
  if (type === NEW_DEVELOPMENT || (!type && status === NEW_DEVELOPMENT)) return 'New developments';
  return type ?? 'Properties';
}

function placeOf(location: string | undefined): string | undefined {
  const places = (location ?? '').split(',').map((place) => place.trim());
  const named = places
    .filter(Boolean)
    .map((place) => (place === OTHER_STATES ? 'other states' : place));
  if (named.length === 0) return undefined;
  return `in ${new Intl.ListFormat('en-NG', { type: 'disjunction' }).format(named)}`;
}
