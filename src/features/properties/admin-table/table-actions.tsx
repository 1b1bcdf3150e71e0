import { useQueryClient } from '@tanstack/react-query';
import { type Ref, useEffect, useRef, useState } from 'react';
import type { Property } from '#contract/property.ts';
import type { FacetCount } from '#contract/property-facets.ts';
import type { PropertySearch } from '#contract/property-search.ts';
import { addressBarOf } from '#contract/property-search-query.ts';
import { BulkDeleteDialog } from '#src/features/properties/admin-table/bulk/bulk-delete-dialog.tsx';
import { BulkProgressBar } from '#src/features/properties/admin-table/bulk/bulk-progress-bar.tsx';
import { BulkStatusDialog } from '#src/features/properties/admin-table/bulk/bulk-status-dialog.tsx';
import type { useBulkChanges } from '#src/features/properties/admin-table/bulk/use-bulk-changes.ts';
import { everyProperty } from '#src/features/properties/api/all-properties.ts';
import { statusChoices } from '#src/features/properties/search/property-choices.ts';
import { notify } from '#src/lib/notify.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { Selection } from './use-selection.ts';

interface TableActionsProps {
  barRef: Ref<HTMLDivElement>;
  search: PropertySearch;
  shown: readonly Property[];
  total: number;
  statuses: FacetCount[] | undefined;
  selection: Selection;
  bulk: ReturnType<typeof useBulkChanges>;
}

/** At the lower edge while something is selected or done to what was. */
export function TableActions(props: TableActionsProps) {
  const { shown, total, statuses, selection, bulk } = props;
  const [dialog, setDialog] = useState<'status' | 'delete'>();
  const all = useSelectAll(props.search, selection);
  const close = () => setDialog(undefined);
  const { progress } = bulk;
  if (!progress && selection.size === 0) return null;
  return (
    <div
      ref={props.barRef}
      tabIndex={-1}
      data-bottom-bar
      className="sticky bottom-3 z-20 mt-4 outline-none"
    >
      {progress ? (
        <BulkProgressBar {...progress} onStop={progress.stop} />
      ) : (
        <SelectionBar
          selection={selection}
          elsewhere={selection.size - shown.filter(selection.has).length}
          total={total}
          isSelectingAll={all.isSelecting}
          onSelectAll={all.select}
          onChangeStatus={() => setDialog('status')}
          onDelete={() => setDialog('delete')}
        />
      )}
      <BulkStatusDialog
        isOpen={dialog === 'status'}
        count={selection.size}
        choices={statusChoices(statuses)}
        onClose={close}
        onConfirm={(status) => {
          close();
          bulk.changeStatus(selection.properties, status);
        }}
      />
      <BulkDeleteDialog
        isOpen={dialog === 'delete'}
        properties={selection.properties}
        onClose={close}
        onConfirm={() => {
          close();
          bulk.remove(selection.properties);
        }}
      />
    </div>
  );
}

/** Selects all that the filters find, on every page. */
function useSelectAll(search: PropertySearch, selection: Selection) {
  const client = useQueryClient();
  const [isSelecting, setIsSelecting] = useState(false);
  const running = useRef<{ asked: string; stop: AbortController }>(undefined);
  const asked = `${addressBarOf(search)} ${search.problem}`;

  // What other filters found is not what is seen to be selected.
  useEffect(() => {
    if (running.current?.asked !== asked) running.current?.stop.abort();
  }, [asked]);
  useEffect(() => () => running.current?.stop.abort(), []);

  async function select() {
    const stop = new AbortController();
    const { signal } = stop;
    running.current = { asked, stop };
    setIsSelecting(true);
    try {
      const found: Property[] = [];
      for await (const { properties } of everyProperty(client, search, signal)) {
        found.push(...properties);
      }
      if (!signal.aborted) selection.set(found, true);
    } catch (error) {
      if (signal.aborted) return;
      const description = error instanceof Error ? error.message : undefined;
      notify.error('Not everything could be selected', { description });
    } finally {
      setIsSelecting(false);
    }
  }

  return { isSelecting, select };
}
