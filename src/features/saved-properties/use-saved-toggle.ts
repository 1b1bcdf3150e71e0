import {
  type QueryClient,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { Property } from '#contract/property.ts';
import * as endpoints from '#contract/saved-properties.ts';
import { call } from '#src/lib/api.ts';
import { notify } from '#src/lib/notify.ts';
import { savedPropertyQueries } from './saved-property-queries.ts';

/**
 * Saves and unsaves a property. The screen shows at once what was asked for; calls about one
 * property follow one another, those that a later wish has overtaken are not made, and after a
 * failure the screen goes back to what it showed.
 */
export function useSavedToggle(property: Property) {
  const client = useQueryClient();
  const { _id: id, title } = property;
  const mutationKey = savedPropertyQueries.toggle(id);
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    meta: {
      failureToast: {
        title: 'Error',
        description: 'Failed to update saved properties. Please try again.',
      },
    },
    mutationFn: async (wanted: boolean) => {
      if (hasLaterWish(client, id)) return;
      await call(wanted ? endpoints.saveProperty : endpoints.unsaveProperty, { params: { id } });
    },
    onMutate: async (wanted) => {
      // An answer that is on its way knows nothing of this wish.
      await client.cancelQueries({ queryKey: savedPropertyQueries.all() });
      const before = snapshotOf(client, id);
      showSaved(client, property, wanted);
      return before;
    },
    onSuccess: (_answer, wanted) => {
      if (hasLaterWish(client, id)) return;
      if (wanted) return notify.success('Property saved', { description: title });
      notify.success('removed from saved', {
        description: title,
        action: { label: 'Undo', onClick: () => mutate(true) },
      });
    },
    onError: (_error, _wanted, before) => {
      if (hasLaterWish(client, id) || !before) return;
      client.setQueryData(savedPropertyQueries.list().queryKey, before.list);
      client.setQueryData(savedPropertyQueries.state(id).queryKey, before.state);
      return client.invalidateQueries({ queryKey: savedPropertyQueries.all() });
    },
    onSettled: (_answer, _error, _wanted, before) => {
      // Its first answer was cancelled if it was on its way, or was asked for too early to know.
      const { queryKey } = savedPropertyQueries.list();
      if (!before?.list) return client.invalidateQueries({ queryKey });
    },
  });
  return { setSaved: mutate, isUpdating: useIsMutating({ mutationKey }) > 0 };
}

/** Whether another wish about the property waits behind the one that is on its way. */
function hasLaterWish(client: QueryClient, id: string): boolean {
  return client.isMutating({ mutationKey: savedPropertyQueries.toggle(id) }) > 1;
}

function snapshotOf(client: QueryClient, id: string) {
  return {
    list: client.getQueryData(savedPropertyQueries.list().queryKey),
    state: client.getQueryData(savedPropertyQueries.state(id).queryKey),
  };
}

function showSaved(client: QueryClient, property: Property, isSaved: boolean) {
  const { _id } = property;
  client.setQueryData(savedPropertyQueries.state(_id).queryKey, { saved: isSaved });
  client.setQueryData(savedPropertyQueries.list().queryKey, (list) => {
    if (!list || list.some((saved) => saved._id === _id) === isSaved) return list;
    return isSaved ? [property, ...list] : list.filter((saved) => saved._id !== _id);
  });
}
