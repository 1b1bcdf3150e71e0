import { useLocation } from 'react-router-dom';
import { Badge } from '#src/components/ui/badge.tsx';
import { homeNotes } from '#src/features/properties/saved/shortlist/notes-store.ts';
import { saidNo } from '#src/features/properties/saved/shortlist/texts.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { paths } from '#src/lib/paths.ts';

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
        <Badge tone="highlight">New</Badge>
      )}
      {items.some((note) => note.id === id && note.verdict === 'no') && (
        // In styles.css: mutes the photo.
        <Badge tone="photo" className="said-no">
          {saidNo}
        </Badge>
      )}
    </>
  );
}

function isNew(state: unknown, id: string): boolean {
  if (typeof state !== 'object' || state === null || !('newIds' in state)) return false;
  return Array.isArray(state.newIds) && state.newIds.includes(id);
}
