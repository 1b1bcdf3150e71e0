import { use, useState } from 'react';
import { type Property, propertyStatuses } from '#contract/property/property.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import { Select } from '#src/components/ui/form/select.tsx';
import { PropertyTableActions } from '#src/features/properties/admin-table/property-table-actions.ts';
import * as texts from '#src/features/properties/admin-table/texts.ts';

const { bulkDeletion, bulkStatus, fields } = texts;
const TITLES_SHOWN = 5;

interface BulkDeleteDialogProps {
  isOpen: boolean;
  properties: readonly Property[];
  onClose: () => void;
  onConfirm: () => void;
}

export function BulkDeleteDialog(props: BulkDeleteDialogProps) {
  const { isOpen, properties, onClose, onConfirm } = props;
  const count = properties.length;
  const others = count - TITLES_SHOWN;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={bulkDeletion.question(count)}
      description={bulkDeletion.description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} data-initial-focus>
            {bulkDeletion.cancel}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {bulkDeletion.confirm(count)}
          </Button>
        </>
      }
    >
      <ul className="mt-4 list-disc pl-5 text-sm">
        {properties.slice(0, TITLES_SHOWN).map(({ _id, title }) => (
          <li key={_id}>{title}</li>
        ))}
        {others > 0 && <li>{bulkDeletion.others(others)}</li>}
      </ul>
    </Dialog>
  );
}

interface BulkStatusDialogProps {
  isOpen: boolean;
  count: number;
  onClose: () => void;
  onConfirm: (status: string) => void;
}

export function BulkStatusDialog(props: BulkStatusDialogProps) {
  const { isOpen, count, onClose, onConfirm } = props;
  const { statuses } = use(PropertyTableActions);
  const [status, setStatus] = useState<string>(propertyStatuses[0]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={bulkStatus.title(count)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {bulkStatus.cancel}
          </Button>
          <Button onClick={() => onConfirm(status)}>{bulkStatus.confirm}</Button>
        </>
      }
    >
      <Field label={fields.status} className="mt-2">
        <Select
          value={status}
          onChange={(event) => setStatus(event.target.value)}
          data-initial-focus
        >
          {statuses.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Select>
      </Field>
    </Dialog>
  );
}
