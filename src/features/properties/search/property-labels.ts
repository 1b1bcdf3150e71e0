import {
  FOR_SALE,
  NEW_DEVELOPMENT,
  propertyStatuses,
  propertyTypes,
} from '#contract/property/property.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import { OTHER_STATES } from '#contract/search/locations.ts';
import type { FacetCount } from '#contract/search/property-facets.ts';
import type { PropertySearch, PropertySort } from '#contract/search/property-search.ts';
import { partsOf } from '#contract/search/property-search-query.ts';

export const sortLabels: Record<PropertySort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  price_asc: 'Price: low to high',
  price_desc: 'Price: high to low',
};

/** The types of the specification, then others that the listings have. */
export function typeChoices(facet: FacetCount[] | undefined): string[] {
  return [...new Set([...propertyTypes, ...valuesOf(facet)])];
}

export function statusChoices(facet: FacetCount[] | undefined): string[] {
  return [...new Set([...propertyStatuses, ...valuesOf(facet)])];
}

/** Adds the chosen value, which an address may set to any text. */
export function withChosen(choices: readonly string[], chosen: string | undefined): string[] {
  return [...new Set(chosen ? [...choices, chosen] : choices)];
}

function valuesOf(facet: FacetCount[] = []): string[] {
  return facet.map(({ value }) => value).filter(Boolean);
}

/** '1 property', '48 properties'. */
export function countLabel(total: number): string {
  return `${formatNumber(total)} ${total === 1 ? 'property' : 'properties'}`;
}

const plurals: Record<(typeof propertyTypes)[number], string> = {
  Apartment: 'Apartments',
  Villa: 'Villas',
  House: 'Houses',
  Estate: 'Estates',
  Commercial: 'Commercial properties',
  Land: 'Land',
};

/** The heading of a page of results: 'Villas for sale in Lagos'. */
export function searchHeading({ type, status, location }: PropertySearch): string {
  if (!type && !location && (!status || status === FOR_SALE)) return 'Property Listings';
  return [typeLabel(type, status), status === FOR_SALE && 'for sale', locationLabel(location)]
    .filter(Boolean)
    .join(' ');
}

function typeLabel(type: string | undefined, status: string | undefined): string {
  const name = propertyTypes.find((each) => each.toLowerCase() === type?.toLowerCase());
  if (name) return plurals[name];
  if (type === NEW_DEVELOPMENT || (!type && status === NEW_DEVELOPMENT)) return 'New developments';
  return type ?? 'Properties';
}

const orList = new Intl.ListFormat('en-NG', { type: 'disjunction' });

function locationLabel(location: string | undefined): string | undefined {
  const names = partsOf(location).map((name) => (name === OTHER_STATES ? 'other states' : name));
  if (names.length === 0) return undefined;
  return `in ${orList.format(names)}`.replace('in Elsewhere', 'elsewhere');
}
