import { useQueryClient } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { notify } from '#src/lib/notify.ts';
import { paths } from '#src/lib/paths.ts';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';
import { queryOfSearch, savedSearches } from './saved-searches-store.ts';
import * as texts from './texts.ts';

/** Saves a search on this device, or leads to it if it is saved. */
export function SaveSearch({ search, name }: { search: PropertySearch; name: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const query = queryOfSearch(search);
  const isSaved = useDeviceStore(savedSearches).items.some((saved) => saved.query === query);
  const linkRef = useKeptFocus<HTMLAnchorElement>(isSaved);
  const shortlist = paths.shortlist.href();

  async function save() {
    try {
      const { saveOnDevice } = await import('./save-on-device.ts');
      await saveOnDevice(client, search, name, () => navigate(shortlist));
    } catch {
      const { title, description } = texts.notSaved;
      notify.error(title, { description });
    }
  }

  if (isSaved) {
    return (
      <ButtonLink ref={linkRef} to={shortlist} variant="ghost" size="sm">
        <Bookmark className="fill-current" />
        {texts.searchSaved}
      </ButtonLink>
    );
  }
  return (
    <Button variant="ghost" size="sm" onClick={save}>
      <Bookmark />
      {texts.saveSearch}
    </Button>
  );
}
