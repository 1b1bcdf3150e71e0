import { useLocation } from 'react-router-dom';
import { Badge } from '#src/components/ui/badge.tsx';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { paths } from '#src/lib/paths.ts';
import { homeNotes } from './notes-store.ts';
import * as texts from './texts.ts';

/** The navigation state of a saved search: the ids of its new homes. */
export interface NewHomes {
  newIds: string[];
}

/** On a photo: whether the home is new in a saved search, and whether the visitor said no to it. */
export function OwnBadges({ id }: { id: string }) {
  const { pathname, state } = useLocation();
  const { items } = useDeviceStore(homeNotes);
  return (
    <>
      {pathname === paths.propertyListings.path && isNew(state, id) && (
        <Badge tone="highlight">{texts.isNew}</Badge>
      )}
      {items.some((note) => note.id === id && note.verdict === 'no') && (
        // In styles.css: mutes the photo.
        <Badge tone="photo" className="said-no">
          {texts.saidNo}
        </Badge>
      )}
    </>
  );
}

function isNew(state: unknown, id: string): boolean {
  if (typeof state !== 'object' || state === null || !('newIds' in state)) return false;
  return Array.isArray(state.newIds) && state.newIds.includes(id);
}
