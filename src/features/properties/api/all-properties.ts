import type { QueryClient } from '@tanstack/react-query';
import type { Property } from '#contract/property.ts';
import type { PropertySearch } from '#contract/property-search.ts';
import { MAX_PAGE_SIZE } from '#contract/property-search-query.ts';
import { findPage } from './property-queries.ts';

/**
 * Every property that a search finds, part by part, so that no single answer or step is long;
 * `total` says how many there are. Throws ApiError.
 */
export async function* everyProperty(
  client: QueryClient,
  search: PropertySearch,
  signal: AbortSignal,
): AsyncGenerator<{ properties: Property[]; total: number }> {
  let cursor: string | null = null;
  do {
    signal.throwIfAborted();
    const request = { search, pageSize: MAX_PAGE_SIZE, cursor, facets: [] };
    const { properties, total, nextCursor } = await findPage(client, request, signal);
    yield { properties, total };
    cursor = nextCursor;
  } while (cursor !== null);
}
