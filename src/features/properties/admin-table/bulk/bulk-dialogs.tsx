import { use, useState } from 'react';
import type { Property } from '#contract/property/property.ts';
import { messages } from '#contract/rules/validation-messages.ts';
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
  count: number;
  onClose: () => void;
  onConfirm: (status: string) => void;
}

export function BulkStatusDialog(props: BulkStatusDialogProps) {
  const { count, onClose, onConfirm } = props;
  const { statuses } = use(PropertyTableActions);
  const [status, setStatus] = useState('');
  const [error, setError] = useState<string>();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={bulkStatus.title(count)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {bulkStatus.cancel}
          </Button>
          <Button
            onClick={() =>
              status ? onConfirm(status) : setError(messages.required(fields.status))
            }
          >
            {bulkStatus.confirm}
          </Button>
        </>
      }
    >
      <Field label={fields.status} error={error} className="mt-2">
        <Select
          value={status}
          onChange={({ target }) => {
            setStatus(target.value);
            setError(undefined);
          }}
          data-initial-focus
        >
          <option value="">{bulkStatus.choose}</option>
          {statuses.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Select>
      </Field>
    </Dialog>
  );
}
