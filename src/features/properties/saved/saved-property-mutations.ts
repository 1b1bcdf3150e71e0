import {
  type QueryClient,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import * as endpoints from '#contract/endpoints/saved-properties.ts';
import type { Property } from '#contract/property/property.ts';
import { call } from '#src/lib/api.ts';
import { notify } from '#src/lib/notify.ts';
import { savedPropertyQueries } from './saved-property-queries.ts';
import * as texts from './texts.ts';

const mutationKeyOf = (id: string) => [...savedPropertyQueries.all(), 'toggle', id] as const;

/**
 * `setSaved(true)` saves the property and `setSaved(false)` unsaves it, with an optimistic update.
 * Calls for one property run in turn, and a call sends nothing if a newer one is waiting.
 */
export function useSetSaved(property: Property) {
  const client = useQueryClient();
  const { _id: id, title } = property;
  const mutationKey = mutationKeyOf(id);
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    meta: { failureToast: texts.notUpdated },
    mutationFn: async (isSaved: boolean) => {
      if (hasNewerCall(client, id)) return;
      await call(isSaved ? endpoints.saveProperty : endpoints.unsaveProperty, { params: { id } });
    },
    onMutate: async (isSaved) => {
      // The response to a pending request would undo the optimistic update.
      await client.cancelQueries({ queryKey: savedPropertyQueries.all() });
      const before = {
        list: client.getQueryData(savedPropertyQueries.list().queryKey),
        state: client.getQueryData(savedPropertyQueries.state(id).queryKey),
      };
      updateCache(client, property, isSaved);
      return before;
    },
    onSuccess: (_response, isSaved) => {
      if (hasNewerCall(client, id)) return;
      if (isSaved) {
        notify.success(texts.savedToast, { description: title });
        return;
      }
      notify.success(texts.removedToast, {
        description: title,
        action: { label: texts.undo, onClick: () => mutate(true) },
      });
    },
    onError: (_error, _isSaved, before) => {
      if (hasNewerCall(client, id) || !before) return;
      client.setQueryData(savedPropertyQueries.list().queryKey, before.list);
      client.setQueryData(savedPropertyQueries.state(id).queryKey, before.state);
      // Offline, the refetch would fail, too, with a toast of its own.
      if (navigator.onLine) {
        return client.invalidateQueries({ queryKey: savedPropertyQueries.all() });
      }
    },
    onSettled: (_response, _error, _isSaved, before) => {
      // A list that was not cached may have been loading, and `onMutate` cancelled its request.
      const { queryKey } = savedPropertyQueries.list();
      if (!before?.list) return client.invalidateQueries({ queryKey });
    },
  });
  return { setSaved: mutate, isUpdating: useIsMutating({ mutationKey }) > 0 };
}

/** Whether a newer call for the property is waiting. */
function hasNewerCall(client: QueryClient, id: string): boolean {
  return client.isMutating({ mutationKey: mutationKeyOf(id) }) > 1;
}

function updateCache(client: QueryClient, property: Property, isSaved: boolean) {
  const { _id } = property;
  client.setQueryData(savedPropertyQueries.state(_id).queryKey, { saved: isSaved });
  client.setQueryData(savedPropertyQueries.list().queryKey, (list) => {
    if (!list || list.some((saved) => saved._id === _id) === isSaved) return list;
    return isSaved ? [property, ...list] : list.filter((saved) => saved._id !== _id);
  });
}
