import * as z from 'zod/mini';
import { popularLocations } from './locations.ts';
import { askingPrice, type Property } from './property.ts';
import {
  locationCondition,
  matcherOf,
  matchesLocation,
  type PropertySearch,
} from './property-search.ts';

export const facetNames = ['price', 'type', 'status', 'location', 'bedrooms'] as const;
export type FacetName = (typeof facetNames)[number];

const FacetCount = z.object({ value: z.string(), count: z.int().check(z.gte(0)) });
export type FacetCount = z.infer<typeof FacetCount>;

/** The histogram has bands from 1, 2 and 5 times each power of ten. */
const histogramSteps = [1, 2, 5] as const;

/** The number of results for each choice of a filter, with the other filters unchanged. */
export const PropertyFacets = z.object({
  price: z.optional(
    z.object({
      /** The highest asking price in naira without the price filter; null if no property has a price. */
      highest: z.nullable(z.number()),
      /** Counts by price band; `from` is the band's lower bound in naira, see `priceBand`. */
      histogram: z.array(z.object({ from: z.number(), count: z.int().check(z.gte(0)) })),
    }),
  ),
  type: z.optional(z.array(FacetCount)),
  status: z.optional(z.array(FacetCount)),
  location: z.optional(z.array(FacetCount)),
  bedrooms: z.optional(z.array(FacetCount)),
});
export type PropertyFacets = z.infer<typeof PropertyFacets>;

/** The lower bound of the band that a price in naira falls into: 1, 2 or 5 times a power of ten. */
export function priceBand(price: number): number {
  const power = 10 ** (Math.max(1, Math.floor(price)).toString().length - 1);
  const step = histogramSteps.findLast((candidate) => price >= candidate * power) ?? 1;
  return step * power;
}

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
    else facets[name] = countValues(found.map((property) => facetValue(property, name)));
  }
  return facets;
}

/** The search without the facet's own filter, which is what the facet counts in. */
export function withoutFacet(search: PropertySearch, name: FacetName): PropertySearch {
  const { sort: _, ...rest } = search;
  if (name === 'price') return { ...rest, minPrice: undefined, maxPrice: undefined };
  return { ...rest, [name]: undefined };
}

function facetValue(property: Property, name: 'type' | 'status' | 'bedrooms'): string | null {
  const value = name === 'bedrooms' ? property.features?.bedrooms : property[name];
  return value == null ? null : `${value}`;
}

function priceFacet(properties: readonly Property[]): PropertyFacets['price'] {
  const prices = properties.map(askingPrice).filter((price) => price !== null);
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
  const locations = countValues(properties.map(({ location }) => location));
  return popularLocations.map((location) => {
    const condition = locationCondition(location);
    const found = locations.filter(({ value }) => matchesLocation(value, condition));
    return { value: location, count: found.reduce((sum, { count }) => sum + count, 0) };
  });
}

function countValues(values: readonly (string | null)[]): FacetCount[] {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => (a.value < b.value ? -1 : 1));
}
