import { queryOptions } from '@tanstack/react-query';
import * as endpoints from '#contract/endpoints/admin-properties.ts';
import type { Property, PropertyProblem } from '#contract/property/property.ts';
import { problemsOf } from '#contract/property/property-problems.ts';
import {
  type PropertyStatistics,
  STATISTICS_LIST_LENGTH,
} from '#contract/property/property-statistics.ts';
import { comparatorOf } from '#contract/search/property-matches.ts';
import { listedAt } from '#contract/search/property-search.ts';
import { dayInLagos } from '#contract/search/search-dates.ts';
import { call } from '#src/lib/api.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { everyProperty } from './every-property.ts';
import type { PageRequest } from './property-list.ts';
import { findPage, propertyQueries } from './property-queries.ts';

/** The statistics of a whole list, which does not say how often properties are saved. */
type ListStatistics = Omit<PropertyStatistics, 'mostSaved'> &
  Partial<Pick<PropertyStatistics, 'mostSaved'>>;

export const propertyStatisticsQueries = {
  /**
   * The number of published properties of each status; those without one are only in the total.
   * `unpublished` are those that are not in it.
   */
  byStatus: () =>
    queryOptions({
      queryKey: [...propertyQueries.all(), 'by-status'] as const,
      queryFn: async ({ client, signal }) => {
        const request: PageRequest = { search: {}, pageSize: 1, facets: ['status'] };
        const { total, facets } = await findPage(client, request, signal);
        const unpublished = hasCapability('publishing')
          ? (await findPage(client, { search: { published: 'no' }, pageSize: 1 }, signal)).total
          : 0;
        return { total, statuses: facets.status ?? [], unpublished };
      },
    }),

  /** Counted by the API if it has the capability, else from the whole list. */
  statistics: () =>
    queryOptions({
      queryKey: [...propertyQueries.all(), 'statistics'] as const,
      queryFn: async ({ client, signal }): Promise<ListStatistics> => {
        if (hasCapability('property-statistics')) {
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

/** Counts a list as the API does; days are days in Lagos. */
export function statisticsOf(properties: readonly Property[]): ListStatistics {
  const newest = properties.toSorted(comparatorOf('newest'));
  return {
    total: properties.length,
    listed: countByDay(properties),
    mostViewed: mostViewed(properties),
    problems: {
      noStatus: withProblem(newest, 'noStatus'),
      noImage: withProblem(newest, 'noImage'),
      noPrice: withProblem(newest, 'noPrice'),
      suspiciousPrice: withProblem(newest, 'suspiciousPrice'),
    },
  };
}

function countByDay(properties: readonly Property[]): ListStatistics['listed'] {
  const counts = new Map<string, number>();
  const instants = properties.map(listedAt).filter((instant) => instant !== null);
  for (const date of instants.map(dayInLagos)) counts.set(date, (counts.get(date) ?? 0) + 1);
  return [...counts]
    .map(([date, count]) => ({ date, count }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

function mostViewed(properties: readonly Property[]): ListStatistics['mostViewed'] {
  return properties
    .map(({ _id, title, viewCount }) => ({ _id, title, count: viewCount ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a._id < b._id ? -1 : 1))
    .slice(0, STATISTICS_LIST_LENGTH);
}

function withProblem(newest: readonly Property[], problem: PropertyProblem) {
  const found = newest.filter((property) => problemsOf(property).includes(problem));
  return {
    count: found.length,
    properties: found.slice(0, STATISTICS_LIST_LENGTH).map(({ _id, title }) => ({ _id, title })),
  };
}
