import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Property } from '#contract/property.ts';
import { useSession } from '#src/lib/use-session.ts';
import { takePendingSave } from './pending-save.ts';
import { useSavedToggle } from './use-saved-toggle.ts';

/** Saves what somebody wanted to save before they signed in, once they are back. */
export function FinishPendingSave() {
  const isSignedIn = useSession() !== null;
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [property, setProperty] = useState<Property | null>(null);
  useEffect(() => {
    if (isSignedIn) setProperty((waiting) => takePendingSave(address) ?? waiting);
  }, [isSignedIn, address]);
  return (
    property && <SaveNow key={property._id} property={property} onAsked={() => setProperty(null)} />
  );
}

function SaveNow({ property, onAsked }: { property: Property; onAsked: () => void }) {
  const { setSaved } = useSavedToggle(property);
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    setSaved(true);
    onAsked();
  }, [setSaved, onAsked]);
  return null;
}
