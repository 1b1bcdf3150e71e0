import { useState } from 'react';
import { propertyStatuses } from '#contract/property.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { Select } from '#src/components/ui/select.tsx';
import { countLabel } from '#src/features/properties/search/property-count.ts';

interface BulkStatusDialogProps {
  isOpen: boolean;
  count: number;
  choices: readonly string[];
  onClose: () => void;
  onConfirm: (status: string) => void;
}

export function BulkStatusDialog({
  isOpen,
  count,
  choices,
  onClose,
  onConfirm,
}: BulkStatusDialogProps) {
  const [status, setStatus] = useState<string>(propertyStatuses[0]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Change the status of ${countLabel(count)}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => onConfirm(status)}>Change status</Button>
        </>
      }
    >
      <Field label="Status" className="mt-2">
        <Select
          value={status}
          onChange={(event) => setStatus(event.target.value)}
          data-initial-focus
        >
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Select>
      </Field>
    </Dialog>
  );
}
