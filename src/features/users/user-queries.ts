import { queryOptions } from '@tanstack/react-query';
import { getUser, getUsers } from './user-requests.ts';

/** Every query about the people who have accounts; the only place that spells their keys. */
export const userQueries = {
  all: () => ['users'] as const,

  list: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'list'] as const,
      queryFn: ({ signal }) => getUsers(signal),
    }),

  /** Read anew by every page that shows it, since others may have changed or deleted it. */
  detail: (id: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'detail', id] as const,
      queryFn: ({ signal }) => getUser(id, signal),
      gcTime: 0,
    }),
};
