import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Property } from '#contract/property.ts';
import type { PropertySearch } from '#contract/property-search.ts';
import { queryOf } from '#contract/property-search-sending.ts';
import { similarSearches } from '#src/features/properties/search/similar-searches.ts';
import type { PageRequest } from './property-page-request.ts';
import { findPage, propertyQueries, publicQuery, wholeListAtHand } from './property-queries.ts';

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

/** Search after search, each wider than the one before, until there are enough. */
async function findSimilar(client: QueryClient, property: Property, signal: AbortSignal) {
  const found = new Map<string, Property>();
  for (const [step, search] of similarSearches(property).entries()) {
    // An API that does not page would answer with a whole city for the sake of a few cards.
    if (step > 0 && isPlain(client) && !wholeListAtHand(client, search)) break;
    // One more than wanted, since the property may be among them.
    const { properties } = await findPage(client, beginningOf(search, SIMILAR + 1), signal);
    for (const similar of properties) {
      if (similar._id !== property._id) found.set(similar._id, similar);
    }
    if (found.size >= SIMILAR) break;
  }
  return [...found.values()].slice(0, SIMILAR);
}

/** In the order of the searches. The whole list of an API that does not page counts them all. */
async function countEach(
  client: QueryClient,
  searches: readonly PropertySearch[],
  signal: AbortSignal,
): Promise<number[]> {
  if (isPlain(client)) await findPage(client, beginningOf({}, 1), signal);
  const pages = searches.map((search) => findPage(client, beginningOf(search, 1), signal));
  return (await Promise.all(pages)).map(({ total }) => total);
}

/** Whether the API is known to answer whole lists. */
function isPlain(client: QueryClient): boolean {
  return client.getQueriesData({ queryKey: propertyQueries.wholeLists() }).length > 0;
}

/** The beginning of the results, with nothing counted beside it. */
function beginningOf(search: PropertySearch, pageSize: number): PageRequest {
  return { search, pageSize, cursor: null, facets: [] };
}
