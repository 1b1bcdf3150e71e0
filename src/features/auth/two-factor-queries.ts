import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  PrepareTwoFactorRequest,
  TurnOffTwoFactorRequest,
  TurnOnTwoFactorRequest,
} from '#contract/two-factor.ts';
import * as endpoints from '#contract/two-factor.ts';
import { call } from '#src/lib/api.ts';
import { notify } from '#src/lib/notify.ts';
import { accountSessionQueries } from './account-session-queries.ts';
import { sessionQueries } from './session-queries.ts';
import * as texts from './texts.ts';

const { toasts } = texts;

/** Whether the user has two-step login (capability `two-factor`). */
export const twoFactorQuery = () =>
  queryOptions({
    queryKey: [...sessionQueries.all(), 'two-factor'] as const,
    queryFn: ({ signal }) => call(endpoints.getTwoFactor, { signal }),
  });

export function usePrepareTwoFactor() {
  return useMutation({
    mutationFn: async (body: PrepareTwoFactorRequest) =>
      (await call(endpoints.prepareTwoFactor, { body })).data,
    meta: { failureToast: false },
  });
}

/** Returns the recovery codes. */
export function useTurnOnTwoFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: TurnOnTwoFactorRequest) =>
      (await call(endpoints.turnOnTwoFactor, { body })).data.recoveryCodes,
    meta: { failureToast: false },
    onSuccess: ({ length }) => {
      const state = { isOn: true, recoveryCodesLeft: length };
      client.setQueryData(twoFactorQuery().queryKey, state);
      notify.success(toasts.twoFactorOn, { description: toasts.loggedOutElsewhere });
      return client.invalidateQueries({ queryKey: accountSessionQueries.list().queryKey });
    },
  });
}

export function useTurnOffTwoFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TurnOffTwoFactorRequest) => call(endpoints.turnOffTwoFactor, { body }),
    meta: { failureToast: false },
    onSuccess: () => {
      const state = { isOn: false, recoveryCodesLeft: 0 };
      client.setQueryData(twoFactorQuery().queryKey, state);
      notify.success(toasts.twoFactorOff);
    },
  });
}
