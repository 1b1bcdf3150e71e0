import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Property } from '#contract/property.ts';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import type { ApiError } from '#src/lib/api-error.ts';
import { propertyTableQueries } from './property-table-queries.ts';
import type { TableView } from './property-table-url.ts';

const noProperties: readonly Property[] = [];

export interface TablePage {
  status: 'pending' | 'error' | 'success';
  error: ApiError | null;
  /** While another page is on its way, those of the one before. */
  properties: readonly Property[];
  total: number;
  updatedAt: number;
  isRefreshing: boolean;
  refresh: () => void;
}

/** The page of the table that the address bar asks for. */
export function useTablePage(view: TableView): TablePage {
  const client = useQueryClient();
  const { data, status, error, isFetching } = useQuery(propertyTableQueries.page(view));
  return {
    status: data ? 'success' : status,
    error: data ? null : error,
    properties: data?.properties ?? noProperties,
    total: data?.total ?? 0,
    updatedAt: data?.fetchedAt ?? 0,
    isRefreshing: isFetching && data !== undefined,
    refresh: () => client.invalidateQueries({ queryKey: propertyQueries.all() }),
  };
}
