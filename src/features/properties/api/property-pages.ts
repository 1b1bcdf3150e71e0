import { FOR_SALE, type Property } from '#contract/property.ts';
import { type FacetName, facetNames, type PropertyFacets } from '#contract/property-facets.ts';
import type { PropertySearch } from '#contract/property-search.ts';
import { type PropertySearchQuery, queryOf } from '#contract/property-search-query.ts';

/** Fills whole rows of one, two and three cards. */
const PAGE_SIZE = 12;
const RECENT = 6;

/** A page of a search's results, and the facets to count with it. */
export interface PageRequest {
  search: PropertySearch;
  pageSize: number;
  /** Null for the first page. */
  cursor: string | null;
  /** Skips this many, for numbered pages; not with a cursor. */
  offset?: number;
  facets: readonly FacetName[];
}

/** A page of a search's results. */
export interface FoundPage {
  properties: Property[];
  /** The number of results on all pages. */
  total: number;
  /** Null on the last page. */
  nextCursor: string | null;
  /** Only on the first page. */
  facets: PropertyFacets;
}

export interface PropertyPage extends FoundPage {
  /** When the API responded, in milliseconds. */
  fetchedAt: number;
}

export function firstPageOf(search: PropertySearch, pageSize = PAGE_SIZE): PageRequest {
  return { search, pageSize, cursor: null, facets: facetNames };
}

/** The newest properties for sale, and the counts of the popular places. */
export const recentPage: PageRequest = {
  search: { status: FOR_SALE, sort: 'newest' },
  pageSize: RECENT,
  cursor: null,
  facets: ['location'],
};

/** The query for an API with the capability `paging`. */
export function queryOfPage({
  search,
  pageSize,
  cursor,
  offset,
  facets,
}: PageRequest): PropertySearchQuery {
  return {
    ...queryOf(search),
    limit: `${pageSize}`,
    cursor: cursor ?? undefined,
    offset: offset ? `${offset}` : undefined,
    facets: cursor === null && facets.length > 0 ? facets.join(',') : undefined,
  };
}
