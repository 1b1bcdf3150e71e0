import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Property } from '#contract/property.ts';
import type { FacetCount } from '#contract/property-facets.ts';
import type { PropertySearch } from '#contract/property-search.ts';
import { useConfirmedDelete } from '#src/features/properties/api/property-mutations.ts';
import { statusChoices } from '#src/features/properties/search/property-labels.ts';
import { BulkDeleteDialog, BulkStatusDialog } from './bulk/bulk-dialogs.tsx';
import { BulkProgressBar } from './bulk/bulk-progress.tsx';
import type { useBulkChanges } from './bulk/use-bulk-changes.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { Selection } from './use-selection.ts';

interface TableActionsProps {
  topRef: RefObject<HTMLDivElement | null>;
  search: PropertySearch;
  shown: readonly Property[];
  total: number;
  statuses: FacetCount[] | undefined;
  selection: Selection;
  bulk: ReturnType<typeof useBulkChanges>;
}

/** Shown at the lower edge while properties are selected or a bulk change is running. */
export function TableActions(props: TableActionsProps) {
  const { topRef, search, shown, total, statuses, selection, bulk } = props;
  const [dialog, setDialog] = useState<'status' | 'delete'>();
  const deletion = useConfirmedDelete((id) => {
    selection.set(
      selection.properties.filter(({ _id }) => _id === id),
      false,
    );
  });
  const { progress, report } = bulk;
  const isSelected = selection.size > 0;
  const barRef = useKeptFocus(topRef, [
    progress?.doing,
    report?.title,
    isSelected,
    isSelected && selection.size >= total,
  ]);
  const close = () => setDialog(undefined);

  function remove() {
    const [first] = selection.properties;
    if (selection.size === 1 && first) deletion.confirmAndDelete(first._id);
    else setDialog('delete');
  }

  if (!progress && !isSelected) return null;
  return (
    <div
      ref={barRef}
      tabIndex={-1}
      data-bottom-bar="two-rows"
      className="sticky bottom-3 z-20 mt-4 outline-none"
    >
      {progress ? (
        <BulkProgressBar {...progress} />
      ) : (
        <SelectionBar
          search={search}
          selection={selection}
          shown={shown}
          total={total}
          isDeleting={deletion.isPending}
          onChangeStatus={() => setDialog('status')}
          onDelete={remove}
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

/** When one of `shown` changes and the focused button is gone, focuses the bar, else the table. */
function useKeptFocus(topRef: RefObject<HTMLDivElement | null>, shown: unknown[]) {
  const barRef = useRef<HTMLDivElement>(null);
  const key = shown.join();
  const previousKey = useRef(key);
  useEffect(() => {
    if (previousKey.current === key) return;
    previousKey.current = key;
    if (document.activeElement !== document.body) return;
    (barRef.current ?? topRef.current)?.focus({ preventScroll: true });
  }, [key, topRef]);
  return barRef;
}
