import type { QueryClient } from '@tanstack/react-query';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { searchHeading } from '#src/features/properties/search/property-labels.ts';
import { searchInWords } from '#src/features/properties/search/search-request.ts';
import { notify } from '#src/lib/notify.ts';
import { savedSearchesHref } from './saved-searches-href.ts';
import { MAX_NAME_LENGTH, MAX_SAVED_SEARCHES, savedSearches } from './saved-searches-store.ts';
import { createSavedSearch } from './search-news.ts';
import * as texts from './texts.ts';

/** Saves a search with the time of this look, named after its heading. @throws ApiError */
export async function saveOnDevice(
  client: QueryClient,
  search: PropertySearch,
  onOpen: (href: string) => void,
) {
  const heading = searchHeading(search);
  // The heading of every search says nothing about this one.
  const name = heading === searchHeading({}) ? searchInWords(search) || heading : heading;
  const { items } = await savedSearches.load();
  const action = { label: texts.view, onClick: () => onOpen(savedSearchesHref) };
  if (items.length >= MAX_SAVED_SEARCHES) {
    notify.error(texts.full, { description: texts.fullHint, action });
    return;
  }
  const saved = await createSavedSearch(client, search, name.slice(0, MAX_NAME_LENGTH));
  await savedSearches.put(saved);
  notify.success(texts.searchSaved, {
    // A double click shows one toast.
    id: saved.id,
    description: savedSearches.read().problem ? texts.notStored : name,
    action,
  });
}
