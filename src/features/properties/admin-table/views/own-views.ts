import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as endpoints from '#contract/endpoints/table-views.ts';
import { views as texts } from '#src/features/properties/admin-table/texts.ts';
import { call } from '#src/lib/api.ts';
import { ApiError } from '#src/lib/api-response.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { deviceViews, withName, withView } from './device-views.ts';

const NOT_FOUND = 404;

const tableViewQueries = {
  /** The views of the account; needs the capability `table-views`. */
  list: () =>
    queryOptions({
      queryKey: ['table-views'] as const,
      queryFn: async ({ signal }) => (await call(endpoints.listTableViews, { signal })).items,
      meta: { failureToast: false },
    }),
};

/** An admin's own view, with the name and the query string of the table. */
export interface OwnView {
  /** Undefined for a view on this device. */
  id?: string;
  name: string;
  query: string;
}

/** On the account, if the API keeps them; else on this device. */
export function useOwnViews() {
  const isOnAccount = hasCapability('table-views');
  const account = useQuery({ ...tableViewQueries.list(), enabled: isOnAccount });
  const { items } = useDeviceStore(deviceViews);
  const views: readonly OwnView[] = isOnAccount
    ? (account.data ?? [])
    : items.map(({ id, query }) => ({ name: id, query }));
  return { views, isFailed: account.isError && !account.isFetching, retry: account.refetch };
}

/** A view in place of the one with its name. */
export function useSaveView(failureToast: false | { title: string } = false) {
  return useViewMutation(failureToast, async ({ name, query }: OwnView) => {
    if (hasCapability('table-views')) {
      await call(endpoints.saveTableView, { body: { name, query } });
    } else await deviceViews.update((views) => withView(views, { id: name, query }));
  });
}

export function useRenameView() {
  return useViewMutation(false, async ({ view, name }: { view: OwnView; name: string }) => {
    const { id } = view;
    if (id) await call(endpoints.renameTableView, { params: { id }, body: { name } });
    else await deviceViews.update((views) => withName(views, view.name, name));
  });
}

export function useDeleteView() {
  return useViewMutation(false, async ({ id, name }: OwnView) => {
    if (id) await call(endpoints.deleteTableView, { params: { id } }).catch(ignoreNotFound);
    else await deviceViews.remove(name);
  });
}

/** Afterwards, and also after a failure, the list has what other tabs and devices have changed. */
function useViewMutation<Variables>(
  failureToast: false | { title: string },
  mutationFn: (variables: Variables) => Promise<void>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    meta: { failureToast },
    onSettled: () => client.invalidateQueries({ queryKey: tableViewQueries.list().queryKey }),
  });
}

function ignoreNotFound(error: unknown) {
  if (!(error instanceof ApiError) || error.status !== NOT_FOUND) throw error;
}

/** The reason of a failed change, for the dialog. */
export function failureText(error: ApiError): string {
  if (error.status === NOT_FOUND) return texts.gone;
  return error.isServerMessage ? error.message : texts.notSaved;
}
