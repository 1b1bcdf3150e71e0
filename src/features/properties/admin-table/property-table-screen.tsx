import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useRef } from 'react';
import type { PropertySearch } from '#contract/property-search.ts';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { ResultsBar } from '#src/components/ui/results-bar.tsx';
import { DataTable } from '#src/components/ui/table/data-table.tsx';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { appliedFilters } from '#src/features/properties/search/applied-filters.ts';
import { countLabel, sortLabels } from '#src/features/properties/search/property-labels.ts';
import { paths } from '#src/lib/paths.ts';
import { BulkReportPanel } from './bulk/bulk-progress.tsx';
import { useBulkChanges } from './bulk/use-bulk-changes.ts';
import { ColumnChoice } from './column-choice.tsx';
import { CsvExportButton } from './csv-export-button.tsx';
import { propertyColumns, titleColumn } from './property-columns.tsx';
import { EditLink, PropertyRowCard } from './property-row-card.tsx';
import { propertyTableQueries } from './property-table-queries.ts';
import { usePropertyTableState } from './property-table-state.ts';
import { TableActions } from './table-actions.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import { useSelection } from './use-selection.ts';

/** Every property, to find, compare, select, change, delete and export. */
export function PropertyTableScreen() {
  const client = useQueryClient();
  const topRef = useRef<HTMLDivElement>(null);
  const { search, page, size, columns, change, changeSearch } = usePropertyTableState();
  const { data: facets } = useQuery(propertyTableQueries.choices());
  const query = useQuery(propertyTableQueries.page({ ...search, page, size }));
  const { properties = [], total = 0, fetchedAt = 0 } = query.data ?? {};
  const selection = useSelection(properties);
  const bulk = useBulkChanges(selection);
  const status = query.data ? 'success' : query.status;
  const refresh = () => client.invalidateQueries({ queryKey: propertyQueries.all() });

  return (
    <>
      <TableToolbar
        search={search}
        facets={facets}
        total={query.data ? total : null}
        onChange={changeSearch}
      >
        <ColumnChoice
          chosen={columns}
          onChange={(next) =>
            change((current) => ({ columns: next(current.columns) }), { replace: true })
          }
        />
        <CsvExportButton search={search} />
      </TableToolbar>
      {bulk.report && <BulkReportPanel report={bulk.report} />}
      <DataTable
        label="Properties"
        topRef={topRef}
        rows={properties}
        rowKey={({ _id }) => _id}
        rowLabel={({ title }) => title}
        columns={[titleColumn, ...columns.map((name) => propertyColumns[name])]}
        sort={search.sort}
        onSort={(sort) => changeSearch({ sort })}
        selection={selection}
        actions={(property) => <EditLink property={property} />}
        card={(property, checkbox) => (
          <PropertyRowCard property={property} columns={columns} checkbox={checkbox} />
        )}
        status={status}
        bar={
          <ResultsBar
            count={status === 'success' ? countLabel(total) : undefined}
            updatedAt={fetchedAt}
            isRefreshing={query.isFetching && query.data !== undefined}
            onRefresh={refresh}
            sort={search.sort ?? 'newest'}
            sortLabels={sortLabels}
            onSort={(sort) => changeSearch({ sort })}
          />
        }
        paging={{ page, size, total, onChange: change }}
        failed={
          <ErrorState
            title="The properties could not be loaded"
            description={query.error?.message}
            onRetry={refresh}
            isRetrying={query.isFetching}
          />
        }
        empty={
          total > 0 ? (
            <EmptyState
              icon={<SearchX />}
              title={`There is no page ${page.toLocaleString('en-NG')}`}
              action={<Button onClick={() => change({ page: 1 })}>Go to the first page</Button>}
            />
          ) : (
            <NoProperties search={search} />
          )
        }
      />
      <TableActions
        topRef={topRef}
        search={search}
        shown={properties}
        total={total}
        statuses={facets?.status}
        selection={selection}
        bulk={bulk}
      />
    </>
  );
}

function NoProperties({ search }: { search: PropertySearch }) {
  const isFiltered = search.problem !== undefined || appliedFilters(search).length > 0;
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
