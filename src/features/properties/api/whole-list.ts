import type { Property } from '#contract/property.ts';
import { facetsOf } from '#contract/property-facet-counts.ts';
import type { FacetName, PropertyFacets } from '#contract/property-facets.ts';
import { comparatorOf, matcherOf } from '#contract/property-matching.ts';
import type { PropertySearch, PropertySort } from '#contract/property-search.ts';
import type { FoundPage, WholeList } from './property-page.ts';
import type { PageRequest } from './property-page-request.ts';

/** A list at hand as a WholeList. It remembers its orders, and what the last search found in it. */
export function wholeListOf(properties: readonly Property[]): WholeList {
  const sorted = new Map<PropertySort, readonly Property[]>();
  let lastFound: { key: string; found: Property[] } | undefined;

  function find(search: PropertySearch): Property[] {
    const key = JSON.stringify(search);
    if (lastFound?.key === key) return lastFound.found;
    const { sort = 'newest' } = search;
    const inOrder = sorted.get(sort) ?? properties.toSorted(comparatorOf(sort));
    sorted.set(sort, inOrder);
    const found = inOrder.filter(matcherOf(search));
    lastFound = { key, found };
    return found;
  }

  return {
    async page({ search, pageSize, cursor, offset = 0, facets }) {
      const found = find(search);
      const start = Number(cursor ?? offset);
      const end = start + pageSize;
      return {
        properties: found.slice(start, end),
        total: found.length,
        nextCursor: end < found.length ? `${end}` : null,
        facets: start === 0 ? await countFacets(facets, properties, found, search) : {},
      };
    },
  };
}

/**
 * The first results of a list that is still on its way, which may come in any order: only where it
 * has come in the order of the results so far. Null where that is not so, or they fill no page.
 */
export function beginningOf(
  soFar: readonly Property[],
  { search, pageSize }: PageRequest,
): FoundPage | null {
  const inOrder = comparatorOf(search.sort);
  const isInOrder = soFar.every((property, index) => {
    const before = soFar[index - 1];
    return !before || inOrder(before, property) < 0;
  });
  const found = soFar.filter(matcherOf(search));
  if (!isInOrder || found.length < pageSize) return null;
  const properties = found.slice(0, pageSize);
  return { properties, total: found.length, nextCursor: null, facets: {} };
}

/** One facet at a time, so that the screen answers between them however long the list is. */
async function countFacets(
  names: readonly FacetName[],
  properties: readonly Property[],
  found: readonly Property[],
  search: PropertySearch,
) {
  const facets: PropertyFacets = {};
  for (const name of names) {
    await new Promise((resolve) => setTimeout(resolve));
    const counted = isFilteredBy(name, search)
      ? facetsOf(properties, search, [name])
      : facetsOf(found, {}, [name]);
    Object.assign(facets, counted);
  }
  return facets;
}

/** Only then does the facet count among more than what was found. */
function isFilteredBy(name: FacetName, search: PropertySearch): boolean {
  if (name === 'price') return search.minPrice !== undefined || search.maxPrice !== undefined;
  return search[name] !== undefined;
}
