import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import * as endpoints from '#contract/properties.ts';
import type { PropertySearch } from '#contract/property-search.ts';
import { queryOf, specifiedQueryOf } from '#contract/property-search-query.ts';
import { call } from '#src/lib/api.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { openPropertyList } from './open-property-list.ts';
import type { PropertyList } from './property-list.ts';
import {
  firstPageOf,
  type PageRequest,
  type PropertyPage,
  queryOfPage,
  recentPage,
} from './property-pages.ts';

const WHOLE_LIST_GC_MS = 30 * 60_000;

/** The same for every visitor; a loader's failure is shown by the page instead of requested again. */
export const publicQuery = { meta: { isPublic: true }, retryOnMount: false } as const;

/** Queries of properties. */
export const propertyQueries = {
  all: () => ['properties'] as const,

  allPages: () => [...propertyQueries.all(), 'pages'] as const,

  /** The results of a search, page by page. */
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

  /** The newest properties for sale, and the counts of the popular places. */
  recent: () =>
    queryOptions({
      queryKey: [...propertyQueries.all(), 'recent'] as const,
      queryFn: ({ client, signal }) => findPage(client, recentPage, signal),
      ...publicQuery,
    }),

  wholeLists: () => [...propertyQueries.all(), 'whole-list'] as const,

  /** The response of an API without paging to the part of a search that the specification names. */
  wholeList: (search: PropertySearch) =>
    queryOptions({
      queryKey: [...propertyQueries.wholeLists(), specifiedQueryOf(search)] as const,
      queryFn: ({ signal }) => openPropertyList(specifiedQueryOf(search), signal),
      gcTime: WHOLE_LIST_GC_MS,
      structuralSharing: false,
      // The queries that need the list retry it.
      retry: false,
      meta: { isPublic: true, failureToast: false },
    }),

  /** The first page as a wider list that is already cached gives it, until the API responds. */
  preview: (search: PropertySearch, pageSize?: number) =>
    queryOptions({
      queryKey: [...propertyQueries.all(), 'preview', queryOf(search), pageSize] as const,
      queryFn: ({ client }) => findCachedPage(client, firstPageOf(search, pageSize)),
      gcTime: 0,
      meta: { isPublic: true, failureToast: false },
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: [...propertyQueries.all(), 'detail', id] as const,
      queryFn: ({ signal }) => call(endpoints.getProperty, { params: { id }, signal }),
      ...publicQuery,
    }),

  /** The start of an edit. Not cached between visits: another admin may change the property. */
  stored: (id: string) =>
    queryOptions({
      queryKey: [...propertyQueries.all(), 'stored', id] as const,
      queryFn: async ({ client, signal }) => {
        const property = await call(endpoints.getProperty, { params: { id }, signal });
        client.setQueryData(propertyQueries.detail(id).queryKey, property);
        return property;
      },
      gcTime: 0,
    }),
};

/** Requests a page, or the whole list that it is a part of from an API without paging. */
export async function findPage(
  client: QueryClient,
  request: PageRequest,
  signal: AbortSignal,
): Promise<PropertyPage> {
  if (!hasCapability('paging')) {
    const options = propertyQueries.wholeList(request.search);
    const list = await client.fetchQuery(options);
    return pageOf(list, request, client.getQueryState(options.queryKey)?.dataUpdatedAt);
  }
  const query = queryOfPage(request);
  const { items, meta } = await call(endpoints.listProperties, { query, signal });
  const { total = items.length, nextCursor = null, facets = {} } = meta ?? {};
  return { properties: items, total, nextCursor, facets, fetchedAt: Date.now() };
}

/** Returns a page of a cached list that holds every result of the search; null if there is none. */
export async function findCachedPage(
  client: QueryClient,
  request: PageRequest,
): Promise<PropertyPage | null> {
  const { search } = request;
  for (const wider of [search, { status: search.status }, {}]) {
    const { queryKey } = propertyQueries.wholeList(wider);
    const state = client.getQueryState(queryKey);
    if (state?.data && !state.isInvalidated)
      return pageOf(state.data, request, state.dataUpdatedAt);
  }
  return null;
}

async function pageOf(list: PropertyList, request: PageRequest, fetchedAt = Date.now()) {
  return { ...(await list.page(request)), fetchedAt };
}
