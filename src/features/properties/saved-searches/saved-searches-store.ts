import * as z from 'zod/mini';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { PropertySearchUrl } from '#contract/search/property-search-url.ts';
import { createDeviceStore } from '#src/lib/device-store.ts';
import { readUrlState, writeUrlState } from '#src/lib/url-state.ts';

export const MAX_SAVED_SEARCHES = 20;
export const MAX_NAME_LENGTH = 80;

const SearchNews = z.object({
  /** In milliseconds since 1970. */
  checkedAt: z.number(),
  newIds: z.array(z.string()),
  /** Whether there are more than `newIds`. */
  hasMore: z.boolean(),
  /** Homes whose price is lower than at the last look; only of an API without paging. */
  reduced: z.number(),
});
export type SearchNews = z.infer<typeof SearchNews>;

const SavedSearch = z.object({
  id: z.string(),
  name: z.string().check(z.minLength(1), z.maxLength(MAX_NAME_LENGTH)),
  /** The query string of the listings. */
  query: z.string(),
  /** The last look, in milliseconds since 1970. */
  lookedAt: z.number(),
  /** The homes of the last look with their prices. With paging, those listed since that day. */
  seen: z.record(z.string(), z.nullable(z.number())),
  /** Since the last look, as last checked. */
  news: z.nullable(SearchNews),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const savedSearches = createDeviceStore({
  name: 'saved-searches',
  schema: SavedSearch,
  version: 1,
  limit: MAX_SAVED_SEARCHES,
});

export function queryOfSearch(search: PropertySearch): string {
  return `${writeUrlState(PropertySearchUrl, { sort: 'newest', ...search })}`;
}

export function searchOf({ query }: Pick<SavedSearch, 'query'>): PropertySearch {
  return readUrlState(PropertySearchUrl, new URLSearchParams(query));
}
