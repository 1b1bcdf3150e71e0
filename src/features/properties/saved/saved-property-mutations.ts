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
 * Saves (true) and unsaves (false) a property, optimistically. Calls for one property run one after
 * the other; one that a later call overrides is not sent.
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
      if (isOverridden(client, id)) return;
      await call(isSaved ? endpoints.saveProperty : endpoints.unsaveProperty, { params: { id } });
    },
    onMutate: async (isSaved) => {
      // A response to an earlier request would undo the optimistic update.
      await client.cancelQueries({ queryKey: savedPropertyQueries.all() });
      const before = {
        list: client.getQueryData(savedPropertyQueries.list().queryKey),
        state: client.getQueryData(savedPropertyQueries.state(id).queryKey),
      };
      updateCache(client, property, isSaved);
      return before;
    },
    onSuccess: (_response, isSaved) => {
      if (isOverridden(client, id)) return;
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
      if (isOverridden(client, id) || !before) return;
      client.setQueryData(savedPropertyQueries.list().queryKey, before.list);
      client.setQueryData(savedPropertyQueries.state(id).queryKey, before.state);
      return client.invalidateQueries({ queryKey: savedPropertyQueries.all() });
    },
    onSettled: (_response, _error, _isSaved, before) => {
      // Without a cached list, its first request was cancelled or has a stale response.
      const { queryKey } = savedPropertyQueries.list();
      if (!before?.list) return client.invalidateQueries({ queryKey });
    },
  });
  return { setSaved: mutate, isUpdating: useIsMutating({ mutationKey }) > 0 };
}

/** Whether a later call for the same property is waiting. */
function isOverridden(client: QueryClient, id: string): boolean {
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
