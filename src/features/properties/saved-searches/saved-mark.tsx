import { Bookmark } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { savedSearchesHref } from './saved-searches-href.ts';
import { queryOfSearch, savedSearches } from './saved-searches-store.ts';
import * as texts from './texts.ts';

interface SavedMarkProps {
  search: PropertySearch;
  /** Whether the button that it replaces was pressed and had the focus. */
  takesFocus: boolean;
  /** Shown if the search is not saved. */
  unsaved: ReactNode;
}

/** 'Search saved', a link to the saved searches. */
export function SavedMark({ search, takesFocus, unsaved }: SavedMarkProps) {
  const query = queryOfSearch(search);
  const isSaved = useDeviceStore(savedSearches).items.some((saved) => saved.query === query);
  const linkRef = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isSaved && takesFocus && document.activeElement === document.body) linkRef.current?.focus();
  }, [isSaved, takesFocus]);
  if (!isSaved) return unsaved;
  return (
    <ButtonLink ref={linkRef} to={savedSearchesHref} variant="ghost" size="sm">
      <Bookmark className="fill-current" />
      {texts.searchSaved}
    </ButtonLink>
  );
}
