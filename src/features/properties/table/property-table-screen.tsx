import { useQuery } from '@tanstack/react-query';
import { TablePages } from '#src/components/ui/table-pages.tsx';
import { PropertyResultsBar } from '#src/features/properties/property-results-bar.tsx';
import { useMediaQuery, WIDE } from '#src/lib/media-query.ts';
import { BulkReportPanel } from './bulk-report-panel.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { CsvExportButton } from './csv-export-button.tsx';
import { PropertyTable } from './property-table.tsx';
import { PropertyTableCards } from './property-table-cards.tsx';
import { propertyTableQueries } from './property-table-queries.ts';
import { pageSizes, usePropertyTableUrl } from './property-table-url.ts';
import { TableActions } from './table-actions.tsx';
import { TableNotice } from './table-notice.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import { type StatusForm, useBulkChanges } from './use-bulk-changes.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useSelection } from './use-selection.ts';
import { useTablePage } from './use-table-page.ts';

interface PropertyTableScreenProps {
  /** The form that changes nothing of a property but its status. */
  statusForm: StatusForm;
}

/** Every property to find, compare, select, change, delete and take along. */
export function PropertyTableScreen({ statusForm }: PropertyTableScreenProps) {
  const { view, change, changeSearch, changeColumns } = usePropertyTableUrl();
  const { search, page, pageSize, columns } = view;
  const results = useTablePage(view);
  const { properties, total, status, refresh } = results;
  const { data: facets } = useQuery(propertyTableQueries.choices());
  const selection = useSelection(properties);
  const bulk = useBulkChanges(selection, statusForm);
  const isAllSelected = selection.size >= total;
  const { barRef, resultsRef } = useKeptFocus(
    [bulk.progress?.doing, bulk.report?.participle, selection.size > 0, isAllSelected].join(),
  );
  const Rows = useMediaQuery(WIDE) ? PropertyTable : PropertyTableCards;

  function goTo(next: number) {
    // First, since the step to the next page keeps the place where it began.
    resultsRef.current?.scrollIntoView({ block: 'start' });
    change({ page: next });
  }

  return (
    <>
      <TableToolbar
        search={search}
        facets={facets}
        total={status === 'success' ? total : null}
        onChange={changeSearch}
      >
        <ColumnChoice chosen={columns} onChange={changeColumns} />
        <CsvExportButton search={search} />
      </TableToolbar>
      {bulk.report && <BulkReportPanel report={bulk.report} />}
      <div ref={resultsRef} tabIndex={-1} className="mb-3 scroll-mt-20 outline-none">
        <PropertyResultsBar
          results={results}
          sort={search.sort}
          onSort={(sort) => changeSearch({ sort })}
        />
      </div>
      {properties.length > 0 ? (
        <Rows
          properties={properties}
          columns={columns}
          sort={search.sort}
          onSort={(sort) => changeSearch({ sort })}
          selection={selection}
        />
      ) : (
        <TableNotice results={results} view={view} onFirstPage={() => goTo(1)} onRetry={refresh} />
      )}
      {total > 0 && (
        <TablePages
          page={page}
          pageSize={pageSize}
          pageSizes={pageSizes}
          total={total}
          onPage={goTo}
          onPageSize={(size) => change({ pageSize: size, page: 1 })}
        />
      )}
      <TableActions
        barRef={barRef}
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
