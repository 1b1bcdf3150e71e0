import { Info, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { close } from '#src/components/texts.ts';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { env } from '#src/lib/env.ts';
import { loginHref, returnPathFrom } from '#src/lib/paths.ts';
import { useSession } from '#src/lib/session.ts';
import * as texts from './texts.ts';

/** Shown after another tab has logged out, until the user logs in or closes it. */
export function LoggedOutNotice() {
  const location = useLocation();
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
      {isShown && (
        <div className="flex items-center gap-3 bg-info-soft px-4 py-1 text-sm text-info">
          <Info className="size-5 shrink-0" />
          <p className="min-w-0 flex-1">
            {texts.loggedOutElsewhere}
            <Link
              to={loginHref(returnPathFrom(location))}
              className="inline-flex min-h-8 items-center font-medium underline underline-offset-4 pointer-coarse:min-h-11"
            >
              {texts.logIn}
            </Link>
          </p>
          <IconButton label={close} icon={<X />} onClick={() => setIsShown(false)} />
        </div>
      )}
    </div>
  );
}
