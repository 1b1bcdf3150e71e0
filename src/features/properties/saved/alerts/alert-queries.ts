import { queryOptions, useQuery } from '@tanstack/react-query';
import * as endpoints from '#contract/endpoints/alerts.ts';
import { call } from '#src/lib/api.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { useSession } from '#src/lib/session.ts';

export const alertQueries = {
  list: () =>
    queryOptions({
      queryKey: ['alerts'] as const,
      queryFn: async ({ signal }) => (await call(endpoints.listAlerts, { signal })).items,
      meta: { failureToast: false },
    }),
};

/** The alerts of the account; requested only if the visitor may have some. */
export function useAlerts() {
  const isSignedIn = useSession() !== null;
  return useQuery({ ...alertQueries.list(), enabled: isSignedIn && hasCapability('alerts') });
}
