import type { QueryClient } from '@tanstack/react-query';
import type { Property } from '#contract/property/property.ts';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { MAX_PAGE_SIZE } from '#contract/search/property-search-query.ts';
import { CancelledError } from '#src/lib/api-response.ts';
import { requestCancelled } from '#src/lib/texts.ts';
import type { PageRequest } from './property-list.ts';
import { findPage } from './property-queries.ts';

/** Yields all properties that a search finds, page by page. @throws ApiError */
export async function* everyProperty(
  client: QueryClient,
  search: PropertySearch,
  signal: AbortSignal,
): AsyncGenerator<{ properties: Property[]; total: number }> {
  let cursor: string | null = null;
  do {
    const request: PageRequest = { search, pageSize: MAX_PAGE_SIZE, cursor };
    const { properties, total, nextCursor } = await findPage(client, request, signal);
    // The request for a whole list is shared, and is not aborted with its first reader.
    if (signal.aborted) throw new CancelledError(requestCancelled);
    yield { properties, total };
    cursor = nextCursor;
  } while (cursor !== null);
}
