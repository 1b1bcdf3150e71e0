import type { Property } from '#contract/property.ts';
import { facetsOf } from '#contract/property-facet-counts.ts';
import type { FacetName, PropertyFacets } from '#contract/property-facets.ts';
import { comparatorOf, matcherOf } from '#contract/property-matching.ts';
import type { PropertySearch, PropertySort } from '#contract/property-search.ts';
import type { PageRequest } from './property-page-request.ts';

/** A part of a search's results, whichever kind of API answered. */
export interface PropertyPage {
  properties: Property[];
  /** How many the search finds in all. */
  total: number;
  /** Where the next page begins; null on the last. */
  nextCursor: string | null;
  /** Only on the first page. */
  facets: PropertyFacets;
  /** When the API answered, in milliseconds. */
  fetchedAt: number;
}

/** The list in each order asked for, and what the last search found in it: further pages ask again. */
interface Prepared {
  sorted: Map<PropertySort, readonly Property[]>;
  lastFound?: { key: string; found: Property[] };
}

const preparedLists = new WeakMap<readonly Property[], Prepared>();

/** Answers a search from a whole list, as an API that pages would. */
export async function pageOfWholeList(
  properties: readonly Property[],
  { search, pageSize, cursor, facets }: PageRequest,
): Promise<Omit<PropertyPage, 'fetchedAt'>> {
  const found = findIn(properties, search);
  const start = Number(cursor ?? 0);
  const end = start + pageSize;
  return {
    properties: found.slice(start, end),
    total: found.length,
    nextCursor: end < found.length ? `${end}` : null,
    facets: start === 0 ? await countFacets(facets, properties, found, search) : {},
  };
}

function findIn(properties: readonly Property[], search: PropertySearch): Property[] {
  const prepared: Prepared = preparedLists.get(properties) ?? { sorted: new Map() };
  preparedLists.set(properties, prepared);
  const key = JSON.stringify(search);
  if (prepared.lastFound?.key === key) return prepared.lastFound.found;

  const { sort = 'newest' } = search;
  const sorted = prepared.sorted.get(sort) ?? properties.toSorted(comparatorOf(sort));
  prepared.sorted.set(sort, sorted);
  const found = sorted.filter(matcherOf(search));
  prepared.lastFound = { key, found };
  return found;
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
