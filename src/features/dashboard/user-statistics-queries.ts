import { queryOptions, useQuery } from '@tanstack/react-query';
import { getAlertStatistics } from '#contract/endpoints/alert-statistics.ts';
import * as endpoints from '#contract/endpoints/users.ts';
import { call } from '#src/lib/api.ts';
import { hasCapability } from '#src/lib/capabilities.ts';

/** No toast: a failed statistic hides its card. */
const meta = { failureToast: false } as const;

export const userStatisticsQueries = {
  all: () => ['user-statistics'] as const,

  total: () =>
    queryOptions({
      queryKey: [...userStatisticsQueries.all(), 'total'] as const,
      queryFn: ({ signal }) => call(endpoints.getUserTotal, { signal }),
      meta,
    }),

  active: () =>
    queryOptions({
      queryKey: [...userStatisticsQueries.all(), 'active'] as const,
      queryFn: ({ signal }) => call(endpoints.getActiveUserTotal, { signal }),
      meta,
    }),

  registrations: () =>
    queryOptions({
      queryKey: [...userStatisticsQueries.all(), 'registrations'] as const,
      queryFn: ({ signal }) => call(endpoints.getRegistrations, { signal }),
      meta,
    }),

  alerts: () =>
    queryOptions({
      queryKey: [...userStatisticsQueries.all(), 'alerts'] as const,
      queryFn: ({ signal }) => call(getAlertStatistics, { signal }),
      enabled: hasCapability('alerts'),
      meta,
    }),
};

export type UserStatistics = ReturnType<typeof useUserStatistics>;

export function useUserStatistics() {
  return {
    total: useQuery(userStatisticsQueries.total()),
    active: useQuery(userStatisticsQueries.active()),
    registrations: useQuery(userStatisticsQueries.registrations()),
  };
}
