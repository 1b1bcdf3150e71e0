import { useQuery } from '@tanstack/react-query';
import type { StatusForm } from '#src/features/properties/admin-table/bulk/use-bulk-changes.ts';
import { ColumnChoice } from './column-choice.tsx';
import { CsvExportButton } from './csv-export-button.tsx';
import { propertyTableQueries } from './property-table-queries.ts';
import { usePropertyTableUrl } from './property-table-url.ts';
import { SelectableProperties } from './selectable-properties.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import { useTablePage } from './use-table-page.ts';

interface PropertyTableScreenProps {
  /** The form that changes nothing of a property but its status. */
  statusForm: StatusForm;
}

/** Every property to find, compare, select, change, delete and take along. */
export function PropertyTableScreen({ statusForm }: PropertyTableScreenProps) {
  const url = usePropertyTableUrl();
  const { search, columns } = url.view;
  const results = useTablePage(url.view);
  const { data: facets } = useQuery(propertyTableQueries.choices());
  return (
    <>
      <TableToolbar
        search={search}
        facets={facets}
        total={results.status === 'success' ? results.total : null}
        onChange={url.changeSearch}
      >
        <ColumnChoice chosen={columns} onChange={url.changeColumns} />
        <CsvExportButton search={search} />
      </TableToolbar>
      <SelectableProperties
        url={url}
        results={results}
        statuses={facets?.status}
        statusForm={statusForm}
      />
    </>
  );
}
