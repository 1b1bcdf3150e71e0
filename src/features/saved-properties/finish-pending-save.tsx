import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Property } from '#contract/property.ts';
import { PartBoundary } from '#src/components/feedback/part-boundary.tsx';
import { useSession } from '#src/lib/session.ts';
import { takePendingSave } from './pending-save.ts';

const SaveNow = lazy(async () => ({ default: (await import('./save-now.tsx')).SaveNow }));

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
    <PartBoundary key={property?._id} fallback={null}>
      <Suspense>
        {property && <SaveNow property={property} onAsked={() => setProperty(null)} />}
      </Suspense>
    </PartBoundary>
  );
}
