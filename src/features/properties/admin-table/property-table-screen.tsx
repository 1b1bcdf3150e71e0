import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { Property } from '#contract/property/property.ts';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { SortSelect } from '#src/components/ui/sort-select.tsx';
import { DataTable } from '#src/components/ui/table/data-table.tsx';
import { ListBar } from '#src/components/ui/table/list-bar.tsx';
import { rowElementId } from '#src/components/ui/table/use-grid.ts';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import {
  countLabel,
  sortLabels,
  statusChoices,
} from '#src/features/properties/search/property-labels.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { NOT_MOBILE, useMediaQuery, VERY_WIDE, WIDE } from '#src/lib/media-query.ts';
import { paths } from '#src/lib/paths.ts';
import { BulkReportPanel, UndoPanel } from './bulk/bulk-progress.tsx';
import { useBulkChanges } from './bulk/use-bulk-changes.ts';
import { CheckKey, CheckNames } from './check-marks.tsx';
import { AddFilter, useAddedFilter } from './filters/add-filter.tsx';
import { hasFilters } from './filters/table-filters.tsx';
import { PropertyTableActions } from './inline/inline-edits.tsx';
import { useFieldChange } from './inline/use-field-change.tsx';
import { PropertyPanel } from './panel/property-panel.tsx';
import { useOpenProperty } from './panel/use-open-property.ts';
import { endsWithDay, propertyColumns, shownColumns, titleColumn } from './property-columns.tsx';
import { PropertyListRow, RowActions } from './property-row.tsx';
import { propertyTableQueries } from './property-table-queries.ts';
import { usePropertyTableState } from './property-table-state.ts';
import { TableActions } from './table-actions.tsx';
import { TableSearch, TableToolbar } from './table-toolbar.tsx';
import { ColumnChoice, CsvExportButton } from './table-tools.tsx';
import * as texts from './texts.ts';
import { useSelection } from './use-selection.ts';

export function PropertyTableScreen(props: { panelLinks: (property: Property) => ReactNode }) {
  const client = useQueryClient();
  const topRef = useRef<HTMLDivElement>(null);
  const isTable = useMediaQuery(NOT_MOBILE);
  const isWide = useMediaQuery(WIDE);
  const isVeryWide = useMediaQuery(VERY_WIDE);
  const { search, page, size, columns: chosen, change, changeSearch } = usePropertyTableState();
  const { data: facets } = useQuery(propertyTableQueries.choices());
  const query = useQuery(propertyTableQueries.page({ ...search, page, size }));
  const { properties = [], total = 0, fetchedAt = 0 } = query.data ?? {};
  const selection = useSelection(properties);
  const bulk = useBulkChanges(selection);
  const adding = useAddedFilter();
  const panel = useOpenProperty(properties);
  const fieldChange = useFieldChange({
    onShow: panel.showChanged,
    onUndo: ({ _id }) => (document.getElementById(rowElementId(_id)) ?? topRef.current)?.focus(),
  });
  const hasPanel = isTable && panel.property !== undefined;
  // Fewer columns where there is less space, unless the admin has chosen some.
  const isNarrow = !isVeryWide || hasPanel;
  const columns = shownColumns(chosen, isNarrow);
  const coversLast = endsWithDay(columns);
  const hasCheckMarks = isTable ? columns.includes('checks') : hasCapability('checks');
  const status = query.data ? 'success' : query.status;
  const hasMarks = hasCheckMarks && (properties.length > 0 || status === 'pending');
  const refresh = () => client.invalidateQueries({ queryKey: propertyQueries.all() });

  return (
    <PropertyTableActions
      value={{
        open: panel.open,
        change: fieldChange.change,
        statuses: statusChoices(facets?.status),
      }}
    >
      <TableToolbar adding={adding} />
      {bulk.undoable && <UndoPanel {...bulk.undoable} />}
      {bulk.report && <BulkReportPanel report={bulk.report} />}
      <div className="flex items-start gap-6">
        <div className="min-w-0 flex-1">
          <DataTable
            label={texts.table.label}
            topRef={topRef}
            rows={properties}
            rowKey={({ _id }) => _id}
            rowLabel={({ title }) => title}
            columns={[
              titleColumn(!columns.includes('status')),
              ...columns.map((name) => propertyColumns[name]),
            ]}
            sort={search.sort}
            onSort={(sort) => changeSearch({ sort })}
            selection={selection}
            coversLast={coversLast}
            actions={(property) => (
              <RowActions property={property} hasEdit={isWide} coversLast={coversLast} />
            )}
            listRow={(property, checkbox) => (
              <PropertyListRow property={property} checkbox={checkbox} />
            )}
            openKey={panel.property?._id}
            onOpen={panel.open}
            status={status}
            bar={
              <>
                <ListBar
                  search={isTable && <TableSearch />}
                  count={status === 'success' ? countLabel(total) : undefined}
                >
                  {hasMarks && !isNarrow && <CheckKey className="mr-auto" />}
                  <div className="flex items-center">
                    {isTable ? (
                      <>
                        <AddFilter adding={adding} />
                        <ColumnChoice isNarrow={isNarrow} />
                      </>
                    ) : (
                      // A table is sorted by its headings.
                      <SortSelect
                        sort={search.sort ?? 'newest'}
                        sortLabels={sortLabels}
                        onSort={(sort) => changeSearch({ sort })}
                      />
                    )}
                    <CsvExportButton />
                  </div>
                </ListBar>
                {hasMarks && isNarrow && (
                  <div className="-mt-2 grid gap-1 pb-2 md:mt-2 md:pb-0">
                    {!isTable && <CheckNames />}
                    <CheckKey className="md:justify-end" />
                  </div>
                )}
              </>
            }
            paging={{
              page,
              size,
              total,
              onChange: (wanted) => change({ ...wanted, open: undefined }),
            }}
            freshness={{
              updatedAt: fetchedAt,
              isRefreshing: query.isFetching && query.data !== undefined,
              onRefresh: refresh,
            }}
            failed={
              <ErrorState
                title={texts.table.failed}
                description={query.error?.message}
                onRetry={refresh}
              />
            }
            empty={<NoRows total={total} />}
          />
          <TableActions
            topRef={topRef}
            shown={properties}
            total={total}
            selection={selection}
            bulk={bulk}
          />
        </div>
        {hasPanel && panel.property && (
          <PropertyPanel
            property={panel.property}
            index={panel.index}
            count={properties.length}
            onStep={panel.openNeighbour}
            onClose={panel.close}
            links={props.panelLinks(panel.property)}
          />
        )}
      </div>
      {fieldChange.dialog}
    </PropertyTableActions>
  );
}

/** Shown if a page of the table has no rows. `total` is how many properties the search finds. */
function NoRows({ total }: { total: number }) {
  const { search, page, change, queryOfSearch } = usePropertyTableState();
  if (total > 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={texts.table.noPage(page)}
        action={<Button onClick={() => change({ page: 1 })}>{texts.table.firstPage}</Button>}
      />
    );
  }
  return hasFilters(search) ? (
    <EmptyState
      icon={<SearchX />}
      title={texts.table.noneFound}
      description={texts.table.noneFoundHelp}
      action={<ButtonLink to={{ search: queryOfSearch({}) }}>{texts.table.showAll}</ButtonLink>}
    />
  ) : (
    <EmptyState
      title={texts.table.none}
      description={texts.table.noneHelp}
      action={<ButtonLink to={paths.admin.listProperty.href()}>{texts.table.list}</ButtonLink>}
    />
  );
}
