import * as endpoints from '#contract/endpoints/properties.ts';
import type { Property } from '#contract/property/property.ts';
import { facetsOf, isFilteredBy } from '#contract/search/property-facet-counts.ts';
import type { FacetName, PropertyFacets } from '#contract/search/property-facets.ts';
import { comparatorOf, matcherOf } from '#contract/search/property-matches.ts';
import type { PropertySearch, PropertySort } from '#contract/search/property-search.ts';
import { parseResponse } from '#src/lib/api-response.ts';

/** The request for a page of a search's results and for facets. */
export interface PageRequest {
  search: PropertySearch;
  pageSize: number;
  /** Absent or null for the first page. */
  cursor?: string | null;
  /** The number of results to skip, for numbered pages. Ignored if there is a cursor. */
  offset?: number;
  facets?: readonly FacetName[];
}

export interface FoundPage {
  properties: Property[];
  /** The number of results on all pages. */
  total: number;
  /** Null on the last page. */
  nextCursor: string | null;
  /** Only on the first page. */
  facets: PropertyFacets;
}

/** Parses the response of `GET /properties`. @throws ApiError if it is not a list */
export function parsePropertyList(text: string): Property[] {
  // The endpoint's items are properties.
  return (parseResponse(endpoints.listProperties, text) as { items: Property[] }).items;
}

/** A whole list of properties that is filtered, sorted and sliced in the browser. */
export interface PropertyList {
  page(request: PageRequest): Promise<FoundPage>;
}

/** Caches sorted lists and the last search with its facets, so that a page does not search again. */
export function createPropertyList(properties: readonly Property[]): PropertyList {
  const sorted = new Map<PropertySort, readonly Property[]>();
  let lastSearch: { key: string; found: Property[]; facets: PropertyFacets } | undefined;

  function find(search: PropertySearch) {
    const key = JSON.stringify(search);
    if (lastSearch?.key === key) return lastSearch;
    const { sort = 'newest' } = search;
    const inOrder = sorted.get(sort) ?? properties.toSorted(comparatorOf(sort));
    sorted.set(sort, inOrder);
    const found = inOrder.filter(matcherOf(search));
    lastSearch = { key, found, facets: {} };
    return lastSearch;
  }

  return {
    async page({ search, pageSize, cursor, offset = 0, facets = [] }) {
      const result = find(search);
      const { found } = result;
      const start = Number(cursor ?? offset);
      const end = start + pageSize;
      const missing = start === 0 ? facets.filter((name) => !(name in result.facets)) : [];
      Object.assign(result.facets, countFacets(missing, properties, found, search));
      return {
        properties: found.slice(start, end),
        total: found.length,
        nextCursor: end < found.length ? `${end}` : null,
        facets: start === 0 ? { ...result.facets } : {},
      };
    },
  };
}

function countFacets(
  names: readonly FacetName[],
  properties: readonly Property[],
  found: readonly Property[],
  search: PropertySearch,
): PropertyFacets {
  const filtered = names.filter((name) => isFilteredBy(search, name));
  const unfiltered = names.filter((name) => !isFilteredBy(search, name));
  // A facet ignores its own filter, so filtered facets are counted over all properties, the others
  // over the results.
  return {
    ...facetsOf(properties, search, filtered),
    ...facetsOf(found, { published: 'any' }, unfiltered),
  };
}
