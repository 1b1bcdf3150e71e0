import { Bookmark } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { paths } from '#src/lib/paths.ts';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';
import { queryOfSearch, savedSearches } from './saved-searches-store.ts';
import * as texts from './texts.ts';

interface SavedMarkProps {
  search: PropertySearch;
  /** Shown if the search is not saved. */
  unsaved: ReactNode;
}

/** 'Search saved', a link to the saved searches. */
export function SavedMark({ search, unsaved }: SavedMarkProps) {
  const query = queryOfSearch(search);
  const isSaved = useDeviceStore(savedSearches).items.some((saved) => saved.query === query);
  const linkRef = useKeptFocus<HTMLAnchorElement>(isSaved);
  if (!isSaved) return unsaved;
  return (
    <ButtonLink ref={linkRef} to={paths.shortlist.href()} variant="ghost" size="sm">
      <Bookmark className="fill-current" />
      {texts.searchSaved}
    </ButtonLink>
  );
}
