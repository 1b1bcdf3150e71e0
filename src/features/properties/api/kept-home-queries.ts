import { type QueryClient, queryOptions } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { listKeptHomes } from '#contract/endpoints/kept-homes.ts';
import * as endpoints from '#contract/endpoints/properties.ts';
import type { Property } from '#contract/property/property.ts';
import { call } from '#src/lib/api.ts';
import { ApiError } from '#src/lib/api-response.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { propertyQueries } from './property-queries.ts';

/** Properties by id: null if it is no longer listed, missing if that could not be found out. */
export type FoundHomes = Readonly<Record<string, Property | null>>;

const REQUESTS_AT_A_TIME = 4;
const NOT_FOUND = 404;

export const keptHomeQueries = {
  /** Requested anew each time that a page opens. @throws ApiError if none could be requested */
  byIds: (ids: readonly string[]) =>
    queryOptions({
      queryKey: [...propertyQueries.all(), 'kept', ids] as const,
      queryFn: ({ client, signal }) => findHomes(client, ids, signal),
      gcTime: 0,
      meta: { failureToast: false },
    }),
};

async function findHomes(
  client: QueryClient,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<FoundHomes> {
  if (ids.length === 0) return {};
  if (hasCapability('kept-homes')) {
    const { items } = await call(listKeptHomes, { query: { ids: ids.join(',') }, signal });
    return Object.fromEntries(
      ids.map((id) => [id, items.find((property) => property._id === id) ?? null]),
    );
  }
  const inTurn = pLimit(REQUESTS_AT_A_TIME);
  const results = await Promise.allSettled(ids.map((id) => inTurn(() => findHome(id, signal))));
  const found = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const [first] = results;
  if (found.length === 0 && first?.status === 'rejected') throw first.reason;
  for (const [id, property] of found) {
    if (property) client.setQueryData(propertyQueries.detail(id).queryKey, property);
  }
  return Object.fromEntries(found);
}

async function findHome(id: string, signal: AbortSignal): Promise<[string, Property | null]> {
  try {
    return [id, await call(endpoints.getProperty, { params: { id }, signal })];
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_FOUND) return [id, null];
    throw error;
  }
}
