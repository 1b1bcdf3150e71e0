import { SearchX } from 'lucide-react';
import type { PropertySearch } from '#contract/property-search.ts';
import { queryOf } from '#contract/property-search-query.ts';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { paths } from '#src/lib/paths.ts';

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
        title={`There is no page ${page.toLocaleString('en-NG')}`}
        action={<Button onClick={onFirstPage}>Go to the first page</Button>}
      />
    );
  }
  const isFiltered = Object.keys(queryOf({ ...search, sort: undefined })).length > 0;
  return isFiltered ? (
    <EmptyState
      icon={<SearchX />}
      title="No properties match all of these filters"
      description="Remove a filter, or use a shorter search."
    />
  ) : (
    <EmptyState
      title="There are no properties yet"
      description="List the first property, or import a spreadsheet."
      action={<ButtonLink to={paths.admin.listProperty.href()}>List a property</ButtonLink>}
    />
  );
}
