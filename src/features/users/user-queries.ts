import { queryOptions } from '@tanstack/react-query';
import * as endpoints from '#contract/users.ts';
import { call } from '#src/lib/api.ts';

/** Every query about the people who have accounts; the only place that spells their keys. */
export const userQueries = {
  all: () => ['users'] as const,

  list: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'list'] as const,
      queryFn: async ({ signal }) => (await call(endpoints.listUsers, { signal })).items,
    }),

  /** Read anew by every page that shows it, since others may have changed or deleted it. */
  detail: (id: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'detail', id] as const,
      queryFn: ({ signal }) => call(endpoints.getUser, { params: { id }, signal }),
      gcTime: 0,
    }),
};
