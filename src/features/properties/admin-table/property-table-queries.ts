import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryOf } from '#contract/property-search-sending.ts';
import { findPage, propertyQueries } from '#src/features/properties/api/property-queries.ts';
import type { TableView } from './property-table-url.ts';

/** No loader asks for the table, so that it looks itself whether a change has made it stale. */
const anewOnceStale = { refetchOnMount: true } as const;

/** Queries of the admin's table; kept apart from those that visitors load. */
export const propertyTableQueries = {
  all: () => [...propertyQueries.all(), 'table'] as const,

  page: ({ search, page, pageSize }: Pick<TableView, 'search' | 'page' | 'pageSize'>) =>
    queryOptions({
      queryKey: [...propertyTableQueries.all(), queryOf(search), pageSize, page] as const,
      queryFn: ({ client, signal }) => {
        const offset = (page - 1) * pageSize;
        return findPage(client, { search, pageSize, cursor: null, offset, facets: [] }, signal);
      },
      placeholderData: keepPreviousData,
      ...anewOnceStale,
    }),

  /** Which types and statuses there are, whatever the filters. */
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
      ...anewOnceStale,
    }),
};
