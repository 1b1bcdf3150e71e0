import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Property } from '#contract/property.ts';
import type { PropertySearch } from '#contract/property-search.ts';
import { queryOf } from '#contract/property-search-query.ts';
import { similarSearches } from '#src/features/properties/search/similar-searches.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import type { PageRequest } from './property-pages.ts';
import { findCachedPage, findPage, propertyQueries, publicQuery } from './property-queries.ts';

const SIMILAR = 3;

/** Queries of what a visitor could look at instead; apart, since no first view needs them. */
export const suggestionQueries = {
  allSimilar: () => [...propertyQueries.all(), 'similar'] as const,

  /** A few that resemble a property, without itself. */
  similar: (property: Property) =>
    queryOptions({
      queryKey: [...suggestionQueries.allSimilar(), property._id] as const,
      queryFn: ({ client, signal }) => findSimilar(client, property, signal),
      ...publicQuery,
    }),

  /** How many each of these searches finds. */
  totals: (searches: readonly PropertySearch[]) =>
    queryOptions({
      queryKey: [...propertyQueries.all(), 'totals', searches.map(queryOf)] as const,
      queryFn: ({ client, signal }) => countEach(client, searches, signal),
      ...publicQuery,
    }),
};

/** Searches ever wider until enough are found. */
async function findSimilar(client: QueryClient, property: Property, signal: AbortSignal) {
  const found = new Map<string, Property>();
  for (const [step, search] of similarSearches(property).entries()) {
    // One more than shown, since the property itself may be among them.
    const request = firstOf(search, SIMILAR + 1);
    const cached = await findCachedPage(client, request);
    // Without paging, each wider search would download a whole list for a few cards.
    if (!cached && step > 0 && !hasCapability('paging')) break;
    const { properties } = cached ?? (await findPage(client, request, signal));
    for (const similar of properties) {
      if (similar._id !== property._id) found.set(similar._id, similar);
    }
    if (found.size >= SIMILAR) break;
  }
  return [...found.values()].slice(0, SIMILAR);
}

/** Returns the totals in the order of the searches. Without paging, one whole list counts them all. */
async function countEach(
  client: QueryClient,
  searches: readonly PropertySearch[],
  signal: AbortSignal,
): Promise<number[]> {
  if (!hasCapability('paging')) await client.fetchQuery(propertyQueries.wholeList({}));
  const pages = searches.map(async (search) => {
    const request = firstOf(search, 1);
    return (await findCachedPage(client, request)) ?? findPage(client, request, signal);
  });
  return (await Promise.all(pages)).map(({ total }) => total);
}

function firstOf(search: PropertySearch, pageSize: number): PageRequest {
  return { search, pageSize, cursor: null, facets: [] };
}
