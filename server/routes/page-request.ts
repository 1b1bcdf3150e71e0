import { type FacetName, facetNames } from '#contract/property-facets.ts';
import { MAX_PAGE_SIZE, type PropertySearchQuery } from '#contract/property-search-query.ts';
import { readCursor } from '#server/db/property-cursor.ts';
import type { OrderPosition } from '#server/db/property-order-sql.ts';
import { invalidRequest } from '#server/problem.ts';

interface PageRequest {
  limit: number;
  after: OrderPosition | null;
  facets: FacetName[];
}

/** What page a query asks for; null where it asks for the whole list. @throws Problem */
export function pageRequestOf(query: PropertySearchQuery): PageRequest | null {
  const { limit, cursor, sort = 'newest' } = query;
  const facets = facetsOfQuery(query.facets);
  if (limit === undefined) return null;
  if (Number(limit) < 1 || Number(limit) > MAX_PAGE_SIZE) {
    throw invalidRequest({ limit: `must be between 1 and ${MAX_PAGE_SIZE}` });
  }
  const after = cursor === undefined ? null : readCursor(sort, cursor);
  if (cursor !== undefined && after === null) {
    throw invalidRequest({ cursor: 'must be the nextCursor of a page in the same order' });
  }
  return { limit: Number(limit), after, facets };
}

function facetsOfQuery(joined = ''): FacetName[] {
  const asked = joined.split(',').map((name) => name.trim());
  const unknown = asked.find((name) => name && !facetNames.some((known) => known === name));
  if (unknown) throw invalidRequest({ facets: `must be some of ${facetNames.join(', ')}` });
  return facetNames.filter((name) => asked.includes(name));
}
