import * as z from 'zod/mini';
import { propertyProblems } from '#contract/property/property.ts';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { propertySearchFields, withCorrections } from '#contract/search/property-search-url.ts';
import { searchDatesUrl, typedDay, withOrderedDates } from '#contract/search/url-dates.ts';
import { pageNumber, pageSize } from '#src/components/ui/table/url-page.ts';
import { readUrlState, urlValue, writeUrlState } from '#src/lib/url-state.ts';
import { useUrlState } from '#src/lib/use-url-state.ts';
import { type ChosenColumns, columnNames, STANDARD_COLUMNS } from './property-columns.tsx';
import * as texts from './texts.ts';

/** The URL state of the table: the search, the page, the columns, and the property in the panel. */
export const PropertyTableState = z
  .object({
    ...propertySearchFields,
    problem: urlValue(z.enum(propertyProblems)),
    ...searchDatesUrl,
    papersStated: urlValue(
      z.pipe(
        z.enum(['true', 'false']),
        z.transform((text) => text === 'true'),
      ),
    ),
    unchangedSince: typedDay(texts.filters.changedBefore),
    visitedBefore: typedDay(texts.filters.visitedBefore),
    unconfirmedSince: typedDay(texts.filters.unconfirmedSince),
    published: urlValue(z.enum(['yes', 'no', 'any'])),
    page: pageNumber,
    size: pageSize,
    columns: z.catch(z.pipe(z.string(), z.transform(columnsNamed)), STANDARD_COLUMNS),
    open: urlValue(z.string()),
  })
  .check(z.overwrite(withCorrections), z.overwrite(withOrderedDates));

const Paging = z.object({ page: pageNumber, size: pageSize });

function columnsNamed(list: string): ChosenColumns {
  const names = list.split(',');
  return columnNames.filter((name) => names.includes(name));
}

export function usePropertyTableState() {
  const [state, change] = useUrlState(PropertyTableState);
  const { page, size, columns, open, ...search } = state;

  /** A changed search starts at the first page, without the panel. */
  function changeSearch(changes: Partial<PropertySearch>, options?: { replace: boolean }) {
    change({ ...changes, page: 1, open: undefined }, options);
  }

  /** The query string of a search in place of the current one, in the same order and columns. */
  function queryOfSearch(wanted: PropertySearch): string {
    const { sort } = search;
    return writeUrlState(PropertyTableState, {
      ...wanted,
      sort,
      size,
      columns,
      page: 1,
      open: undefined,
    }).toString();
  }

  /** The filters, the order and the columns as a query string, to save as a view. */
  const view = writeUrlState(PropertyTableState, {
    ...state,
    ...readUrlState(Paging, new URLSearchParams()),
    open: undefined,
  }).toString();

  /** The query string of a saved view, in the current page size. */
  function queryOfView(query: string): string {
    const saved = readUrlState(PropertyTableState, new URLSearchParams(query));
    return writeUrlState(PropertyTableState, {
      ...saved,
      size,
      page: 1,
      open: undefined,
    }).toString();
  }

  return {
    ...{ search, page, size, columns, open, view },
    ...{ change, changeSearch, queryOfSearch, queryOfView },
  };
}
