import type { Property } from '#contract/property.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { countLabel } from '#src/features/properties/search/property-count.ts';

const NAMED = 5;

interface BulkDeleteDialogProps {
  isOpen: boolean;
  properties: readonly Property[];
  onClose: () => void;
  onConfirm: () => void;
}

export function BulkDeleteDialog({
  isOpen,
  properties,
  onClose,
  onConfirm,
}: BulkDeleteDialogProps) {
  const what = countLabel(properties.length);
  const others = properties.length - NAMED;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Delete ${what}?`}
      description="This cannot be undone. The listings and their pictures are gone for good."
      footer={
        <>
          <Button variant="secondary" onClick={onClose} data-initial-focus>
            Cancel
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {`Delete ${what}`}
          </Button>
        </>
      }
    >
      <ul className="mt-4 list-disc pl-5 text-sm">
        {properties.slice(0, NAMED).map(({ _id, title }) => (
          <li key={_id}>{title}</li>
        ))}
        {others > 0 && <li>{`and ${others.toLocaleString('en-NG')} more`}</li>}
      </ul>
    </Dialog>
  );
}
