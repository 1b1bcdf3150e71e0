import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { Property } from '#contract/property/property.ts';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { queryOf } from '#contract/search/property-search-query.ts';
import type { PageRequest } from '#src/features/properties/api/property-list.ts';
import { findPage, propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { staffSearch } from '#src/features/properties/api/staff-search.ts';
import type { FieldChange } from './inline/field-change.ts';

interface TablePage extends PropertySearch {
  /** From 1. */
  page: number;
  size: number;
}

/** A change or the deletion of several properties, with their states before and after it. */
export interface BulkChange {
  field: FieldChange['field'] | 'deletion';
  properties: readonly { before: Property; after: Property }[];
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
        const request = { search: staffSearch(search), pageSize: size, offset };
        return findPage(client, request, signal);
      },
      placeholderData: keepPreviousData,
    }),

  counts: (searches: readonly PropertySearch[]) =>
    queryOptions({
      queryKey: [...propertyTableQueries.all(), 'counts', searches.map(queryOf)] as const,
      queryFn: ({ client, signal }) =>
        Promise.all(
          searches.map(async (search) => {
            const request = { search: staffSearch(search), pageSize: 1 };
            return (await findPage(client, request, signal)).total;
          }),
        ),
      meta: { failureToast: false },
    }),

  /** The last change of several properties, kept while other pages are open. */
  lastChange: () =>
    queryOptions<BulkChange | null>({
      queryKey: ['last change of several properties'],
      queryFn: skipToken,
      gcTime: Number.POSITIVE_INFINITY,
    }),

  /** The types and statuses of all properties, whatever the filters. */
  choices: () =>
    queryOptions({
      queryKey: [...propertyTableQueries.all(), 'choices'] as const,
      queryFn: async ({ client, signal }) => {
        const search = staffSearch({});
        const request: PageRequest = { search, pageSize: 1, facets: ['type', 'status'] };
        return (await findPage(client, request, signal)).facets;
      },
    }),
};
