import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import * as endpoints from '#contract/properties.ts';
import { call } from '#src/lib/api.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { notify } from '#src/lib/notify.ts';
import { propertyQueries } from './property-queries.ts';

/** A property's form on its way. */
export interface PropertyUpload {
  form: FormData;
  signal: AbortSignal;
  /** Hears how many bytes of the form have gone out. */
  onProgress: (bytes: { sent: number; total: number }) => void;
}

/** Lists a property, and refreshes every list. */
export function useCreateProperty() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (upload: PropertyUpload) =>
      unlessStopped(upload, call(endpoints.createProperty, sendingOf(upload))),
    meta: {
      failureToast: {
        title: 'Error',
        fallback: 'Failed to create property. Please try again.',
      },
    },
    onSuccess: (answer) => {
      if (answer === 'cancelled') return;
      notify.success('Property Created', {
        description: answer.message || 'Your property has been successfully created.',
      });
      refreshProperties(client);
    },
  });
}

/** Changes a property, and refreshes it and every list; `onOpen` leads back to it from the toast. */
export function useUpdateProperty(id: string, onOpen: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (upload: PropertyUpload) =>
      unlessStopped(
        upload,
        unlessOvertaken(
          upload,
          call(endpoints.updateProperty, { params: { id }, ...sendingOf(upload) }),
        ),
      ),
    meta: {
      failureToast: {
        title: 'Error',
        description: 'Failed to update property. Please try again.',
      },
    },
    onSuccess: (answer) => {
      if (typeof answer === 'string') return;
      notify.success('Property Updated', {
        description: 'Your property has been successfully updated.',
        action: { label: 'View property', onClick: onOpen },
      });
      refreshProperties(client);
    },
  });
}

function sendingOf({ form, signal, onProgress }: PropertyUpload) {
  return {
    body: form,
    signal,
    onUploadProgress: ({ loaded, total }: { loaded: number; total?: number }) =>
      onProgress({ sent: loaded, total: total ?? loaded }),
  };
}

/** Whoever stopped it knows, and needs no toast that says so. */
async function unlessStopped<Answer>({ signal }: PropertyUpload, answer: Promise<Answer>) {
  try {
    return await answer;
  } catch (error) {
    if (signal.aborted) return 'cancelled' as const;
    throw error;
  }
}

/** That somebody else was first is no failure: the form shows what they changed. */
async function unlessOvertaken<Answer>({ form }: PropertyUpload, answer: Promise<Answer>) {
  try {
    return await answer;
  } catch (error) {
    const isOvertaken = error instanceof ApiError && error.status === 409;
    if (isOvertaken && form.has('version')) return 'conflict' as const;
    throw error;
  }
}

/**
 * Lists and single properties alike: what is on screen at once, the rest when it is. Nobody waits
 * for it, or a slow answer would take away whoever has gone on by the toast.
 */
function refreshProperties(client: QueryClient): void {
  client.invalidateQueries({ queryKey: propertyQueries.all() });
}
