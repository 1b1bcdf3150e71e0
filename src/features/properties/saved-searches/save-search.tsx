import { useQueryClient } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { checkConnection } from '#src/components/texts.ts';
import { Button } from '#src/components/ui/button.tsx';
import { isAnythingKept } from '#src/lib/device-store.ts';
import { notify } from '#src/lib/notify.ts';
import * as texts from './texts.ts';

const SavedMark = lazyPart(async () => (await import('./saved-mark.tsx')).SavedMark);

/** Saves a search on this device, or leads to it if it is saved. */
export function SaveSearch({ search }: { search: PropertySearch }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  // A first visit has no saved searches to load.
  const [mayBeSaved, setMayBeSaved] = useState(isAnythingKept);
  const [isJustSaved, setIsJustSaved] = useState(false);

  async function save() {
    try {
      const { saveOnDevice } = await import('./save-on-device.ts');
      await saveOnDevice(client, search, navigate);
      setMayBeSaved(true);
      setIsJustSaved(true);
    } catch {
      notify.error(texts.notSaved, { description: checkConnection });
    }
  }

  const button: ReactNode = (
    <Button variant="ghost" size="sm" onClick={save}>
      <Bookmark />
      {texts.saveSearch}
    </Button>
  );
  if (!mayBeSaved) return button;
  return <SavedMark search={search} takesFocus={isJustSaved} unsaved={button} loading={button} />;
}
