import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { FOR_SALE, isDevelopment, type Property, shownPrice } from '#contract/property/property.ts';
import { addressOf } from '#contract/property/property-labels.ts';
import type { AreaCount } from '#contract/search/property-facets.ts';
import { elsewhereRegion, type PropertySearch } from '#contract/search/property-search.ts';
import { partsOf, queryOf } from '#contract/search/property-search-query.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import type { PageRequest } from './property-list.ts';
import { findCachedPage, findPage, propertyQueries } from './property-queries.ts';
import { staffSearch } from './staff-search.ts';

const SUGGESTED_COUNT = 3;
/** More than are shown, because sold ones are left out. */
const NEAREST_COUNT = 12;

/** A typed reference also finds longer references that contain it. */
const TYPED_COUNT = 20;
const TYPED_GC_MS = 60_000;

export const suggestionQueries = {
  similar: (property: Property) =>
    queryOptions({
      queryKey: [...propertyQueries.allSimilar(), property._id] as const,
      queryFn: ({ client, signal }) => findSimilar(client, property, signal),
    }),

  nearest: (search: PropertySearch) =>
    queryOptions({
      queryKey: [...propertyQueries.all(), 'nearest', queryOf(search)] as const,
      queryFn: async ({ client, signal }) =>
        (await cachedOrFound(client, { search, pageSize: NEAREST_COUNT }, signal)).properties,
    }),

  /** Areas with their number of listings; null if neither the API nor a cached list has them all. */
  areas: (client: QueryClient) =>
    queryOptions({
      queryKey: [...propertyQueries.all(), 'areas', wholeListTime(client)] as const,
      queryFn: ({ signal }) => findAreas(client, signal),
    }),

  /**
   * The first results of a text query while it is typed; for staff with drafts. Without paging, of a
   * cached list.
   */
  typed: (q: string, isForStaff = false) =>
    queryOptions({
      queryKey: [...propertyQueries.all(), 'typed', q, isForStaff] as const,
      queryFn: ({ client, signal }) =>
        findTyped(client, isForStaff ? staffSearch({ q }) : { q }, signal),
      gcTime: TYPED_GC_MS,
    }),

  /** The first results of a text query by staff. Without paging, this loads the list of all properties. */
  found: (q: string) =>
    queryOptions({
      queryKey: [...propertyQueries.all(), 'found', q] as const,
      queryFn: async ({ client, signal }) =>
        (await findPage(client, { search: staffSearch({ q }), pageSize: TYPED_COUNT }, signal))
          .properties,
      gcTime: TYPED_GC_MS,
      // The list of results shows the failure.
      meta: { failureToast: false },
    }),

  totals: (searches: readonly PropertySearch[]) =>
    queryOptions({
      queryKey: [...propertyQueries.all(), 'totals', searches.map(queryOf)] as const,
      queryFn: ({ client, signal }) => countEach(client, searches, signal),
    }),
};

/** The time at which the list of all properties was cached; 0 if it is not. */
function wholeListTime(client: QueryClient): number {
  return client.getQueryState(propertyQueries.wholeList({}).queryKey)?.dataUpdatedAt ?? 0;
}

async function findAreas(client: QueryClient, signal: AbortSignal): Promise<AreaCount[] | null> {
  const request: PageRequest = { search: {}, pageSize: 1, facets: ['area'] };
  const page = hasCapability('areas')
    ? await findPage(client, request, signal)
    : await findCachedPage(client, request);
  // Elsewhere is no place to look for.
  return page?.facets.area?.filter(({ name }) => !elsewhereRegion(name)) ?? null;
}

async function findTyped(
  client: QueryClient,
  search: PropertySearch,
  signal: AbortSignal,
): Promise<Property[]> {
  const request = { search, pageSize: TYPED_COUNT };
  if (hasCapability('paging')) return (await findPage(client, request, signal)).properties;
  const page =
    (await findCachedPage(client, request)) ??
    (await findCachedPage(client, { ...request, search: { ...search, status: FOR_SALE } }));
  return page?.properties ?? [];
}

/** How many of the newest results of a search are compared by price. */
const COMPARED_COUNT = 12;

/** Searches from narrow to wide until enough properties are found. */
async function findSimilar(client: QueryClient, property: Property, signal: AbortSignal) {
  const found = new Map<string, Property>();
  const price = shownPrice(property);
  // Without a price to compare, the order stays.
  const distance = (other: Property) => {
    const otherPrice = shownPrice(other);
    return price && otherPrice ? Math.abs(Math.log(otherPrice / price)) : Number.MAX_VALUE;
  };
  for (const [step, search] of similarSearches(property).entries()) {
    const request = { search, pageSize: COMPARED_COUNT };
    const cached = await findCachedPage(client, request);
    // Without paging, each wider search would download a whole list for a few cards.
    if (!cached && step > 0 && !hasCapability('paging')) break;
    const { properties } = cached ?? (await findPage(client, request, signal));
    for (const similar of properties.toSorted((a, b) => distance(a) - distance(b))) {
      if (similar._id !== property._id) found.set(similar._id, similar);
    }
    if (found.size >= SUGGESTED_COUNT) break;
  }
  return [...found.values()].slice(0, SUGGESTED_COUNT);
}

/** Totals in the order of the searches. Without paging, they are counted in one whole list. */
async function countEach(
  client: QueryClient,
  searches: readonly PropertySearch[],
  signal: AbortSignal,
): Promise<number[]> {
  if (!hasCapability('paging')) await client.fetchQuery(propertyQueries.wholeList({}));
  const pages = searches.map((search) => cachedOrFound(client, { search, pageSize: 1 }, signal));
  return (await Promise.all(pages)).map(({ total }) => total);
}

async function cachedOrFound(client: QueryClient, request: PageRequest, signal: AbortSignal) {
  return (await findCachedPage(client, request)) ?? findPage(client, request, signal);
}

/** Similar properties cost at most twice and at least half as much as the property. */
const PRICE_FACTOR = 2;

/** The types that are not homes: a buyer of one is not shown homes instead. */
const noHomes = ['Land', 'Commercial'];

/**
 * Searches for similar properties, from narrow to wide: the same type at a similar price in the same
 * quarter, the same in the same city, then everything for sale in that city, or instead of homes the
 * same in any place. For a development, other developments. Empty without an address.
 */
export function similarSearches(property: Property): PropertySearch[] {
  const locations = locationsOf(property);
  const price = shownPrice(property);
  if (locations.length === 0) return [];
  if (isDevelopment(property)) {
    return [
      ...locations.map((location) => ({ development: true, location })),
      { development: true },
    ];
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
    ...locations.map((location) => ({ ...kind, location })),
    noHomes.includes(property.type ?? '')
      ? kind
      : { status: FOR_SALE, development: false, location: locations.at(-1) },
  ];
}

/** The first and the last part of an address: 'Lekki Phase 1' and 'Lagos'. */
function locationsOf(property: Property): string[] {
  const parts = partsOf(addressOf(property) ?? undefined);
  return [...new Set([parts[0], parts.at(-1)])].filter((part) => part !== undefined);
}
