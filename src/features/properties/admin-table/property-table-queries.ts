import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PropertySearch } from '#contract/property-search.ts';
import { queryOf } from '#contract/property-search-query.ts';
import { findPage, propertyQueries } from '#src/features/properties/api/property-queries.ts';

interface TablePage extends PropertySearch {
  /** From 1. */
  page: number;
  /** Rows per page. */
  size: number;
}

/** Queries of the admin table; their keys are separate from the public ones. */
export const propertyTableQueries = {
  all: () => [...propertyQueries.all(), 'table'] as const,

  pages: () => [...propertyTableQueries.all(), 'page'] as const,

  page: ({ page, size, ...search }: TablePage) =>
    queryOptions({
      queryKey: [...propertyTableQueries.pages(), queryOf(search), size, page] as const,
      queryFn: ({ client, signal }) => {
        const offset = (page - 1) * size;
        const request = { search, pageSize: size, cursor: null, offset, facets: [] };
        return findPage(client, request, signal);
      },
      placeholderData: keepPreviousData,
    }),

  /** How many properties each of some searches finds. */
  counts: (searches: readonly PropertySearch[]) =>
    queryOptions({
      queryKey: [...propertyTableQueries.all(), 'counts', searches.map(queryOf)] as const,
      queryFn: ({ client, signal }) =>
        Promise.all(
          searches.map(async (search) => {
            const request = { search, pageSize: 1, cursor: null, facets: [] };
            return (await findPage(client, request, signal)).total;
          }),
        ),
      meta: { failureToast: false },
    }),

  /** The types and statuses of all properties, whatever the filters. */
  choices: () =>
    queryOptions({
      queryKey: [...propertyTableQueries.all(), 'choices'] as const,
      queryFn: async ({ client, signal }) => {
        const facetNames = ['type', 'status'] as const;
        const { facets } = await findPage(
          client,
          { search: {}, pageSize: 1, cursor: null, facets: facetNames },
          signal,
        );
        return facets;
      },
    }),
};
