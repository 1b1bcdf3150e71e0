import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AuditEvent, ChangedValue } from '#contract/endpoints/audit-log.ts';
import type { Property } from '#contract/property/property.ts';
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx';
import { Checkbox } from '#src/components/ui/form/checkbox.tsx';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { ConflictDialog } from '#src/features/properties/editor/conflict-dialog.tsx';
import { comparedFieldLabels } from '#src/features/properties/editor/editor-values.ts';
import { conflict as conflictTexts } from '#src/features/properties/editor/texts.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { notify } from '#src/lib/notify.ts';
import { paths } from '#src/lib/paths.ts';
import {
  isRevertible,
  RevertConflictError,
  type RevertibleChange,
  revertProperty,
  textBefore,
} from './revert-property.ts';
import * as texts from './texts.ts';

interface RevertDialogProps {
  property: NonNullable<AuditEvent['property']>;
  changes: readonly ChangedValue[];
  onReverted: () => void;
  onClose: () => void;
}

/** Asks which fields of a change to revert, and about those that were changed again. */
export function RevertDialog({ property, onReverted, onClose, ...props }: RevertDialogProps) {
  const changes = props.changes.filter(isRevertible);
  const client = useQueryClient();
  const [chosen, setChosen] = useState(changes);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ changes, seen }: { changes: readonly RevertibleChange[]; seen?: Property }) =>
      revertProperty(property._id, changes, seen),
    meta: { failureToast: false },
    onSuccess: (isChanged) => {
      const description = property.title;
      if (isChanged) notify.success(texts.reverted, { description });
      else notify.info(texts.alreadyReverted, { description });
      void client.invalidateQueries({ queryKey: propertyQueries.all() });
      onReverted();
      onClose();
    },
  });

  if (error instanceof RevertConflictError) {
    return (
      <ConflictDialog
        conflicts={error.conflicts}
        description={texts.conflict.description}
        closeLabel={texts.cancel}
        labels={texts.conflict}
        onClose={onClose}
        onSave={(storedFields) => {
          const rest = chosen.filter(({ field }) => !storedFields.has(field));
          setChosen(rest);
          if (rest.length > 0) mutate({ changes: rest, seen: error.current });
          else onClose();
        }}
      />
    );
  }
  return (
    <ConfirmDialog
      title={texts.question}
      description={property.title}
      confirmLabel={texts.revert}
      isBusy={isPending}
      onCancel={() => !isPending && onClose()}
      onConfirm={() => mutate({ changes: chosen })}
    >
      <fieldset className="mt-4 grid gap-3">
        <legend className="sr-only">{texts.fields}</legend>
        {changes.map((change) => (
          <Checkbox
            key={change.field}
            className="items-start"
            checked={chosen.includes(change)}
            onChange={({ target }) =>
              setChosen(
                changes.filter((each) =>
                  each === change ? target.checked : chosen.includes(each),
                ),
              )
            }
            label={
              <>
                <span className="block font-medium">{comparedFieldLabels[change.field]}</span>{' '}
                <span className="line-clamp-4 wrap-anywhere whitespace-pre-line text-muted tabular-nums">
                  {texts.backTo(textBefore(change) || conflictTexts.empty)}
                </span>
              </>
            }
          />
        ))}
      </fieldset>
      {error && (
        <p role="alert" className="mt-4 text-sm text-danger">
          {error.status === 404 ? texts.deleted : error.message}{' '}
          {error.status === 404 && hasCapability('bin') && (
            <Link to={paths.admin.deletedProperties.href()} className="font-medium underline">
              {texts.deletedProperties}
            </Link>
          )}
        </p>
      )}
    </ConfirmDialog>
  );
}
