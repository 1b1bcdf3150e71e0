import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as endpoints from '#contract/auth.ts';
import { call } from '#src/lib/api.ts';
import { notify } from '#src/lib/notify.ts';
import { endSession, readSession } from '#src/lib/session.ts';
import { sessionQueries } from './session-queries.ts';

/** Signs out here at once, then tells the server. */
export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const token = readSession()?.token;
      endSession();
      if (token) await call(endpoints.logout, { token });
    },
    meta: {
      failureToast: {
        title: 'Error',
        description: 'You are signed out here, but we could not tell the server.',
      },
    },
    onSuccess: () => notify.success('Log out Successfull'),
    onSettled: () => client.invalidateQueries({ queryKey: sessionQueries.all() }),
  });
}
