import { askingPrice, FOR_SALE, isDevelopment, type Property } from '#contract/property.ts';
import type { PropertySearch } from '#contract/property-search.ts';
import { addressOf } from '#contract/property-words.ts';

/** How far a price may be from the property's own, both ways. */
const PRICE_FACTOR = 2;

/**
 * What somebody who looks at a property would look at next, the closest first: of its type and
 * about its price in its own quarter, then in its city, then anything there. Developments have no
 * price and one type. Nothing where no address is known.
 */
export function similarSearches(property: Property): PropertySearch[] {
  const places = placesOf(property);
  const price = askingPrice(property);
  if (places.length === 0) return [];
  if (isDevelopment(property)) {
    return [...places.map((location) => ({ development: true, location })), { development: true }];
  }
  const kind: PropertySearch = {
    status: FOR_SALE,
    development: false,
    type: property.type ?? undefined,
    ...(price !== null && {
      minPrice: Math.round(price / PRICE_FACTOR),
      maxPrice: price * PRICE_FACTOR,
    }),
  };
  return [
    ...places.map((location) => ({ ...kind, location })),
    { status: FOR_SALE, development: false, location: places.at(-1) },
  ];
}

/** The first and the last part of an address: 'Lekki Phase 1, Lagos' lies in both. */
function placesOf(property: Property): string[] {
  const parts = (addressOf(property) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return [...new Set([parts[0], parts.at(-1)])].filter((part) => part !== undefined);
}
