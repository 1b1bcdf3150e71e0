import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Alert, ChangeAlertRequest, CreateAlertRequest } from '#contract/endpoints/alerts.ts';
import * as endpoints from '#contract/endpoints/alerts.ts';
import { unsubscribe } from '#contract/endpoints/unsubscribe.ts';
import { checkConnection } from '#src/components/texts.ts';
import { call } from '#src/lib/api.ts';
import { notify } from '#src/lib/notify.ts';
import { alertQueries } from './alert-queries.ts';
import * as texts from './texts.ts';

/** Turns on the alert of a search or a home. */
export function useTurnOnAlert() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: CreateAlertRequest) =>
      (await call(endpoints.createAlert, { body })).data,
    meta: { failureToast: { title: texts.notTurnedOn, fallback: checkConnection } },
    onSuccess: (alert) => {
      storeAlert(client, alert);
      notify.success(texts.turnedOn, { description: texts.turnedOnHint[alert.frequency] });
    },
  });
}

export function useChangeAlert() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, ...body }: ChangeAlertRequest & Pick<Alert, 'id'>) =>
      (await call(endpoints.changeAlert, { params: { id }, body })).data,
    meta: { failureToast: { title: texts.notChanged, fallback: checkConnection } },
    onSuccess: (alert) => storeAlert(client, alert),
    // It may have been deleted on another device.
    onError: () => client.invalidateQueries({ queryKey: alertQueries.list().queryKey }),
  });
}

export function useDeleteAlert() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<Alert, 'id'>) => call(endpoints.deleteAlert, { params: { id } }),
    meta: { failureToast: { title: texts.notDeleted, fallback: checkConnection } },
    onSettled: () => client.invalidateQueries({ queryKey: alertQueries.list().queryKey }),
  });
}

/** With the token of an email; needs no login. Resolves to the name of the alert. */
export function useUnsubscribe() {
  return useMutation({
    mutationFn: async (token: string) => (await call(unsubscribe, { query: { token } })).data,
    // The page shows the reason.
    meta: { failureToast: false },
  });
}

/** In its place, or as the first. */
function storeAlert(client: QueryClient, alert: Alert) {
  client.setQueryData(alertQueries.list().queryKey, (alerts = []) =>
    alerts.some(({ id }) => id === alert.id)
      ? alerts.map((other) => (other.id === alert.id ? alert : other))
      : [alert, ...alerts],
  );
}
