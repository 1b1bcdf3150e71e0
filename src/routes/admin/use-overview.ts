import { useQuery, useQueryClient } from '@tanstack/react-query';
import { userStatisticsQueries } from '#src/features/dashboard/user-statistics-queries.ts';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { propertyStatisticsQueries } from '#src/features/properties/api/property-statistics-queries.ts';
import { hasCapability } from '#src/lib/capabilities.ts';

/** Each visit asks anew, since others list, sell and register meanwhile. */
const anew = { staleTime: 0, refetchOnMount: 'always' } as const;

/** What the overview tells: of users null where the API has no such call. */
export function useOverview() {
  const client = useQueryClient();
  const isServed = hasCapability('property-statistics');
  const places = useQuery({ ...propertyQueries.recent(), ...anew });
  const listings = useQuery({
    ...propertyStatisticsQueries.statistics(isServed),
    ...anew,
  });
  const total = useQuery({ ...userStatisticsQueries.total(), ...anew });
  const active = useQuery({ ...userStatisticsQueries.active(), ...anew });
  const registrations = useQuery({ ...userStatisticsQueries.registrations(), ...anew });

  const all = [places, listings, total, active, registrations];
  const failed = all.filter(({ data, error }) => data === undefined && error);
  return {
    places: places.data?.facets.location,
    listings: listings.data,
    total: total.data,
    active: active.data,
    registrations: registrations.data,
    error: failed[0]?.error ?? null,
    isRefreshing: all.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { refetch } of failed) refetch();
    },
    refresh: () => {
      // Of an API that does not page, what is at hand would be counted once more.
      client.removeQueries({ queryKey: propertyQueries.wholeLists() });
      for (const { refetch } of all) refetch();
    },
  };
}

export type Overview = ReturnType<typeof useOverview>;
