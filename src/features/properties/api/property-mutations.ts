import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query';
import * as endpoints from '#contract/endpoints/admin-properties.ts';
import { call } from '#src/lib/api.ts';
import { notify } from '#src/lib/notify.ts';
import { propertyQueries } from './property-queries.ts';
import * as texts from './texts.ts';

export interface UploadProgress {
  sentBytes: number;
  totalBytes: number;
}

export interface PropertyUpload {
  form: FormData;
  signal: AbortSignal;
  onProgress: (progress: UploadProgress) => void;
}

export function useCreateProperty() {
  const refreshProperties = useRefreshProperties();
  return useMutation({
    mutationKey: ['create-property'],
    mutationFn: (upload: PropertyUpload) => call(endpoints.createProperty, callOptions(upload)),
    meta: { failureToast: { title: texts.error, fallback: texts.notCreated } },
    onSuccess: ({ message }) => {
      notify.success(texts.created, { description: message || texts.createdDescription });
      refreshProperties();
    },
  });
}

/**
 * Rejects with a ConflictError if the form is based on an old version; the form shows the conflict.
 * `onView` is the action of the toast.
 */
export function useUpdateProperty(id: string, onView: () => void) {
  const refreshProperties = useRefreshProperties();
  return useMutation({
    mutationKey: ['update-property', id],
    mutationFn: (upload: PropertyUpload) =>
      call(endpoints.updateProperty, { params: { id }, ...callOptions(upload) }),
    meta: {
      failureToast: { title: texts.error, description: texts.notUpdated, exceptConflicts: true },
    },
    onSuccess: () => {
      notify.success(texts.updated, {
        description: texts.updatedDescription,
        action: { label: texts.view, onClick: onView },
      });
      refreshProperties();
    },
  });
}

/** Deletes a property after the browser's confirm dialog. */
export function useConfirmedDelete(onDeleted: () => void) {
  const client = useQueryClient();
  const { mutate, ...deletion } = useMutation({
    mutationKey: ['delete-property'],
    mutationFn: (id: string) => call(endpoints.deleteProperty, { params: { id } }),
    meta: { failureToast: { title: texts.error, description: texts.notDeleted } },
    onSuccess: async (_result, id) => {
      notify.success(texts.deleted, { description: texts.deletedDescription });
      const { queryKey } = propertyQueries.detail(id);
      await client.invalidateQueries({
        queryKey: propertyQueries.all(),
        // Refetching the deleted property would fail.
        predicate: ({ queryHash }) => queryHash !== hashKey(queryKey),
      });
      client.removeQueries({ queryKey });
    },
  });

  function confirmAndDelete(id: string) {
    if (!window.confirm(texts.confirmDeletion)) return;
    mutate(id, { onSuccess: onDeleted });
  }

  return { ...deletion, confirmAndDelete };
}

function callOptions({ form, signal, onProgress }: PropertyUpload) {
  return {
    body: form,
    signal,
    onUploadProgress: ({ loaded, total }: { loaded: number; total?: number }) =>
      onProgress({ sentBytes: loaded, totalBytes: total ?? loaded }),
  };
}

/** Marks the lists as stale without refetching: the form closes, and the next page loads them. */
function useRefreshProperties(): () => void {
  const client = useQueryClient();
  return () =>
    void client.invalidateQueries({ queryKey: propertyQueries.all(), refetchType: 'none' });
}
