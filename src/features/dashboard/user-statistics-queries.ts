import { queryOptions } from '@tanstack/react-query';
import * as endpoints from '#contract/users.ts';
import { call } from '#src/lib/api.ts';
import { ApiError } from '#src/lib/api-error.ts';

/** What an API tells of its users in numbers; null where it does not have the call. */
export const userStatisticsQueries = {
  all: () => ['user-statistics'] as const,

  total: () =>
    queryOptions({
      queryKey: [...userStatisticsQueries.all(), 'total'] as const,
      queryFn: ({ signal }) => unlessMissing(call(endpoints.getUserTotal, { signal })),
    }),

  active: () =>
    queryOptions({
      queryKey: [...userStatisticsQueries.all(), 'active'] as const,
      queryFn: ({ signal }) => unlessMissing(call(endpoints.getActiveUserTotal, { signal })),
    }),

  registrations: () =>
    queryOptions({
      queryKey: [...userStatisticsQueries.all(), 'registrations'] as const,
      queryFn: ({ signal }) => unlessMissing(call(endpoints.getRegistrations, { signal })),
    }),
};

async function unlessMissing<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
