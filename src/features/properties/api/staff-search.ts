import type { PropertySearch } from '#contract/search/property-search.ts';
import { hasCapability } from '#src/lib/capabilities.ts';

/** A search by staff, which finds properties that are not published too, unless it says which. */
export function staffSearch(search: PropertySearch): PropertySearch {
  return hasCapability('publishing')
    ? { ...search, published: search.published ?? 'any' }
    : { ...search, published: undefined };
}
