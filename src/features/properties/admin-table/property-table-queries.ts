import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PropertySearch } from '#contract/property-search.ts';
import { queryOf } from '#contract/property-search-sending.ts';
import { findPage, propertyQueries } from '#src/features/properties/api/property-queries.ts';

/** The table has no loader, so it refetches invalidated data itself. */
const refetchStale = { refetchOnMount: true } as const;

interface TablePage {
  search: PropertySearch;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** Queries of the admin table; their keys are separate from the public ones. */
export const propertyTableQueries = {
  all: () => [...propertyQueries.all(), 'table'] as const,

  page: ({ search, page, pageSize }: TablePage) =>
    queryOptions({
      queryKey: [...propertyTableQueries.all(), queryOf(search), pageSize, page] as const,
      queryFn: ({ client, signal }) => {
        const offset = (page - 1) * pageSize;
        return findPage(client, { search, pageSize, cursor: null, offset, facets: [] }, signal);
      },
      placeholderData: keepPreviousData,
      ...refetchStale,
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
      ...refetchStale,
    }),
};
