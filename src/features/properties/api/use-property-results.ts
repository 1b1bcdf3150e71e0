import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Property } from '#contract/property.ts';
import type { PropertyFacets } from '#contract/property-facets.ts';
import type { PropertySearch } from '#contract/property-search.ts';
import type { ApiError } from '#src/lib/api-error.ts';
import { propertyQueries } from './property-queries.ts';
import { useListBeginning } from './use-list-beginning.ts';

export interface PropertyResults {
  status: 'pending' | 'error' | 'success';
  error: ApiError | null;
  /** Matched and sorted, those loaded so far. While a filter changes, the previous ones. */
  properties: Property[];
  /** How many the search finds in all; not known yet where this is only their beginning. */
  total: number;
  /** The rest of a whole list is still on its way. */
  isBeginning?: boolean;
  /** The API answers whole lists, of whatever length. */
  isOfWholeList: boolean;
  facets: PropertyFacets;
  hasMore: boolean;
  loadMore: () => void;
  isLoadingMore: boolean;
  isRefreshing: boolean;
  /** When the API answered, in milliseconds; 0 before it did. */
  updatedAt: number;
  refresh: () => void;
}

const noFacets: PropertyFacets = {};

/** The results of a search, from an API that pages as from one that answers whole lists. */
export function usePropertyResults(search: PropertySearch, pageSize?: number): PropertyResults {
  const client = useQueryClient();
  const query = useInfiniteQuery(propertyQueries.pages(search, pageSize));
  const { data, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = query;

  const beginning = useListBeginning(search, pageSize, query.isPending);
  const properties = useMemo(
    () => data?.pages.flatMap((page) => page.properties) ?? beginning?.properties ?? [],
    [data, beginning],
  );
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching) fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const refresh = useCallback(() => {
    client.removeQueries({ queryKey: propertyQueries.wholeLists() });
    refetch();
  }, [client, refetch]);

  const firstPage = data?.pages[0];
  return {
    status: data || beginning ? 'success' : query.status,
    error: data ? null : query.error,
    properties,
    total: data?.pages.at(-1)?.total ?? beginning?.total ?? 0,
    isBeginning: beginning !== null,
    isOfWholeList: firstPage?.isOfWholeList ?? beginning !== null,
    facets: firstPage?.facets ?? noFacets,
    hasMore: hasNextPage && !query.isPlaceholderData,
    loadMore,
    isLoadingMore: isFetchingNextPage,
    isRefreshing: isFetching && !isFetchingNextPage && data !== undefined,
    updatedAt: firstPage?.fetchedAt ?? 0,
    refresh,
  };
}
