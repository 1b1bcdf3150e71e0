import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { propertyProblems } from '#contract/property-problems.ts';
import type { PropertySearch } from '#contract/property-search.ts';
import { addressBarOf, searchOfAddressBar } from '#contract/property-search-query.ts';
import { type ColumnName, columnNames, defaultColumns } from './column-names.ts';

export const pageSizes = [25, 50, 100] as const;
const DEFAULT_PAGE_SIZE = 25;

/** What the table shows, all of it in the address bar. */
export interface TableView {
  search: PropertySearch;
  /** From 1. */
  page: number;
  pageSize: number;
  columns: readonly ColumnName[];
}

/** Reads an address; what cannot be read counts as not said. */
export function viewOfAddress(parameters: URLSearchParams): TableView {
  const problem = propertyProblems.find((name) => name === parameters.get('problem'));
  const page = Number(parameters.get('page'));
  const size = Number(parameters.get('size'));
  const named = parameters.get('columns')?.split(',');
  return {
    search: { ...searchOfAddressBar(parameters), ...(problem && { problem }) },
    page: Number.isSafeInteger(page) && page > 0 && page < 100_000 ? page : 1,
    pageSize: pageSizes.find((known) => known === size) ?? DEFAULT_PAGE_SIZE,
    columns: named ? columnNames.filter((name) => named.includes(name)) : defaultColumns,
  };
}

export function addressOfView({ search, page, pageSize, columns }: TableView): URLSearchParams {
  const parameters = addressBarOf(search);
  if (search.problem) parameters.set('problem', search.problem);
  if (page > 1) parameters.set('page', `${page}`);
  if (pageSize !== DEFAULT_PAGE_SIZE) parameters.set('size', `${pageSize}`);
  if (columns.join() !== defaultColumns.join()) parameters.set('columns', columns.join());
  return parameters;
}

/** The view, and how to change it; a change of what is found starts at the first page again. */
export function usePropertyTableUrl() {
  const [parameters, setParameters] = useSearchParams();
  const view = useMemo(() => viewOfAddress(parameters), [parameters]);

  function change(changes: Partial<TableView>, history: 'push' | 'replace' = 'push') {
    // The address is ahead of what is rendered: a change made right after another must keep it.
    const current = viewOfAddress(new URLSearchParams(window.location.search));
    setParameters(addressOfView({ ...current, ...changes }), {
      replace: history === 'replace',
      preventScrollReset: true,
    });
  }

  function changeSearch(changes: Partial<PropertySearch>, history?: 'push' | 'replace') {
    const { search } = viewOfAddress(new URLSearchParams(window.location.search));
    change({ search: { ...search, ...changes }, page: 1 }, history);
  }

  function changeColumns(next: (columns: TableView['columns']) => TableView['columns']) {
    const { columns } = viewOfAddress(new URLSearchParams(window.location.search));
    change({ columns: next(columns) }, 'replace');
  }

  return { view, change, changeSearch, changeColumns };
}
