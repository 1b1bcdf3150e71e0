import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query';
import * as endpoints from '#contract/properties.ts';
import { call } from '#src/lib/api.ts';
import { notify } from '#src/lib/notify.ts';
import { propertyQueries } from './property-queries.ts';

/** Deletes a property and refreshes every list; what was known of it goes once nobody shows it. */
export function useDeleteProperty() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endpoints.deleteProperty, { params: { id } }),
    meta: {
      failureToast: {
        title: 'Error',
        description: 'Failed to delete property. Please try again.',
      },
    },
    onSuccess: async (_answer, id) => {
      notify.success('Property Deleted', {
        description: 'Your property has been successfully deleted.',
      });
      const { queryKey } = propertyQueries.detail(id);
      await client.invalidateQueries({
        queryKey: propertyQueries.all(),
        // Asking again for what is gone would only fail.
        predicate: ({ queryHash }) => queryHash !== hashKey(queryKey),
      });
      client.removeQueries({ queryKey });
    },
  });
}

/** Deletes a property after the browser's confirm dialog. */
export function useConfirmedDelete(onDeleted: (id: string) => void) {
  const { mutate, ...deletion } = useDeleteProperty();

  function confirmAndDelete(id: string) {
    if (!window.confirm('Are you sure you want to delete this property?')) return;
    mutate(id, { onSuccess: () => onDeleted(id) });
  }

  return { ...deletion, confirmAndDelete };
}
