import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import {
  comparedFieldLabels,
  type FieldConflict,
} from '#src/features/properties/editor/property-changes.ts';

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
      title="This property has changed since you opened it"
      description="Nothing is saved yet. Choose which version to keep."
      footer={
        <>
          <Button variant="secondary" onClick={onKeepStored} data-initial-focus>
            Keep the stored version
          </Button>
          <Button onClick={onSaveYours}>Save yours</Button>
        </>
      }
    >
      <p className="mt-4 text-sm font-medium">{comparedFieldLabels[field]}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm tabular-nums">
        <dt className="text-muted">Before</dt>
        <dd>{before || 'empty'}</dd>
        <dt className="text-muted">Stored</dt>
        <dd>{stored || 'empty'}</dd>
        <dt className="text-muted">Yours</dt>
        <dd>{yours || 'empty'}</dd>
      </dl>
    </Dialog>
  );
}
