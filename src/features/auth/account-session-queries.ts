import { queryOptions } from '@tanstack/react-query';
import { listSessions } from '#contract/account.ts';
import { call } from '#src/lib/api.ts';
import { sessionQueries } from './session-queries.ts';

/** Queries about the sessions of the signed-in user on all devices (capability `session-list`). */
export const accountSessionQueries = {
  list: () =>
    queryOptions({
      queryKey: [...sessionQueries.all(), 'list'] as const,
      queryFn: async ({ signal }) => (await call(listSessions, { signal })).items,
    }),
};
