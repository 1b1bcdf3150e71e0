import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AccountSession } from '#contract/account.ts';
import { notify } from '#src/lib/notify.ts';
import { saveAsFile } from '#src/lib/save-as-file.ts';
import { endSession } from '#src/lib/session.ts';
import { accountQueries } from './account-queries.ts';
import {
  changePassword,
  deleteAccount,
  endAllSessions,
  endOneSession,
  forgotPassword,
  getExport,
  resetPassword,
} from './account-requests.ts';

export function useForgotPassword() {
  return useMutation({ mutationFn: forgotPassword, meta: { failureToast: false } });
}

export function useResetPassword() {
  return useMutation({
    mutationFn: resetPassword,
    meta: { failureToast: false },
    onSuccess: () =>
      notify.success('Password changed', { description: 'Sign in with the new one.' }),
  });
}

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: changePassword,
    meta: { failureToast: false },
    onSuccess: () => {
      notify.success('Password changed', {
        description: 'You stay signed in here, and nowhere else.',
      });
      return client.invalidateQueries({ queryKey: accountQueries.sessions().queryKey });
    },
  });
}

export function useEndOneSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: AccountSession) => endOneSession(id),
    onSuccess: (_answer, { device }) => {
      notify.success('Signed out', { description: device });
      return client.invalidateQueries({ queryKey: accountQueries.sessions().queryKey });
    },
  });
}

/** `onEnd` is called right before the session here ends with the others. */
export function useEndAllSessions(onEnd: () => void) {
  return useMutation({
    mutationFn: endAllSessions,
    onSuccess: () => {
      onEnd();
      endSession();
      notify.success('Log out Successfull', { description: 'You are signed out everywhere.' });
    },
  });
}

/** Fetches everything that is kept about the person, and hands it to them as a file. */
export function useExportAccount() {
  return useMutation({
    mutationFn: getExport,
    onSuccess: (account) =>
      saveAsFile('gida-account.json', 'application/json', JSON.stringify(account, null, 2)),
  });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: deleteAccount,
    meta: { failureToast: false },
    onSuccess: () => {
      endSession();
      notify.success('Account deleted', { description: 'Your data is gone with it.' });
    },
  });
}
