import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import type { PropertySearch } from '#contract/property-search.ts';
import { queryOf, specifiedQueryOf } from '#contract/property-search-sending.ts';
import type { PropertyPage, WholeList } from './property-page.ts';
import { firstPageOf, type PageRequest, recentPage } from './property-page-request.ts';
import { getProperties, getProperty } from './property-requests.ts';

const WHOLE_LIST_KEPT_MS = 30 * 60_000;

/** A route's loader has just tried, so that a screen that finds a failure shows it. */
export const publicQuery = { meta: { isPublic: true }, retryOnMount: false } as const;

/** Every query of properties; the only place that spells their keys. */
export const propertyQueries = {
  all: () => ['properties'] as const,

  allPages: () => [...propertyQueries.all(), 'pages'] as const,

  /** The results of a search, page by page, whichever kind of API answers. */
  pages: (search: PropertySearch, pageSize?: number) =>
    infiniteQueryOptions({
      queryKey: [...propertyQueries.allPages(), queryOf(search), pageSize] as const,
      queryFn: ({ client, pageParam, signal }) =>
        findPage(client, { ...firstPageOf(search, pageSize), cursor: pageParam }, signal),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      placeholderData: keepPreviousData,
      ...publicQuery,
    }),

  /** The newest that are for sale, and how many of those are in each popular place, in one call. */
  recent: () =>
    queryOptions({
      queryKey: [...propertyQueries.all(), 'recent'] as const,
      queryFn: ({ client, signal }) => findPage(client, recentPage, signal),
      ...publicQuery,
    }),

  /** What an API that does not page answered to the part of a search that it knows. */
  wholeLists: () => [...propertyQueries.all(), 'whole-list'] as const,
  wholeList: (search: PropertySearch) =>
    [...propertyQueries.wholeLists(), specifiedQueryOf(search)] as const,

  detail: (id: string) =>
    queryOptions({
      queryKey: [...propertyQueries.all(), 'detail', id] as const,
      queryFn: ({ signal }) => getProperty(id, signal),
      ...publicQuery,
    }),
};

/** One search, two kinds of API: whether the answer carries `meta` tells which kind it is. */
export async function findPage(
  client: QueryClient,
  request: PageRequest,
  signal: AbortSignal,
): Promise<PropertyPage> {
  const { search } = request;
  const atHand = wholeListAtHand(client, search);
  if (atHand) return pageOf(client, atHand.list, request, atHand.fetchedAt);

  const { page, list } = await getProperties(request, signal);
  const fetchedAt = Date.now();
  if (list) {
    await keepWholeList(client, search, list);
    return pageOf(client, list, request, fetchedAt);
  }
  const { total, nextCursor, facets = {} } = page.meta;
  return { properties: page.items, total, nextCursor, facets, fetchedAt };
}

async function pageOf(
  client: QueryClient,
  list: WholeList,
  request: PageRequest,
  fetchedAt: number,
) {
  try {
    return { ...(await list.page(request)), fetchedAt, isOfWholeList: true };
  } catch (error) {
    // The worker has failed, and every list is lost with it: the next try fetches anew.
    client.removeQueries({ queryKey: propertyQueries.wholeLists() });
    throw error;
  }
}

/** A whole list serves every search within it: that of all properties, of a status, of the query. */
export function wholeListAtHand(client: QueryClient, search: PropertySearch) {
  for (const wider of [{}, { status: search.status }, search]) {
    const queryKey = propertyQueries.wholeList(wider);
    const state = client.getQueryState<WholeList>(queryKey);
    if (state?.data && !state.isInvalidated) {
      return { list: state.data, fetchedAt: state.dataUpdatedAt };
    }
  }
  return null;
}

function keepWholeList(client: QueryClient, search: PropertySearch, list: WholeList) {
  return client.fetchQuery({
    queryKey: propertyQueries.wholeList(search),
    queryFn: () => list,
    gcTime: WHOLE_LIST_KEPT_MS,
    structuralSharing: false,
    meta: { isPublic: true },
  });
}
