import { queryOptions, useQuery } from '@tanstack/react-query';
import * as endpoints from '#contract/endpoints/users.ts';
import { call } from '#src/lib/api.ts';
import { searchUsers } from './user-order.ts';

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

const MIN_LENGTH = 2;

/** Finds users by their name or email in the list of all users. */
export function useFoundUsers(typed: string) {
  const isLong = typed.trim().length >= MIN_LENGTH;
  const { data, isFetching, isError } = useQuery({ ...userQueries.list(), enabled: isLong });
  return {
    users: isLong ? searchUsers(data ?? [], typed, ['fullName', 'email']) : [],
    isSearching: isLong && isFetching && !data,
    isError: isLong && isError,
  };
}
