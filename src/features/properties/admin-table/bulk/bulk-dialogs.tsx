import { use, useState } from 'react';
import type { Property } from '#contract/property/property.ts';
import { messages } from '#contract/rules/validation-messages.ts';
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import { Select } from '#src/components/ui/form/select.tsx';
import { PropertyTableActions } from '#src/features/properties/admin-table/inline/inline-edits.tsx';
import * as texts from '#src/features/properties/admin-table/texts.ts';

const { bulkDeletion, bulkStatus, fields } = texts;
const TITLES_SHOWN = 5;

interface BulkDeleteDialogProps {
  properties: readonly Property[];
  onClose: () => void;
  onConfirm: () => void;
}

export function BulkDeleteDialog({ properties, onClose, onConfirm }: BulkDeleteDialogProps) {
  const count = properties.length;
  const others = count - TITLES_SHOWN;
  return (
    <ConfirmDialog
      title={bulkDeletion.question(count)}
      description={bulkDeletion.description}
      cancelLabel={texts.cancel}
      confirmLabel={bulkDeletion.confirm(count)}
      isDanger
      onCancel={onClose}
      onConfirm={onConfirm}
    >
      <ul className="mt-4 list-disc pl-5 text-sm">
        {properties.slice(0, TITLES_SHOWN).map(({ _id, title }) => (
          <li key={_id}>{title}</li>
        ))}
        {others > 0 && <li>{bulkDeletion.others(others)}</li>}
      </ul>
    </ConfirmDialog>
  );
}

interface BulkStatusDialogProps {
  count: number;
  onClose: () => void;
  onConfirm: (status: string) => void;
}

export function BulkStatusDialog({ count, onClose, onConfirm }: BulkStatusDialogProps) {
  const { statuses } = use(PropertyTableActions);
  const [status, setStatus] = useState('');
  const [error, setError] = useState<string>();
  return (
    <ConfirmDialog
      title={bulkStatus.title(count)}
      cancelLabel={texts.cancel}
      confirmLabel={texts.changeStatus}
      onCancel={onClose}
      onConfirm={() => (status ? onConfirm(status) : setError(messages.required(fields.status)))}
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
    </ConfirmDialog>
  );
}
