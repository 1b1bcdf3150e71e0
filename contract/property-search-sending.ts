import { locationCondition } from './property-location.ts';
import type { PropertySearch } from './property-search.ts';
import type { PropertySearchQuery } from './property-search-query.ts';

/** `maxPrice` travels only below this many naira; see `priceCeiling`. */
const MAX_PRICE_SENT_BELOW = 1_000_000;

/** The part of a query that every API knows, by the specification's rules for what is sent. */
export function specifiedQueryOf(search: PropertySearch): PropertySearchQuery {
  const { status, minPrice = 0, maxPrice, location, bedrooms, bathrooms, amenities } = search;
  const condition = locationCondition(location);
  return withoutUndefined({
    status: status || undefined,
    minPrice: minPrice > 0 ? String(minPrice) : undefined,
    maxPrice:
      maxPrice !== undefined && maxPrice < MAX_PRICE_SENT_BELOW ? String(maxPrice) : undefined,
    location: condition && 'inside' in condition ? location : undefined,
    bedrooms: bedrooms ? String(bedrooms) : undefined,
    bathrooms: bathrooms ? String(bathrooms) : undefined,
    amenities: amenities?.length ? amenities.join(',') : undefined,
  });
}

/** The whole query: the specified part and, for an API that pages, what it leaves unsaid. */
export function queryOf(search: PropertySearch): PropertySearchQuery {
  const { q, type, maxPrice, location, development, problem, sort } = search;
  const condition = locationCondition(location);
  return {
    ...specifiedQueryOf(search),
    ...withoutUndefined({
      q: q || undefined,
      type: type || undefined,
      priceCeiling:
        maxPrice !== undefined && maxPrice >= MAX_PRICE_SENT_BELOW ? String(maxPrice) : undefined,
      elsewhere:
        condition && 'outside' in condition ? condition.outside.join(',') || undefined : undefined,
      development: development === undefined ? undefined : (`${development}` as const),
      problem,
      sort: sort === 'newest' ? undefined : sort,
    }),
  };
}

/** A copy without the names whose value is undefined. */
export function withoutUndefined<T extends object>(record: T): T {
  // The cast is sound: dropping undefined values of optional keys leaves the type as it was.
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
}
