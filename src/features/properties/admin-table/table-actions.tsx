import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2, X } from 'lucide-react';
import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { isPublished, type Property } from '#contract/property/property.ts';
import { queryOf } from '#contract/search/property-search-query.ts';
import { dayInLagos } from '#contract/search/search-dates.ts';
import { Button, buttonVariants } from '#src/components/ui/button.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { Menu, MenuItem } from '#src/components/ui/menu.tsx';
import { selectPage } from '#src/components/ui/table/texts.ts';
import { everyProperty } from '#src/features/properties/api/every-property.ts';
import { useConfirmedDelete } from '#src/features/properties/api/property-mutations.ts';
import { staffSearch } from '#src/features/properties/api/staff-search.ts';
import { StatusMark } from '#src/features/properties/list/status-mark.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { cn } from '#src/lib/class-names.ts';
import { NOT_MOBILE, useMediaQuery, VERY_WIDE } from '#src/lib/media-query.ts';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';
import { BulkDeleteDialog, BulkPapersDialog } from './bulk/bulk-dialogs.tsx';
import { BulkPriceDialog } from './bulk/bulk-price-dialog.tsx';
import { BulkProgressBar } from './bulk/bulk-progress.tsx';
import type { BulkChanges } from './bulk/use-bulk-changes.ts';
import type { FieldChange } from './inline/field-change.ts';
import { PropertyTableActions } from './inline/inline-edits.tsx';
import { usePropertyTableState } from './property-table-state.ts';
import * as texts from './texts.ts';
import type { Selection } from './use-selection.ts';

interface TableActionsProps {
  topRef: RefObject<HTMLDivElement | null>;
  shown: readonly Property[];
  total: number;
  selection: Selection;
  bulk: BulkChanges;
}

/** Shown at the lower edge while properties are selected or a bulk change is running. */
export function TableActions(props: TableActionsProps) {
  const { topRef, total, selection, bulk } = props;
  const [dialog, setDialog] = useState<'price' | 'papers' | 'delete'>();
  const deletion = useConfirmedDelete(selection.clear);
  const { progress, report, undoable } = bulk;
  const isSelected = selection.size > 0;
  // Each of them changes the buttons of the bar.
  const parts = [
    progress?.doing,
    report?.title,
    undoable?.title,
    isSelected,
    isSelected && selection.size >= total,
  ];
  const barRef = useKeptFocus<HTMLDivElement>(parts.join(), topRef);
  const close = () => setDialog(undefined);

  function changeEach(field: FieldChange['field'], newValue: (property: Property) => string) {
    close();
    bulk.changeEach(selection.properties, field, newValue);
  }

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
      data-bottom-bar=""
      className="sticky bottom-[max(1rem,env(safe-area-inset-bottom))] z-20 mt-4 outline-none"
    >
      {progress ? (
        <BulkProgressBar {...progress} />
      ) : (
        <SelectionBar
          {...props}
          isDeleting={deletion.isPending}
          onChangeStatus={(status) => changeEach('status', () => status)}
          onOpen={setDialog}
          onConfirm={() => {
            const today = dayInLagos(Date.now());
            changeEach('checks.confirmedOn', () => today);
          }}
          onPublish={(wanted) => {
            close();
            const changed = selection.properties.filter((each) => isPublished(each) !== wanted);
            bulk.changeEach(changed, 'published', () => `${wanted}`);
          }}
          onDelete={remove}
        />
      )}
      {dialog === 'price' && (
        <BulkPriceDialog
          properties={selection.properties}
          onClose={close}
          onConfirm={(prices) => {
            close();
            const changed = selection.properties.filter(({ _id }) => prices.has(_id));
            bulk.changeEach(changed, 'price', ({ _id }) => `${prices.get(_id) ?? ''}`);
          }}
        />
      )}
      {dialog === 'papers' && (
        <BulkPapersDialog
          count={selection.size}
          onClose={close}
          onConfirm={(kind) => changeEach('checks.papersKind', () => kind)}
        />
      )}
      {dialog === 'delete' && (
        <BulkDeleteDialog
          properties={selection.properties}
          onClose={close}
          onConfirm={() => {
            close();
            bulk.remove(selection.properties);
          }}
        />
      )}
    </div>
  );
}

const { selection: labels } = texts;

interface SelectionBarProps extends Pick<TableActionsProps, 'shown' | 'total' | 'selection'> {
  isDeleting: boolean;
  onChangeStatus: (status: string) => void;
  onOpen: (dialog: 'price' | 'papers') => void;
  onConfirm: () => void;
  onPublish: (wanted: boolean) => void;
  onDelete: () => void;
}

