import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import * as endpoints from '#contract/endpoints/auth.ts';
import { call } from '#src/lib/api.ts';
import { notify } from '#src/lib/notify.ts';
import { paths } from '#src/lib/paths.ts';
import { signingOut } from '#src/lib/return-path.ts';
import { endSession, readSession } from '#src/lib/session.ts';
import { sessionQueries } from './session-queries.ts';
import * as texts from './user-menu-texts.ts';

/**
 * Returns a function that ends the session in the browser first, then on the server. With
 * `ignoresFailure` the success is toasted even if the server could not end it.
 */
export function useSignOut({ ignoresFailure = false } = {}): () => void {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async () => {
      const token = readSession()?.token;
      endSession();
      if (token) await call(endpoints.logout, { token });
    },
    meta: { failureToast: false },
    onSettled: (_response, error) => {
      if (!error || ignoresFailure) {
        notify.success(texts.loggedOut);
      } else {
        notify.warning(texts.loggedOutHere, { description: texts.serverNotReached });
      }
      return client.invalidateQueries({ queryKey: sessionQueries.all() });
    },
  });
  return () => {
    // The guard of a private page would redirect to login.
    const isPrivate = /^\/(profile|admin)(\/|$)/.test(window.location.pathname);
    if (isPrivate) navigate(paths.home.href(), { state: signingOut });
    mutate();
  };
}
