import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as endpoints from '#contract/auth.ts';
import { call } from '#src/lib/api.ts';
import { notify } from '#src/lib/notify.ts';
import { endSession, readSession } from '#src/lib/session.ts';
import { sessionQueries } from './session-queries.ts';

interface LogoutOptions {
  /** Toasts the success even if the server could not end the session (decision 55). */
  ignoresFailure?: boolean;
}

/** Ends the session in the browser first, then on the server. */
export function useLogout({ ignoresFailure = false }: LogoutOptions = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const token = readSession()?.token;
      endSession();
      if (token) await call(endpoints.logout, { token });
    },
    meta: {
      failureToast: ignoresFailure
        ? false
        : {
            title: 'Error',
            description: 'You are signed out here, but we could not tell the server.',
          },
    },
    onSettled: (_response, error) => {
      if (!error || ignoresFailure) notify.success('Log out Successfull');
      return client.invalidateQueries({ queryKey: sessionQueries.all() });
    },
  });
}