/** The number of selected properties on all pages, and the actions for them. */
function SelectionBar(props: SelectionBarProps) {
  const { selection, shown, total, isDeleting, onChangeStatus, onOpen, onPublish } = props;
  const { statuses } = use(PropertyTableActions);
  const { size, has, clear } = selection;
  const elsewhere = size - shown.filter(has).length;
  const { mutate: selectAll, isPending: isSelecting } = useSelectAll(selection);
  const isWide = useMediaQuery(NOT_MOBILE);
  const isVeryWide = useMediaQuery(VERY_WIDE);
  return (
    <section
      aria-label={labels.label}
      className="flex flex-wrap items-center gap-2 rounded-card bg-surface px-4 py-3 shadow-float max-md:gap-1 max-md:py-1.5 max-md:pr-1.5 max-md:pl-3"
    >
      <p role="status" className="mr-auto text-sm tabular-nums">
        <span className="font-semibold">{labels.selected(size)}</span>
        {elsewhere > 0 && (
          <span className="text-muted max-md:sr-only">{labels.elsewhere(elsewhere)}</span>
        )}
      </p>
      {isWide && size < total && (
        <Button variant="ghost" size="sm" isBusy={isSelecting} onClick={() => selectAll()}>
          {labels.selectAll(total)}
        </Button>
      )}
      {isWide ? (
        <Button variant="ghost" size="sm" onClick={clear}>
          {labels.clear}
        </Button>
      ) : (
        <IconButton label={labels.clear} icon={<X />} onClick={clear} />
      )}
      {isVeryWide && hasCapability('confirmed') && (
        <Button variant="secondary" size="sm" onClick={props.onConfirm}>
          {texts.confirm}
        </Button>
      )}
      <Menu {...menuProps} label={isWide ? texts.changeStatus : <ShortLabel />}>
        {statuses.map((status) => (
          <MenuItem key={status} onSelect={() => onChangeStatus(status)}>
            <StatusMark status={status} />
            {status}
          </MenuItem>
        ))}
      </Menu>
      <Menu {...menuProps} align="right" label={texts.more}>
        {!isWide && !shown.every(has) && (
          <MenuItem onSelect={() => selection.set(shown, true)}>{selectPage}</MenuItem>
        )}
        {!isWide && size < total && (
          <MenuItem onSelect={selectAll}>{labels.selectAll(total)}</MenuItem>
        )}
        {!isVeryWide && hasCapability('confirmed') && (
          <MenuItem onSelect={props.onConfirm}>{texts.confirm}</MenuItem>
        )}
        {hasCapability('publishing') && !selection.properties.every(isPublished) && (
          <MenuItem onSelect={() => onPublish(true)}>{texts.publish}</MenuItem>
        )}
        {hasCapability('publishing') && selection.properties.some(isPublished) && (
          <MenuItem onSelect={() => onPublish(false)}>{texts.unpublish}</MenuItem>
        )}
        <MenuItem onSelect={() => onOpen('price')}>{texts.changePrice}</MenuItem>
        {hasCapability('papers') && (
          <MenuItem onSelect={() => onOpen('papers')}>{texts.changePapers}</MenuItem>
        )}
        {!isVeryWide && (
          <MenuItem onSelect={props.onDelete}>
            <Trash2 />
            {labels.delete}
          </MenuItem>
        )}
      </Menu>
      {isVeryWide && (
        <Button variant="secondary" size="sm" isBusy={isDeleting} onClick={props.onDelete}>
          {!isDeleting && <Trash2 />}
          {labels.delete}
        </Button>
      )}
    </section>
  );
}

/** 'Status' for the eyes, the same name as on wide screens for all others. */
function ShortLabel() {
  return (
    <>
      <span className="sr-only">{texts.changeStatus}</span>
      <span aria-hidden="true">{texts.fields.status}</span>
    </>
  );
}

const menuProps = {
  opensUp: true,
  align: 'left',
  buttonClassName: cn(
    buttonVariants({ variant: 'secondary', size: 'sm' }),
    'max-md:gap-1 max-md:px-2.5',
  ),
} as const;

/** Selects every property that the search finds; a changed search cancels it. */
function useSelectAll(selection: Selection) {
  const { search } = usePropertyTableState();
  const client = useQueryClient();
  const running = useRef<AbortController>(undefined);
  const searchKey = JSON.stringify(queryOf(search));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup runs when the search changes.
  useEffect(() => () => running.current?.abort(), [searchKey]);

  return useMutation({
    mutationFn: async () => {
      running.current = new AbortController();
      const { signal } = running.current;
      const found: Property[] = [];
      for await (const { properties } of everyProperty(client, staffSearch(search), signal)) {
        found.push(...properties);
      }
      return found;
    },
    onSuccess: (found) => selection.set(found, true),
    meta: { failureToast: { title: labels.notAllSelected } },
  });
}
