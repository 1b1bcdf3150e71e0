import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import * as texts from '#src/features/properties/admin-table/texts.ts';
import {
  comparedFieldLabels,
  type FieldConflict,
} from '#src/features/properties/editor/property-form-values.ts';

const { conflict: labels } = texts;

interface FieldConflictDialogProps {
  conflict: FieldConflict;
  onKeepStored: () => void;
  onSaveYours: () => void;
}

/** Offers the stored and the typed version of a field that another admin has changed. */
export function FieldConflictDialog(props: FieldConflictDialogProps) {
  const { conflict, onKeepStored, onSaveYours } = props;
  const { field, before, stored, yours } = conflict;
  return (
    <Dialog
      isOpen
      onClose={onKeepStored}
      title={labels.title}
      description={labels.description}
      footer={
        <>
          <Button variant="secondary" onClick={onKeepStored} data-initial-focus>
            {labels.keepStored}
          </Button>
          <Button onClick={onSaveYours}>{labels.saveYours}</Button>
        </>
      }
    >
      <p className="mt-4 text-sm font-medium">{comparedFieldLabels[field]}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm tabular-nums">
        <dt className="text-muted">{labels.before}</dt>
        <dd>{before || labels.empty}</dd>
        <dt className="text-muted">{labels.stored}</dt>
        <dd>{stored || labels.empty}</dd>
        <dt className="text-muted">{labels.yours}</dt>
        <dd>{yours || labels.empty}</dd>
      </dl>
    </Dialog>
  );
}
