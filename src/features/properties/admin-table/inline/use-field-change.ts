import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Property } from '#contract/property.ts';
import { propertyFieldLabels } from '#contract/property-form.ts';
import { propertyTableQueries } from '#src/features/properties/admin-table/property-table-queries.ts';
import * as texts from '#src/features/properties/admin-table/texts.ts';
import {
  type PropertyPage,
  propertyQueries,
} from '#src/features/properties/api/property-queries.ts';
import { notify } from '#src/lib/notify.ts';
import {
  type FieldChange,
  FieldConflictError,
  fieldText,
  reverseOf,
  saveChange,
  withChange,
} from './field-change.ts';

const { fieldChange } = texts;

interface Variables {
  property: Property;
  change: FieldChange;
  isUndo?: boolean;
}

/** A change that waits for the admin's decision. */
interface PendingConflict {
  error: FieldConflictError;
  change: FieldChange;
}

const mutationKey = ['properties', 'change field'];

/**
 * Changes a field of a property optimistically, and rolls it back if the request fails. `onShow`
 * gets each state of the property.
 */
export function useFieldChange(onShow: (changed: Property) => void) {
  const client = useQueryClient();
  const [conflicting, setConflicting] = useState<PendingConflict>();

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
      if (error instanceof FieldConflictError) setConflicting({ error, change });
    },
    onSuccess: (saved, { property, change, isUndo }) => {
      if (isLast()) show(saved);
      const { field } = change;
      const [before, after] = [fieldText(property, field), fieldText(saved, field)];
      const undo = () =>
        mutate({ property: saved, change: reverseOf(property, change), isUndo: true });
      notify.success(isUndo ? fieldChange.undone : fieldChange.saved, {
        description: fieldChange.beforeAndAfter(propertyFieldLabels[field], before, after),
        action: isUndo ? undefined : { label: fieldChange.undo, onClick: undo },
      });
    },
    onSettled: () => {
      if (isLast()) void client.invalidateQueries({ queryKey: propertyQueries.all() });
    },
  });

  return {
    change: (property: Property, change: FieldChange) => mutate({ property, change }),
    conflict: conflicting && {
      field: conflicting.error.conflict,
      keepStored: () => setConflicting(undefined),
      saveYours: () => {
        setConflicting(undefined);
        mutate({ property: conflicting.error.current, change: conflicting.change });
      },
    },
  };
}
