import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#src/components/ui/button.tsx';
import { TextInput } from '#src/components/ui/form/text-input.tsx';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { AlertHint, SearchAlert } from '#src/features/properties/saved/alerts/alert-toggles.tsx';
import type { NewHomes } from '#src/features/properties/saved/shortlist/own-badges.tsx';
import { appliedFilters } from '#src/features/properties/search/applied-filters.ts';
import { searchInWords } from '#src/features/properties/search/search-request.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { paths } from '#src/lib/paths.ts';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';
import { savedSearchesHref } from './saved-searches-href.ts';
import {
  MAX_NAME_LENGTH,
  type SavedSearch,
  savedSearches,
  searchOf,
} from './saved-searches-store.ts';
import { lookedAt, searchNewsQueries } from './search-news.ts';
import * as texts from './texts.ts';

/**
 * The saved searches with what is new since the last look, checked when the page opens. Nothing if
 * there are none; removing the last one leaves the heading with a hint.
 */
export function SavedSearches() {
  const { items, problem } = useDeviceStore(savedSearches);
  const hasSearches = items.length > 0;
  const {
    data: failures = 0,
    isError,
    isFetching,
  } = useQuery({
    ...searchNewsQueries.check(),
    enabled: hasSearches,
  });
  const regionRef = useKeptFocus<HTMLElement>(`${items.length}`);
  const [isShown, setIsShown] = useState(hasSearches);
  if (hasSearches && !isShown) setIsShown(true);
  if (!isShown) return null;
  return (
    <section
      ref={regionRef}
      tabIndex={-1}
      aria-labelledby="saved-searches"
      className="outline-none"
    >
      <h2 id="saved-searches" className="text-xl font-semibold">
        {texts.heading}
      </h2>
      {!hasSearches && <p className="mt-2 text-sm text-muted">{texts.none}</p>}
      {hasSearches && problem && <p className="mt-2 text-sm text-warning">{texts.notStored}</p>}
      {(isError || failures > 0) && (
        <p role="alert" className="mt-2 text-sm text-warning">
          {texts.notChecked}
        </p>
      )}
      {hasSearches && (
        <ul className="mt-3 divide-y border-y">
          {items.map((saved) => (
            <li key={saved.id} className="py-3">
              <SavedSearchRow saved={saved} isChecking={isFetching} />
            </li>
          ))}
        </ul>
      )}
      {hasSearches && <AlertHint returnTo={savedSearchesHref} />}
    </section>
  );
}

function SavedSearchRow({ saved, isChecking }: { saved: SavedSearch; isChecking: boolean }) {
  const [isRenaming, setIsRenaming] = useState(false);
  const filters = appliedFilters(searchOf(saved)).map(({ label }) => label);
  const isNamed = saved.name === searchInWords(searchOf(saved));
  const renameRef = useKeptFocus<HTMLButtonElement>(isRenaming);
  if (isRenaming) return <RenameForm saved={saved} onDone={() => setIsRenaming(false)} />;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <div className="min-w-0 flex-1 basis-64">
        <SavedSearchLink saved={saved} />
        {!isNamed && <p className="truncate text-sm text-muted">{filters.join(', ')}</p>}
      </div>
      <p role="status" className="text-sm font-medium tabular-nums">
        {newsLabel(saved) ?? (isChecking ? texts.checking : texts.nothingNew)}
      </p>
      <div className="-mx-3 flex">
        <SearchAlert name={saved.name} query={saved.query} />
        <Button
          variant="ghost"
          size="sm"
          ref={renameRef}
          aria-label={texts.renameSearch(saved.name)}
          onClick={() => setIsRenaming(true)}
        >
          {texts.rename}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={texts.removeSearch(saved.name)}
          onClick={() => savedSearches.remove(saved.id)}
        >
          {texts.remove}
        </Button>
      </div>
    </div>
  );
}

/** Opens the search, with its new homes marked, which counts as a look. */
export function SavedSearchLink({ saved }: { saved: SavedSearch }) {
  const client = useQueryClient();
  const state: NewHomes = { newIds: saved.news?.newIds ?? [] };

  async function look() {
    // The results may be cached from before the new homes.
    if (saved.news?.newIds.length) {
      client.removeQueries({ queryKey: propertyQueries.pages(searchOf(saved)).queryKey });
    }
    const looked = await lookedAt(client, saved);
    await savedSearches.update((searches) =>
      searches.map((other) => (other.id === saved.id ? { ...looked, name: other.name } : other)),
    );
  }

  return (
    <Link
      to={paths.propertyListings.href(new URLSearchParams(saved.query))}
      state={state}
      onClick={look}
      className="inline-flex min-h-8 items-center font-medium text-brand underline underline-offset-4 pointer-coarse:min-h-11"
    >
      {saved.name}
    </Link>
  );
}

/** '3 new, 1 reduced'; null if nothing is. */
export function newsLabel({ news }: SavedSearch): string | null {
  if (!news) return null;
  const { newIds, hasMore, reduced } = news;
  const parts = [
    ...(newIds.length > 0 ? [texts.newHomes(`${newIds.length}${hasMore ? '+' : ''}`)] : []),
    ...(reduced > 0 ? [texts.reduced(reduced)] : []),
  ];
  return parts.join(', ') || null;
}

function RenameForm({ saved, onDone }: { saved: SavedSearch; onDone: () => void }) {
  const [name, setName] = useState(saved.name);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed) {
      savedSearches.update((searches) =>
        searches.map((other) => (other.id === saved.id ? { ...other, name: trimmed } : other)),
      );
    }
    onDone();
  }

  return (
    <form onSubmit={handleSubmit} className="flex items-center gap-3">
      <TextInput
        aria-label={texts.nameOf(saved.name)}
        value={name}
        maxLength={MAX_NAME_LENGTH}
        autoFocus
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onDone()}
      />
      <Button type="submit" variant="secondary">
        {texts.saveName}
      </Button>
    </form>
  );
}
