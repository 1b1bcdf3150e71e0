import { useMutation } from '@tanstack/react-query';
import { unsubscribe } from '#contract/endpoints/unsubscribe.ts';
import { call } from '#src/lib/api.ts';

/** With the token of an email; needs no login. Resolves to the name of the alert. */
export function useUnsubscribe() {
  return useMutation({
    mutationFn: async (token: string) => (await call(unsubscribe, { query: { token } })).data,
    // The page shows the reason.
    meta: { failureToast: false },
  });
}
