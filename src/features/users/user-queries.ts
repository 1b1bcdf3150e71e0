import { queryOptions } from '@tanstack/react-query';
import * as endpoints from '#contract/users.ts';
import { call } from '#src/lib/api.ts';

/** Queries of users. */
export const userQueries = {
  all: () => ['users'] as const,

  list: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'list'] as const,
      queryFn: async ({ signal }) => (await call(endpoints.listUsers, { signal })).items,
    }),

  /** Not cached between visits: another admin may change or delete the user. */
  detail: (id: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'detail', id] as const,
      queryFn: ({ signal }) => call(endpoints.getUser, { params: { id }, signal }),
      gcTime: 0,
    }),
};
