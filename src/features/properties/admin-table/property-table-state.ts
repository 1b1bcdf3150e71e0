import * as z from 'zod/mini';
import { propertyProblems } from '#contract/property-problems.ts';
import type { PropertySearch } from '#contract/property-search.ts';
import { propertySearchFields, withCorrections } from '#contract/property-search-query.ts';
import { searchDatesUrl, withOrderedDates } from '#src/lib/url-dates.ts';
import { pageNumber, pageSize, urlValue, useUrlState } from '#src/lib/use-url-state.ts';
import { type ColumnName, columnNames, defaultColumns } from './property-columns.tsx';

/** The URL state of the table: the search, the page and the columns. */
export const PropertyTableState = z
  .object({
    ...propertySearchFields,
    problem: urlValue(z.enum(propertyProblems)),
    ...searchDatesUrl,
    page: pageNumber,
    size: pageSize,
    columns: z.catch(z.pipe(z.string(), z.transform(columnsNamed)), defaultColumns),
  })
  .check(z.overwrite(withCorrections), z.overwrite(withOrderedDates));

function columnsNamed(list: string): readonly ColumnName[] {
  const names = list.split(',');
  return columnNames.filter((name) => names.includes(name));
}

export function usePropertyTableState() {
  const [{ page, size, columns, ...search }, change] = useUrlState(PropertyTableState);

  /** A changed search starts at the first page. */
  function changeSearch(changes: Partial<PropertySearch>, options?: { replace: boolean }) {
    change({ ...changes, page: 1 }, options);
  }

  return { search, page, size, columns, change, changeSearch };
}
