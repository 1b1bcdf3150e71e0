import { queryOptions, useQuery } from '@tanstack/react-query';
import * as endpoints from '#contract/endpoints/auth.ts';
import { call } from '#src/lib/api.ts';
import { useSession } from '#src/lib/session.ts';

export const sessionQueries = {
  all: () => ['session'] as const,

  me: () =>
    queryOptions({
      queryKey: [...sessionQueries.all(), 'me'] as const,
      queryFn: ({ signal }) => call(endpoints.getMe, { signal }),
    }),
};

/** The signed-in user; requested only with a session. */
export function useMe() {
  return useQuery({ ...sessionQueries.me(), enabled: useSession() !== null });
}
