import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AccountSession, DeleteAccountRequest } from '#contract/endpoints/account.ts';
import * as account from '#contract/endpoints/account.ts';
import * as signIn from '#contract/endpoints/sign-in.ts';
import type {
  PrepareTwoFactorRequest,
  TurnOffTwoFactorRequest,
  TurnOnTwoFactorRequest,
} from '#contract/endpoints/two-factor.ts';
import * as twoFactor from '#contract/endpoints/two-factor.ts';
import type {
  ChangePasswordRequest,
  ForgotPasswordRequest,
  ResetPasswordRequest,
} from '#contract/rules/password.ts';
import { call } from '#src/lib/api.ts';
import { saveAsFile } from '#src/lib/files.ts';
import { notify } from '#src/lib/notify.ts';
import { endSession } from '#src/lib/session.ts';
import { accountQueries } from './account-queries.ts';
import { toasts } from './texts.ts';

export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: ForgotPasswordRequest) => call(signIn.forgotPassword, { body }),
    meta: { failureToast: false },
  });
}

/** Emails another code for a new password, to the address that is passed to `mutate`. */
export function useResendResetCode() {
  return useMutation({
    mutationFn: (email: string) => call(signIn.forgotPassword, { body: { email } }),
    meta: { failureToast: { title: toasts.codeNotSent } },
    onSuccess: () => notify.success(toasts.codeRequested),
  });
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (body: ResetPasswordRequest) => call(signIn.resetPassword, { body }),
    meta: { failureToast: false },
    onSuccess: () =>
      notify.success(toasts.passwordChanged, { description: toasts.passwordResetDescription }),
  });
}

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangePasswordRequest) => call(signIn.changePassword, { body }),
    meta: { failureToast: false },
    onSuccess: () => {
      notify.success(toasts.passwordChanged, { description: toasts.loggedOutElsewhere });
      return client.invalidateQueries({ queryKey: accountQueries.sessions().queryKey });
    },
  });
}

export function useEndOneSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: AccountSession) => call(account.endSession, { params: { id } }),
    onSuccess: (_result, { device }) => {
      notify.success(toasts.loggedOut, { description: device });
      return client.invalidateQueries({ queryKey: accountQueries.sessions().queryKey });
    },
  });
}

/** `onEnd` is called before all sessions end, this one included. */
export function useEndAllSessions(onEnd: () => void) {
  return useMutation({
    mutationFn: () => call(account.endAllSessions),
    onSuccess: () => {
      onEnd();
      endSession();
      notify.success(toasts.loggedOutEverywhere, {
        description: toasts.loggedOutEverywhereDescription,
      });
    },
  });
}

export function useExportAccount() {
  return useMutation({
    mutationFn: () => call(account.exportAccount),
    onSuccess: (data) =>
      saveAsFile('gida-account.json', 'application/json', JSON.stringify(data, null, 2)),
  });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: DeleteAccountRequest) => call(account.deleteAccount, { body }),
    meta: { failureToast: false },
    onSuccess: () => {
      endSession();
      notify.success(toasts.accountDeleted, { description: toasts.accountDeletedDescription });
    },
  });
}

export function usePrepareTwoFactor() {
  return useMutation({
    mutationFn: async (body: PrepareTwoFactorRequest) =>
      (await call(twoFactor.prepareTwoFactor, { body })).data,
    meta: { failureToast: false },
  });
}

/** Returns the recovery codes. */
export function useTurnOnTwoFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: TurnOnTwoFactorRequest) =>
      (await call(twoFactor.turnOnTwoFactor, { body })).data.recoveryCodes,
    meta: { failureToast: false },
    onSuccess: ({ length }) => {
      client.setQueryData(accountQueries.twoFactor().queryKey, {
        isOn: true,
        recoveryCodesLeft: length,
      });
      notify.success(toasts.twoFactorOn, { description: toasts.loggedOutElsewhere });
      return client.invalidateQueries({ queryKey: accountQueries.sessions().queryKey });
    },
  });
}

export function useTurnOffTwoFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TurnOffTwoFactorRequest) => call(twoFactor.turnOffTwoFactor, { body }),
    meta: { failureToast: false },
    onSuccess: () => {
      client.setQueryData(accountQueries.twoFactor().queryKey, {
        isOn: false,
        recoveryCodesLeft: 0,
      });
      notify.success(toasts.twoFactorOff);
    },
  });
}
