import { SearchX } from 'lucide-react';
import type { PropertySearch } from '#contract/property-search.ts';
import { queryOf } from '#contract/property-search-query.ts';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { paths } from '#src/lib/paths.ts';
import * as texts from './texts.ts';

const { table } = texts;

interface NoRowsProps {
  search: PropertySearch;
  page: number;
  /** How many properties the search finds. */
  total: number;
  onFirstPage: () => void;
}

/** Shown if a page of the table has no rows. */
export function NoRows({ search, page, total, onFirstPage }: NoRowsProps) {
  if (total > 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={table.noPage(page)}
        action={<Button onClick={onFirstPage}>{table.firstPage}</Button>}
      />
    );
  }
  const isFiltered = Object.keys(queryOf({ ...search, sort: undefined })).length > 0;
  return isFiltered ? (
    <EmptyState icon={<SearchX />} title={table.noneFound} description={table.noneFoundHelp} />
  ) : (
    <EmptyState
      title={table.none}
      description={table.noneHelp}
      action={<ButtonLink to={paths.admin.listProperty.href()}>{table.list}</ButtonLink>}
    />
  );
}
