import { type FacetName, facetNames } from '#contract/property-facets.ts';
import { MAX_PAGE_SIZE, type PropertySearchQuery } from '#contract/property-search-query.ts';
import { invalidRequest } from '#server/core/http-error.ts';
import { readCursor } from './property-cursor.ts';
import type { OrderPosition } from './property-order-sql.ts';

interface PageRequest {
  limit: number;
  after: OrderPosition | null;
  offset: number;
  facets: FacetName[];
}

/** What says more about a page, and nothing about the whole list. */
const partsOfPages = ['cursor', 'offset', 'facets'] as const;

/** What page a query asks for; null where it asks for the whole list. @throws Problem */
export function pageRequestOf(query: PropertySearchQuery): PageRequest | null {
  const { limit, cursor, offset = '0', sort = 'newest' } = query;
  const facets = facetsOfQuery(query.facets);
  if (limit === undefined) {
    const lonely = partsOfPages.filter((name) => query[name] !== undefined);
    if (lonely.length === 0) return null;
    throw invalidRequest(Object.fromEntries(lonely.map((name) => [name, 'goes with a limit'])));
  }
  if (Number(limit) < 1 || Number(limit) > MAX_PAGE_SIZE) {
    throw invalidRequest({ limit: `must be between 1 and ${MAX_PAGE_SIZE}` });
  }
  const after = cursor === undefined ? null : readCursor(sort, cursor);
  if (cursor !== undefined && after === null) {
    throw invalidRequest({ cursor: 'must be the nextCursor of a page in the same order' });
  }
  if (cursor !== undefined && query.offset !== undefined) {
    throw invalidRequest({ offset: 'does not go with a cursor' });
  }
  return { limit: Number(limit), after, offset: Number(offset), facets };
}

function facetsOfQuery(joined = ''): FacetName[] {
  const asked = joined.split(',').map((name) => name.trim());
  const unknown = asked.find((name) => name && !facetNames.some((known) => known === name));
  if (unknown) throw invalidRequest({ facets: `must be some of ${facetNames.join(', ')}` });
  return facetNames.filter((name) => asked.includes(name));
}
