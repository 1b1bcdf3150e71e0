import { FOR_SALE } from '#contract/property.ts';
import { type FacetName, facetNames } from '#contract/property-facets.ts';
import type { PropertySearch } from '#contract/property-search.ts';
import type { PropertySearchQuery } from '#contract/property-search-query.ts';
import { queryOf } from '#contract/property-search-sending.ts';

/** Whole rows of one, two and three cards, and on a phone more than a few screens. */
const PAGE_SIZE = 12;
const RECENT = 6;

/** A part of a search's results, and what is to be counted beside it. */
export interface PageRequest {
  search: PropertySearch;
  pageSize: number;
  /** Where it begins; null for the first. */
  cursor: string | null;
  /** How many to leave out before the first, for numbered pages; not with a cursor. */
  offset?: number;
  /** The counts wanted of the first page. */
  facets: readonly FacetName[];
}

export function firstPageOf(search: PropertySearch, pageSize = PAGE_SIZE): PageRequest {
  return { search, pageSize, cursor: null, facets: facetNames };
}

/** The newest that are for sale, and how many of those are in each popular place. */
export const recentPage: PageRequest = {
  search: { status: FOR_SALE, sort: 'newest' },
  pageSize: RECENT,
  cursor: null,
  facets: ['location'],
};

/** How an API that pages is asked for it; another one reads only the search. */
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
