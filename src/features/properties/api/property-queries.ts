import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import type { Capability } from '#contract/capabilities.ts';
import * as endpoints from '#contract/endpoints/properties.ts';
import { FOR_SALE } from '#contract/property/property.ts';
import { filterFacetNames } from '#contract/search/property-facets.ts';
import type { PropertySearch } from '#contract/search/property-search.ts';
import {
  type PropertySearchQuery,
  queryOf,
  specifiedQueryOf,
} from '#contract/search/property-search-query.ts';
import { call, callForBlob } from '#src/lib/api.ts';
import { ApiError } from '#src/lib/api-response.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import type { FoundPage, PageRequest, PropertyList } from './property-list.ts';
import * as texts from './texts.ts';

/** Each fills whole rows of one, two and three cards. Cards of a whole list need no request. */
const PAGE_SIZE = 12;
const WHOLE_LIST_PAGE_SIZE = 48;
const RECENT = 6;
const WHOLE_LIST_GC_MS = 30 * 60_000;

/** A response of this size takes a phone about a tenth of a second to parse. */
const LONG_LIST_BYTES = 400_000;

export const developmentSearch: PropertySearch = { development: true };

export interface PropertyPage extends FoundPage {
  /** When the API responded, in milliseconds. */
  fetchedAt: number;
}

function firstPageOf(search: PropertySearch): PageRequest {
  const pageSize = hasCapability('paging') ? PAGE_SIZE : WHOLE_LIST_PAGE_SIZE;
  const facets = filterFacetNames.filter((name) => name !== 'papers' || canFilterBy('papers'));
  return { search, pageSize, facets };
}

/** A whole list is filtered here; an API with paging may not have the capability of a filter. */
export function canFilterBy(
  name: Extract<Capability, 'areas' | 'papers' | 'checks' | 'confirmed'>,
): boolean {
  return hasCapability(name) || !hasCapability('paging');
}

/** The part of a search that the API, or the app on its behalf, can apply. */
export function supportedSearch<Search extends PropertySearch>(search: Search): Search {
  const hasPapers = canFilterBy('papers');
  return {
    ...search,
    papers: hasPapers ? search.papers : undefined,
    papersStated: hasPapers ? search.papersStated : undefined,
    visitedBefore: canFilterBy('checks') ? search.visitedBefore : undefined,
    unconfirmedSince: canFilterBy('confirmed') ? search.unconfirmedSince : undefined,
  };
}

/** The newest properties for sale, and the counts of the popular locations. */
const recentPage: PageRequest = {
  search: { status: FOR_SALE, sort: 'newest' },
  pageSize: RECENT,
  facets: ['location', 'budget'],
};

export const propertyQueries = {
  all: () => ['properties'] as const,

  allPages: () => [...propertyQueries.all(), 'pages'] as const,

  /** The key of suggestion-queries.ts, which loads later. */
  allSimilar: () => [...propertyQueries.all(), 'similar'] as const,

  pages: (search: PropertySearch) =>
    infiniteQueryOptions({
      queryKey: [...propertyQueries.allPages(), queryOf(supportedSearch(search))] as const,
      queryFn: ({ client, pageParam, signal }) =>
        findPage(client, { ...firstPageOf(search), cursor: pageParam }, signal),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      placeholderData: keepPreviousData,
    }),

  /** The newest properties for sale, and the counts of the popular locations. */
  recent: () =>
    queryOptions({
      queryKey: [...propertyQueries.all(), 'recent'] as const,
      queryFn: ({ client, signal }) => findPage(client, recentPage, signal),
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
      meta: { failureToast: false },
    }),

  /** The first page, taken from a wider cached list until the API responds. */
  preview: (search: PropertySearch) =>
    queryOptions({
      queryKey: [...propertyQueries.all(), 'preview', queryOf(search)] as const,
      queryFn: ({ client }) => findCachedPage(client, firstPageOf(search)),
      gcTime: 0,
      meta: { failureToast: false },
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: [...propertyQueries.all(), 'detail', id] as const,
      queryFn: ({ signal }) => call(endpoints.getProperty, { params: { id }, signal }),
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
    try {
      return await pageOf(list, request, client.getQueryState(options.queryKey)?.dataUpdatedAt);
    } catch (error) {
      // The lists are lost with the failed worker; the retry requests them again.
      client.removeQueries({ queryKey: propertyQueries.wholeLists() });
      throw error;
    }
  }
  const query = queryOfPage(request);
  const { items, meta } = await call(endpoints.listProperties, { query, signal });
  // A response without meta is a whole list, whatever was requested.
  if (!meta) {
    const { createPropertyList } = await loadListCode();
    return pageOf(createPropertyList(items), request);
  }
  const { total, nextCursor, facets = {} } = meta;
  return { properties: items, total, nextCursor, facets, fetchedAt: Date.now() };
}

/** The query for an API with the capability `paging`. */
function queryOfPage(request: PageRequest): PropertySearchQuery {
  const { search, pageSize, cursor, offset, facets = [] } = request;
  return {
    ...queryOf(supportedSearch(search)),
    limit: `${pageSize}`,
    cursor: cursor ?? undefined,
    offset: offset ? `${offset}` : undefined,
    facets: !cursor && facets.length > 0 ? facets.join(',') : undefined,
  };
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

/** Requests a whole list. A long one is parsed and searched in a worker. @throws ApiError */
async function openPropertyList(
  query: PropertySearchQuery,
  signal: AbortSignal,
): Promise<PropertyList> {
  const [file, listCode] = await Promise.all([
    callForBlob(endpoints.listProperties, { query, signal }),
    loadListCode(),
  ]);
  if (file.size < LONG_LIST_BYTES) {
    return listCode.createPropertyList(listCode.parsePropertyList(await file.text()));
  }
  const { openInWorker } = await import('./property-list-client.ts');
  return openInWorker(file);
}

/** Loads the search of whole lists, which an API with paging does not need. @throws ApiError */
async function loadListCode() {
  try {
    return await import('./property-list.ts');
  } catch (error) {
    throw new ApiError(texts.listFailed, { cause: error });
  }
}
