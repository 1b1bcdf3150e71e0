import { queryOptions } from '@tanstack/react-query';
import * as endpoints from '#contract/properties.ts';
import type { Property } from '#contract/property.ts';
import { call } from '#src/lib/api.ts';
import { everyProperty } from './all-properties.ts';
import { propertyQueries } from './property-queries.ts';
import { type ListStatistics, statisticsOf } from './property-statistics.ts';

export const propertyStatisticsQueries = {
  /** As the API counts them where it does (`isServed`), else from the whole list. */
  statistics: (isServed: boolean) =>
    queryOptions({
      queryKey: [...propertyQueries.all(), 'statistics', isServed] as const,
      queryFn: async ({ client, signal }): Promise<ListStatistics> => {
        if (isServed) {
          return call(endpoints.getPropertyStatistics, { signal });
        }
        const list: Property[] = [];
        for await (const { properties } of everyProperty(client, {}, signal)) {
          list.push(...properties);
        }
        return statisticsOf(list);
      },
    }),
};
