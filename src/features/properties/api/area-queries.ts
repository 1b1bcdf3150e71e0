import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { queryOf } from '#contract/search/property-search-query.ts';
import type { PageRequest } from './property-list.ts';
import { findCachedPage, findPage, propertyQueries } from './property-queries.ts';

/** The areas of a search in every location, with their number of results and that of all. */
export function areasQuery({ sort: _, location: __, ...search }: PropertySearch) {
  return queryOptions({
    queryKey: [...propertyQueries.all(), 'areas-of', queryOf(search)] as const,
    queryFn: async ({ client, signal }) => {
      const request: PageRequest = { search, pageSize: 1, facets: ['area'] };
      const page =
        (await findCachedPage(client, request)) ?? (await findPage(client, request, signal));
      return { areas: page.facets.area ?? [], total: page.total };
    },
    placeholderData: keepPreviousData,
  });
}
