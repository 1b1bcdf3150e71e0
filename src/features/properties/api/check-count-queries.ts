import { queryOptions } from '@tanstack/react-query';
import { FOR_SALE } from '#contract/property/property.ts';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { dayInLagos } from '#contract/search/search-dates.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { findPage, propertyQueries } from './property-queries.ts';

const DAY_MS = 86_400_000;

export interface CheckCounts {
  /** Homes for sale. */
  total: number;
  /** Undefined where the API cannot count them. */
  withPapers: number | undefined;
  visited: number | undefined;
}

/** How many homes for sale state their papers and were visited. Only an API with paging counts them. */
export const checkCountQuery = queryOptions({
  queryKey: [...propertyQueries.all(), 'check-counts'] as const,
  queryFn: async ({ client, signal }): Promise<CheckCounts> => {
    const count = async (search: PropertySearch) =>
      (await findPage(client, { search: { status: FOR_SALE, ...search }, pageSize: 1 }, signal))
        .total;
    const [total, withPapers, visited] = await Promise.all([
      count({}),
      hasCapability('papers') ? count({ papersStated: true }) : undefined,
      hasCapability('checks')
        ? count({ visitedBefore: dayInLagos(Date.now() + DAY_MS) })
        : undefined,
    ]);
    return { total, withPapers, visited };
  },
  meta: { failureToast: false },
});
