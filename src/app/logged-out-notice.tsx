import { useEffect, useState } from 'react';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { env } from '#src/lib/env.ts';
import { useSession } from '#src/lib/session.ts';

const LoggedOutMessage = lazyPart(
  async () => (await import('./logged-out-message.tsx')).LoggedOutMessage,
);

/** Shown after another tab has logged out, until the user logs in or closes it. */
export function LoggedOutNotice() {
  const session = useSession();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key === env.sessionStorageKey) setIsShown(oldValue !== null && newValue === null);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
  if (session && isShown) setIsShown(false);

  return (
    <div aria-live="polite" className="sticky top-0 z-40 print:hidden">
      {isShown && <LoggedOutMessage onClose={() => setIsShown(false)} />}
    </div>
  );
}
