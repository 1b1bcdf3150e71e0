import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { Property } from '#contract/property/property.ts';
import { useSession } from '#src/lib/session.ts';
import { useSetSaved } from './saved-property-mutations.ts';

const STORAGE_KEY = 'gida.pending-save';

/** A save that waits until the guest has signed in. */
const PendingSave = z.object({ property: Property, returnTo: z.string() });
type PendingSave = z.infer<typeof PendingSave>;

/** Stores a save in this tab until the page at `returnTo` is shown again. */
export function storePendingSave(pending: PendingSave): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(pending));
  } catch {
    // Without storage, the visitor presses the button again after login.
  }
}

function takePendingSave(path: string): Property | null {
  try {
    const text = window.sessionStorage.getItem(STORAGE_KEY);
    const pending = text === null ? undefined : PendingSave.safeParse(JSON.parse(text)).data;
    if (pending?.returnTo !== path) return null;
    window.sessionStorage.removeItem(STORAGE_KEY);
    return pending.property;
  } catch {
    return null;
  }
}

/** Saves the property that a guest wanted to save, once they are signed in and back on its page. */
export function FinishPendingSave() {
  const isSignedIn = useSession() !== null;
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const [property, setProperty] = useState<Property | null>(null);
  useEffect(() => {
    if (isSignedIn) setProperty((pending) => takePendingSave(path) ?? pending);
  }, [isSignedIn, path]);
  return property && <SaveOnMount property={property} onStart={() => setProperty(null)} />;
}

function SaveOnMount({ property, onStart }: { property: Property; onStart: () => void }) {
  const { setSaved } = useSetSaved(property);
  const hasStarted = useRef(false);
  useEffect(() => {
    // Strict mode runs effects twice.
    if (hasStarted.current) return;
    hasStarted.current = true;
    setSaved(true);
    onStart();
  }, [setSaved, onStart]);
  return null;
}
