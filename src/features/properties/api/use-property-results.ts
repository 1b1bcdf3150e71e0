import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Property } from '#contract/property.ts';
import type { PropertyFacets } from '#contract/property-facets.ts';
import type { PropertySearch } from '#contract/property-search.ts';
import type { ApiError } from '#src/lib/api-error.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { propertyQueries } from './property-queries.ts';

export interface PropertyResults {
  status: 'pending' | 'error' | 'success';
  error: ApiError | null;
  /** From the loaded pages. While a new search loads, from a cached list or the old pages. */
  properties: Property[];
  /** The number of results on all pages. */
  total: number;
  facets: PropertyFacets;
  hasMore: boolean;
  loadMore: () => void;
  isLoadingMore: boolean;
  isRefreshing: boolean;
  /** When the API responded, in milliseconds since 1970; 0 before the first response. */
  updatedAt: number;
  refresh: () => void;
}

const noFacets: PropertyFacets = {};

/** The results of a search, from an API with paging or without. */
export function usePropertyResults(search: PropertySearch, pageSize?: number): PropertyResults {
  const client = useQueryClient();
  const query = useInfiniteQuery(propertyQueries.pages(search, pageSize));
  const { data, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = query;
  const isWaiting = query.isPending || query.isPlaceholderData;
  const { data: preview } = useQuery({
    ...propertyQueries.preview(search, pageSize),
    enabled: isWaiting && !hasCapability('paging'),
  });

  const pages = useMemo(
    () => (isWaiting && preview ? [preview] : (data?.pages ?? [])),
    [isWaiting, preview, data],
  );
  const properties = useMemo(() => pages.flatMap((page) => page.properties), [pages]);
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching) fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const refresh = useCallback(async () => {
    await client.invalidateQueries({ queryKey: propertyQueries.wholeLists() });
    refetch();
  }, [client, refetch]);

  const [firstPage] = pages;
  return {
    status: firstPage ? 'success' : query.status,
    error: data ? null : query.error,
    properties,
    total: pages.at(-1)?.total ?? 0,
    facets: firstPage?.facets ?? noFacets,
    hasMore: hasNextPage && !isWaiting,
    loadMore,
    isLoadingMore: isFetchingNextPage,
    isRefreshing: isFetching && !isFetchingNextPage && firstPage !== undefined,
    updatedAt: firstPage?.fetchedAt ?? 0,
    refresh,
  };
}
