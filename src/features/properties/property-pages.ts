import type { Property } from '#contract/property.ts';
import { facetNames, facetsOf, type PropertyFacets } from '#contract/property-facets.ts';
import { comparatorOf, matcherOf, type PropertySearch } from '#contract/property-search.ts';

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

interface PageRequest {
  search: PropertySearch;
  pageSize: number;
  cursor: string | null;
}

/** The last search of each list, since each further page asks for the same one again. */
const lastFound = new WeakMap<readonly Property[], { search: string; found: Property[] }>();

/** Answers a search from a whole list, as an API that pages would. */
export async function pageOfWholeList(
  properties: readonly Property[],
  { search, pageSize, cursor }: PageRequest,
): Promise<Omit<PropertyPage, 'fetchedAt'>> {
  const found = findIn(properties, search);
  const start = Number(cursor ?? 0);
  const end = start + pageSize;
  return {
    properties: found.slice(start, end),
    total: found.length,
    nextCursor: end < found.length ? `${end}` : null,
    facets: start === 0 ? await countFacets(properties, search) : {},
  };
}

function findIn(properties: readonly Property[], search: PropertySearch): Property[] {
  const key = JSON.stringify(search);
  const last = lastFound.get(properties);
  if (last?.search === key) return last.found;
  const found = properties.filter(matcherOf(search)).sort(comparatorOf(search.sort));
  lastFound.set(properties, { search: key, found });
  return found;
}

/** One facet at a time, so that the screen answers between them however long the list is. */
async function countFacets(properties: readonly Property[], search: PropertySearch) {
  const facets: PropertyFacets = {};
  for (const name of facetNames) {
    await new Promise((resolve) => setTimeout(resolve));
    Object.assign(facets, facetsOf(properties, search, [name]));
  }
  return facets;
}
