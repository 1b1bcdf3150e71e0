import { useState } from 'react';
import { type Property, propertyStatuses } from '#contract/property.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import { Select } from '#src/components/ui/form/select.tsx';
import { countLabel } from '#src/features/properties/search/property-labels.ts';

const TITLES_SHOWN = 5;

interface BulkDeleteDialogProps {
  isOpen: boolean;
  properties: readonly Property[];
  onClose: () => void;
  onConfirm: () => void;
}

export function BulkDeleteDialog(props: BulkDeleteDialogProps) {
  const { isOpen, properties, onClose, onConfirm } = props;
  const count = countLabel(properties.length);
  const others = properties.length - TITLES_SHOWN;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Delete ${count}?`}
      description="This cannot be undone. The listings and their photos are deleted permanently."
      footer={
        <>
          <Button variant="secondary" onClick={onClose} data-initial-focus>
            Cancel
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {`Delete ${count}`}
          </Button>
        </>
      }
    >
      <ul className="mt-4 list-disc pl-5 text-sm">
        {properties.slice(0, TITLES_SHOWN).map(({ _id, title }) => (
          <li key={_id}>{title}</li>
        ))}
        {others > 0 && <li>{`and ${others.toLocaleString('en-NG')} more`}</li>}
      </ul>
    </Dialog>
  );
}

interface BulkStatusDialogProps {
  isOpen: boolean;
  count: number;
  choices: readonly string[];
  onClose: () => void;
  onConfirm: (status: string) => void;
}

export function BulkStatusDialog(props: BulkStatusDialogProps) {
  const { isOpen, count, choices, onClose, onConfirm } = props;
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
