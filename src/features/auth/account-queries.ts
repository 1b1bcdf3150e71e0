import { queryOptions } from '@tanstack/react-query';
import { listSessions } from '#contract/endpoints/account.ts';
import { getTwoFactor } from '#contract/endpoints/two-factor.ts';
import { call } from '#src/lib/api.ts';
import { sessionQueries } from './session-queries.ts';

/** Queries about the security of the signed-in user's account. */
export const accountQueries = {
  /** The user's sessions on all devices (capability `session-list`). */
  sessions: () =>
    queryOptions({
      queryKey: [...sessionQueries.all(), 'list'] as const,
      queryFn: async ({ signal }) => (await call(listSessions, { signal })).items,
    }),

  /** Whether two-step login is on (capability `two-factor`). */
  twoFactor: () =>
    queryOptions({
      queryKey: [...sessionQueries.all(), 'two-factor'] as const,
      queryFn: ({ signal }) => call(getTwoFactor, { signal }),
    }),
};
