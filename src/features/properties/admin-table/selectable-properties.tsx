import type { FacetCount } from '#contract/property-facets.ts';
import { TablePages } from '#src/components/ui/table-pages.tsx';
import { BulkReportPanel } from '#src/features/properties/admin-table/bulk/bulk-report-panel.tsx';
import {
  type StatusForm,
  useBulkChanges,
} from '#src/features/properties/admin-table/bulk/use-bulk-changes.ts';
import { PropertyResultsBar } from '#src/features/properties/search/property-results-bar.tsx';
import { useMediaQuery, WIDE } from '#src/lib/media-query.ts';
import { PropertyTable } from './property-table.tsx';
import { PropertyTableCards } from './property-table-cards.tsx';
import { pageSizes, type usePropertyTableUrl } from './property-table-url.ts';
import { TableActions } from './table-actions.tsx';
import { TableNotice } from './table-notice.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useSelection } from './use-selection.ts';
import type { TablePage } from './use-table-page.ts';

interface SelectablePropertiesProps {
  url: Pick<ReturnType<typeof usePropertyTableUrl>, 'view' | 'change' | 'changeSearch'>;
  results: TablePage;
  statuses: FacetCount[] | undefined;
  statusForm: StatusForm;
}

/** The rows and what can be done with them; apart from the filters, which no tick has to redraw. */
export function SelectableProperties(props: SelectablePropertiesProps) {
  const { results, statuses, statusForm } = props;
  const { view, change, changeSearch } = props.url;
  const { search, page, pageSize, columns } = view;
  const { properties, total, refresh } = results;
  const selection = useSelection(properties);
  const bulk = useBulkChanges(selection, statusForm);
  const hasSelected = selection.size > 0;
  const { barRef, resultsRef } = useKeptFocus(
    [
      bulk.progress?.doing,
      bulk.report?.participle,
      hasSelected,
      // An empty table that fills loses no button.
      hasSelected && selection.size >= total,
    ].join(),
  );
  const Rows = useMediaQuery(WIDE) ? PropertyTable : PropertyTableCards;

  function goTo(next: number) {
    // First, since the step to the next page keeps the place where it began.
    resultsRef.current?.scrollIntoView({ block: 'start' });
    change({ page: next });
  }

  return (
    <>
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
        statuses={statuses}
        selection={selection}
        bulk={bulk}
      />
    </>
  );
}
