import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Property } from '#contract/property/property.ts';
import { propertyFieldLabels } from '#contract/property/property-form.ts';
import { isUnlikelyPrice } from '#contract/property/property-problems.ts';
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx';
import { propertyTableQueries } from '#src/features/properties/admin-table/property-table-queries.ts';
import * as texts from '#src/features/properties/admin-table/texts.ts';
import {
  type PropertyPage,
  propertyQueries,
} from '#src/features/properties/api/property-queries.ts';
import { ConflictDialog } from '#src/features/properties/editor/conflict-dialog.tsx';
import { conflict as conflictTexts } from '#src/features/properties/editor/texts.ts';
import { ConflictError } from '#src/lib/api-response.ts';
import { notify } from '#src/lib/notify.ts';
import {
  type FieldChange,
  FieldConflictError,
  fieldText,
  fieldValue,
  saveChange,
  withChange,
} from './field-change.ts';

const { fieldChange } = texts;

interface Variables {
  property: Property;
  change: FieldChange;
  isUndo?: boolean;
}

const mutationKey = ['properties', 'change field'];

interface FieldChangeOptions {
  onShow: (changed: Property) => void;
  /** Called when Undo is pressed in a toast, which then disappears. */
  onUndo: (property: Property) => void;
}

/** Changes a field of a property optimistically, and rolls it back if the request fails. */
export function useFieldChange({ onShow, onUndo }: FieldChangeOptions) {
  const client = useQueryClient();
  const [conflicting, setConflicting] = useState<FieldConflictError>();
  const [unlikely, setUnlikely] = useState<Variables>();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  /** An earlier response lacks the changes that are still pending. */
  const isLast = () => client.isMutating({ mutationKey }) <= 1;

  function show(changed: Property) {
    onShow(changed);
    client.setQueriesData<PropertyPage>({ queryKey: propertyTableQueries.pages() }, (page) => {
      if (!page) return page;
      const replaced = page.properties.map((each) => (each._id === changed._id ? changed : each));
      return { ...page, properties: replaced };
    });
  }

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ property, change }: Variables) => saveChange(property, change),
    // Run in sequence: parallel changes of one property would conflict.
    scope: { id: 'property field' },
    meta: {
      failureToast: {
        title: fieldChange.failed,
        description: fieldChange.failedHelp,
        exceptConflicts: true,
      },
    },
    onMutate: async ({ property, change }) => {
      await client.cancelQueries({ queryKey: propertyTableQueries.pages() });
      show(withChange(property, change));
    },
    onError: (error, { property, change }) => {
      show(property);
      if (!(error instanceof ConflictError)) return;
      const isFieldConflict = error instanceof FieldConflictError;
      if (isFieldConflict && isMounted.current) {
        setConflicting(error);
        return;
      }
      // The dialog is part of the table. A conflict without a field has no versions to choose from.
      notify.error(conflictTexts.title, {
        description: isFieldConflict
          ? texts.conflict.kept(propertyFieldLabels[change.field], error.conflict.stored)
          : fieldChange.failedHelp,
      });
    },
    onSuccess: (saved, { property, change, isUndo }) => {
      if (isLast()) show(saved);
      const { field } = change;
      const [before, after] = [fieldText(property, field), fieldText(saved, field)];
      function undo() {
        onUndo(saved);
        const value = fieldValue(property, field);
        mutate({ property: saved, change: { field, value }, isUndo: true });
      }
      notify.success(isUndo ? fieldChange.undone : fieldChange.saved, {
        description: fieldChange.beforeAndAfter(propertyFieldLabels[field], before, after),
        action: isUndo ? undefined : { label: texts.undo, onClick: undo },
      });
    },
    onSettled: () => {
      if (isLast()) void client.invalidateQueries({ queryKey: propertyQueries.all() });
    },
  });

  function change(property: Property, change: FieldChange) {
    const price = change.field === 'price' ? withChange(property, change).price : null;
    if (price && isUnlikelyPrice(price, property.price)) setUnlikely({ property, change });
    else mutate({ property, change });
  }

  return {
    change,
    dialog: unlikely ? (
      <UnlikelyPriceDialog
        {...unlikely}
        onCancel={() => setUnlikely(undefined)}
        onConfirm={() => {
          setUnlikely(undefined);
          mutate(unlikely);
        }}
      />
    ) : (
      conflicting && (
        <ConflictDialog
          conflicts={[conflicting.conflict]}
          description={texts.conflict.description}
          closeLabel={texts.cancel}
          onClose={() => setConflicting(undefined)}
          onSave={(storedFields) => {
            setConflicting(undefined);
            const { current, change } = conflicting;
            if (!storedFields.has(change.field)) mutate({ property: current, change });
          }}
        />
      )
    ),
  };
}

interface UnlikelyPriceDialogProps extends Variables {
  onCancel: () => void;
  onConfirm: () => void;
}

function UnlikelyPriceDialog({ property, change, ...handlers }: UnlikelyPriceDialogProps) {
  const before = fieldText(property, 'price');
  const after = fieldText(withChange(property, change), 'price');
  return (
    <ConfirmDialog
      {...handlers}
      title={texts.unlikelyPrice.title}
      description={property.title}
      cancelLabel={texts.unlikelyPrice.cancel}
      confirmLabel={texts.unlikelyPrice.confirm(after)}
    >
      <p className="mt-4 text-sm tabular-nums">
        {fieldChange.beforeAndAfter(propertyFieldLabels.price, before, after)}
      </p>
    </ConfirmDialog>
  );
}
