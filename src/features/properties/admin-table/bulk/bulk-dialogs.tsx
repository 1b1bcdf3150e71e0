import { useState } from 'react';
import { papersKinds } from '#contract/property/papers.ts';
import type { Property } from '#contract/property/property.ts';
import { messages } from '#contract/rules/validation-messages.ts';
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import { Select } from '#src/components/ui/form/select.tsx';
import * as texts from '#src/features/properties/admin-table/texts.ts';
import { hasCapability } from '#src/lib/capabilities.ts';

const { bulkDeletion, bulkPapers, fields } = texts;
const TITLES_SHOWN = 5;

interface BulkDeleteDialogProps {
  properties: readonly Property[];
  onClose: () => void;
  onConfirm: () => void;
}

export function BulkDeleteDialog({ properties, onClose, onConfirm }: BulkDeleteDialogProps) {
  const count = properties.length;
  const others = count - TITLES_SHOWN;
  const hasBin = hasCapability('bin');
  return (
    <ConfirmDialog
      title={bulkDeletion.question(count)}
      description={bulkDeletion.description[hasBin ? 'bin' : 'forever']}
      confirmLabel={bulkDeletion.confirm(count)}
      isDanger={!hasBin}
      onCancel={onClose}
      onConfirm={onConfirm}
    >
      <ul className="mt-4 list-disc pl-5 text-sm">
        {properties.slice(0, TITLES_SHOWN).map(({ _id, title }) => (
          <li key={_id}>{title}</li>
        ))}
        {others > 0 && <li>{texts.andMore(others)}</li>}
      </ul>
    </ConfirmDialog>
  );
}

interface BulkPapersDialogProps {
  count: number;
  onClose: () => void;
  onConfirm: (papersKind: string) => void;
}

export function BulkPapersDialog({ count, onClose, onConfirm }: BulkPapersDialogProps) {
  const [papersKind, setPapersKind] = useState('');
  const [error, setError] = useState<string>();
  const label = fields['checks.papersKind'];
  return (
    <ConfirmDialog
      title={bulkPapers.title(count)}
      confirmLabel={texts.changePapers}
      onCancel={onClose}
      onConfirm={() => (papersKind ? onConfirm(papersKind) : setError(messages.required(label)))}
    >
      <Field label={label} error={error} className="mt-2">
        <Select
          value={papersKind}
          onChange={({ target }) => {
            setPapersKind(target.value);
            setError(undefined);
          }}
          data-initial-focus
        >
          <option value="">{bulkPapers.choose}</option>
          {papersKinds.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Select>
      </Field>
    </ConfirmDialog>
  );
}
