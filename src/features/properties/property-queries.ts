import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import type { Property } from '#contract/property.ts';
import { facetNames } from '#contract/property-facets.ts';
import type { PropertySearch } from '#contract/property-search.ts';
import { queryOf, specifiedQueryOf } from '#contract/property-search-query.ts';
import { type PropertyPage, pageOfWholeList } from './property-pages.ts';
import { getProperties, getProperty } from './property-requests.ts';

const PAGE_SIZE = 24;
const WHOLE_LIST_KEPT_MS = 30 * 60_000;

interface PageRequest {
  search: PropertySearch;
  pageSize: number;
  cursor: string | null;
  signal: AbortSignal;
}

/** Every query of properties; the only place that spells their keys. */
export const propertyQueries = {
  all: () => ['properties'] as const,

  /** The results of a search, page by page, whichever kind of API answers. */
  pages: (search: PropertySearch, pageSize = PAGE_SIZE) =>
    infiniteQueryOptions({
      queryKey: [...propertyQueries.all(), 'pages', queryOf(search), pageSize] as const,
      queryFn: ({ client, pageParam, signal }) =>
        findPage(client, { search, pageSize, cursor: pageParam, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      placeholderData: keepPreviousData,
      meta: { isPublic: true },
    }),

  /** What an API that does not page answered to the part of a search that it knows. */
  wholeLists: () => [...propertyQueries.all(), 'whole-list'] as const,
  wholeList: (search: PropertySearch) =>
    [...propertyQueries.wholeLists(), specifiedQueryOf(search)] as const,

  detail: (id: string) =>
    queryOptions({
      queryKey: [...propertyQueries.all(), 'detail', id] as const,
      queryFn: ({ signal }) => getProperty(id, signal),
      meta: { isPublic: true },
    }),
};

/** One search, two kinds of API: whether the answer carries `meta` tells which kind it is. */
async function findPage(client: QueryClient, request: PageRequest): Promise<PropertyPage> {
  const { search, pageSize, cursor, signal } = request;
  const atHand = wholeListAtHand(client, search);
  if (atHand) {
    return { ...(await pageOfWholeList(atHand.list, request)), fetchedAt: atHand.fetchedAt };
  }

  const facets = cursor === null ? facetNames.join(',') : undefined;
  const query = { ...queryOf(search), limit: `${pageSize}`, cursor: cursor ?? undefined, facets };
  const { items, meta } = await getProperties(query, signal);
  const fetchedAt = Date.now();
  if (!meta) {
    await keepWholeList(client, search, items);
    return { ...(await pageOfWholeList(items, request)), fetchedAt };
  }
  const { total, nextCursor } = meta;
  return { properties: items, total, nextCursor, facets: meta.facets ?? {}, fetchedAt };
}

/** The whole list of every property serves all searches; else the one of the same specified query. */
function wholeListAtHand(client: QueryClient, search: PropertySearch) {
  for (const queryKey of [propertyQueries.wholeList({}), propertyQueries.wholeList(search)]) {
    const state = client.getQueryState<Property[]>(queryKey);
    if (state?.data && !state.isInvalidated) {
      return { list: state.data, fetchedAt: state.dataUpdatedAt };
    }
  }
  return null;
}

function keepWholeList(client: QueryClient, search: PropertySearch, properties: Property[]) {
  return client.fetchQuery({
    queryKey: propertyQueries.wholeList(search),
    queryFn: () => properties,
    gcTime: WHOLE_LIST_KEPT_MS,
    // Comparing thousands of listings with the ones before would cost more than it saves.
    structuralSharing: false,
    meta: { isPublic: true },
  });
}
