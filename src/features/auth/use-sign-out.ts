import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import * as endpoints from '#contract/endpoints/auth.ts';
import { call } from '#src/lib/api.ts';
import { removeAllTyped } from '#src/lib/device/typed-values.ts';
import { notify } from '#src/lib/notify.ts';
import { paths, signingOut } from '#src/lib/paths.ts';
import { endSession, readSession } from '#src/lib/session.ts';
import { sessionQueries } from './session-queries.ts';

const texts = {
  loggedOut: 'Log out Successfull',
  loggedOutHere: 'Logged out on this device',
  serverNotReached: 'We could not reach our server. Your session will expire by itself.',
};

const TOAST_ID = 'log-out';

/**
 * Returns a function that ends the session in the browser at once, and then on the server. If the
 * server could not end it, a warning replaces the toast, unless `ignoresFailure` is set.
 */
export function useSignOut({ ignoresFailure = false } = {}): () => void {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async (token: string | undefined) => {
      if (token) await call(endpoints.logout, { token });
    },
    meta: { failureToast: false },
    onError: () => {
      if (ignoresFailure) return;
      notify.warning(texts.loggedOutHere, { id: TOAST_ID, description: texts.serverNotReached });
    },
    onSettled: () => client.invalidateQueries({ queryKey: sessionQueries.all() }),
  });
  return () => {
    const token = readSession()?.token;
    // The guard of a private page would redirect to login.
    const isPrivate = /^\/(profile|admin)(\/|$)/.test(window.location.pathname);
    if (isPrivate) navigate(paths.home.href(), { state: signingOut });
    endSession();
    removeAllTyped();
    notify.success(texts.loggedOut, { id: TOAST_ID });
    mutate(token);
  };
}
