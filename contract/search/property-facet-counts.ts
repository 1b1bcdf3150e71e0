import { papersKindOf } from '#contract/property/papers-kind.ts';
import { type Property, SOLD, shownPrice } from '#contract/property/property.ts';
import { areaCounts, type LocationCount, lowest } from './area-counts.ts';
import { budgets } from './budgets.ts';
import { matchesLocation } from './location-matches.ts';
import { popularLocations } from './locations.ts';
import {
  type FacetCount,
  type FacetName,
  type PropertyFacets,
  priceBand,
} from './property-facets.ts';
import { matcherOf } from './property-matches.ts';
import { locationCondition, type PropertySearch } from './property-search.ts';

/** Counts the facets of a whole list, as the paging API does. */
export function facetsOf(
  properties: readonly Property[],
  search: PropertySearch,
  names: readonly FacetName[],
): PropertyFacets {
  const facets: PropertyFacets = {};
  for (const name of names) {
    const found = properties.filter(matcherOf(withoutFacet(search, name)));
    if (name === 'price') facets.price = priceFacet(found);
    else if (name === 'location') facets.location = locationCounts(found);
    else if (name === 'budget') facets.budget = budgetCounts(found);
    else if (name === 'area') facets.area = areaCounts(pricedLocations(found));
    else facets[name] = countValues(found.map((property) => facetValue(property, name)));
  }
  return facets;
}

type ValueFacet = 'type' | 'status' | 'bedrooms' | 'papers';

function facetValue(property: Property, name: ValueFacet): string | null {
  if (name === 'papers') return papersKindOf(property);
  const value = name === 'bedrooms' ? property.features?.bedrooms : property[name];
  return value == null ? null : `${value}`;
}

function priceFacet(properties: readonly Property[]): PropertyFacets['price'] {
  const prices = properties.map(shownPrice).filter((price) => price !== null);
  const counts = new Map<number, number>();
  for (const price of prices) {
    const band = priceBand(price);
    counts.set(band, (counts.get(band) ?? 0) + 1);
  }
  return {
    highest: prices.reduce<number | null>((highest, price) => Math.max(highest ?? 0, price), null),
    histogram: [...counts]
      .map(([from, count]) => ({ from, count }))
      .sort((a, b) => a.from - b.from),
  };
}

function locationCounts(properties: readonly Property[]): FacetCount[] {
  // Grouped first, because thousands of properties share some hundred locations.
  const locations = countValues(properties.map(locationOf));
  return popularLocations.map((location) => {
    const condition = locationCondition(location);
    const found = locations.filter(({ value }) => matchesLocation(value, condition));
    return { value: location, count: found.reduce((sum, { count }) => sum + count, 0) };
  });
}

function budgetCounts(properties: readonly Property[]): FacetCount[] {
  return budgets.map(({ label, search }) => ({
    value: label,
    count: properties.filter(matcherOf(search)).length,
  }));
}

function pricedLocations(properties: readonly Property[]): LocationCount[] {
  const lowestPrices = new Map<string, number | null>();
  for (const property of properties) {
    const { location, status } = property;
    const price = status === SOLD ? null : shownPrice(property);
    lowestPrices.set(location, lowest([lowestPrices.get(location) ?? null, price]));
  }
  return countValues(properties.map(locationOf)).map((counted) => ({
    ...counted,
    lowestPrice: lowestPrices.get(counted.value) ?? null,
  }));
}

function locationOf({ location }: Property): string {
  return location;
}

function countValues(values: readonly (string | null)[]): FacetCount[] {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => (a.value < b.value ? -1 : 1));
}

/** The search whose results a facet counts: it has every filter except the facet's own. */
export function withoutFacet(search: PropertySearch, name: FacetName): PropertySearch {
  const { sort: _, ...rest } = search;
  if (name === 'price') return { ...rest, minPrice: undefined, maxPrice: undefined };
  if (name === 'budget') return rest;
  return { ...rest, [name === 'area' ? 'location' : name]: undefined };
}

/** Whether the search has the facet's own filter. */
export function isFilteredBy(search: PropertySearch, name: FacetName): boolean {
  if (name === 'price') return search.minPrice !== undefined || search.maxPrice !== undefined;
  if (name === 'budget') return false;
  return search[name === 'area' ? 'location' : name] !== undefined;
}
