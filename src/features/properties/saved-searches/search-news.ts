import { type QueryClient, queryOptions } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { type Property, shownPrice } from '#contract/property/property.ts';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { MAX_PAGE_SIZE } from '#contract/search/property-search-query.ts';
import { dayInLagos } from '#contract/search/search-dates.ts';
import {
  findCachedPage,
  findPage,
  propertyQueries,
} from '#src/features/properties/api/property-queries.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import {
  queryOfSearch,
  type SavedSearch,
  type SearchNews,
  savedSearches,
  searchOf,
} from './saved-searches-store.ts';

const REQUESTS_AT_A_TIME = 2;

/** The homes of the longest list whose prices are remembered. */
const MAX_SEEN = 500;

export const searchNewsQueries = {
  /**
   * Checks every saved search, each time that a page opens, and stores the counts. Resolves to the
   * number of searches that could not be checked. @throws ApiError without the list of an API
   * without paging
   */
  check: () =>
    queryOptions({
      queryKey: ['saved-searches', 'news'] as const,
      queryFn: ({ client, signal }) => checkSearches(client, signal),
      gcTime: 0,
      meta: { failureToast: false },
    }),
};

async function checkSearches(client: QueryClient, signal: AbortSignal): Promise<number> {
  const { items } = await savedSearches.load();
  // One list for all searches.
  if (!hasCapability('paging')) await client.fetchQuery(propertyQueries.wholeList({}));
  const inTurn = pLimit(REQUESTS_AT_A_TIME);
  const results = await Promise.allSettled(
    items.map((saved) => inTurn(() => checkSearch(client, saved, signal))),
  );
  const news = new Map<string, SearchNews>();
  for (const [index, { id }] of items.entries()) {
    const result = results[index];
    if (result?.status === 'fulfilled') news.set(id, result.value);
  }
  const looks = new Map(items.map(({ id, lookedAt }) => [id, lookedAt]));
  await savedSearches.update((searches) =>
    searches.map((saved) => {
      // Another tab may have opened the search meanwhile: this is no news any more.
      const isCurrent = looks.get(saved.id) === saved.lookedAt;
      return isCurrent ? { ...saved, news: news.get(saved.id) ?? saved.news } : saved;
    }),
  );
  return items.length - news.size;
}

async function checkSearch(
  client: QueryClient,
  saved: SavedSearch,
  signal: AbortSignal,
): Promise<SearchNews> {
  const search = searchOf(saved);
  const checkedAt = Date.now();
  const request = {
    search: listedSince(search, saved.lookedAt),
    pageSize: MAX_PAGE_SIZE,
  };
  const page = hasCapability('paging')
    ? await findPage(client, request, signal)
    : await findCachedPage(client, request);
  return {
    ...newsOf(saved, page?.properties ?? [], await wholeListOf(client, search)),
    checkedAt,
    hasMore: (page?.nextCursor ?? null) !== null,
  };
}

/** What is new among homes listed since the day of the last look, and reduced in the whole list. */
export function newsOf(
  { seen }: Pick<SavedSearch, 'seen'>,
  listed: readonly Property[],
  wholeList: readonly Property[],
): Pick<SearchNews, 'newIds' | 'reduced'> {
  return {
    newIds: listed.map(({ _id }) => _id).filter((id) => !Object.hasOwn(seen, id)),
    reduced: wholeList.filter((property) => {
      const [before, now] = [seen[property._id] ?? null, shownPrice(property)];
      return before !== null && now !== null && now < before;
    }).length,
  };
}

/** A search that was looked at just now. @throws ApiError */
export async function createSavedSearch(
  client: QueryClient,
  search: PropertySearch,
  name: string,
): Promise<SavedSearch> {
  const lookedAt = Date.now();
  const { signal } = new AbortController();
  const seen = hasCapability('paging')
    ? (
        await findPage(
          client,
          { search: listedSince(search, lookedAt), pageSize: MAX_PAGE_SIZE },
          signal,
        )
      ).properties
    : await wholeListOf(client, search);
  const query = queryOfSearch(search);
  return { id: query || 'all', name, query, lookedAt, seen: pricesOf(seen), news: null };
}

/** The search after the visitor has opened it. */
export async function lookedAt(client: QueryClient, saved: SavedSearch): Promise<SavedSearch> {
  const { news } = saved;
  if (!news) return saved;
  const newlySeen = Object.fromEntries(news.newIds.map((id) => [id, null]));
  const seen = hasCapability('paging')
    ? Object.fromEntries(Object.entries({ ...newlySeen, ...saved.seen }).slice(0, MAX_SEEN))
    : pricesOf(await wholeListOf(client, searchOf(saved)));
  return { ...saved, lookedAt: news.checkedAt, seen, news: null };
}

/** The newest homes of a cached whole list; none of an API with paging. */
async function wholeListOf(client: QueryClient, search: PropertySearch): Promise<Property[]> {
  if (hasCapability('paging')) return [];
  const request = { search: { ...search, sort: 'newest' as const }, pageSize: MAX_SEEN };
  return (await findCachedPage(client, request))?.properties ?? [];
}

function listedSince(search: PropertySearch, time: number): PropertySearch {
  return { ...search, sort: 'newest', searchFrom: dayInLagos(time) };
}

function pricesOf(properties: readonly Property[]): SavedSearch['seen'] {
  return Object.fromEntries(
    properties.slice(0, MAX_SEEN).map((property) => [property._id, shownPrice(property)]),
  );
}
