import { Info, X } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { close } from '#src/components/texts.ts';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { loginHref, returnPathTo } from '#src/lib/paths.ts';

const loggedOut = 'You were logged out in another tab. ';
const logIn = 'Log in again';

export function LoggedOutMessage({ onClose }: { onClose: () => void }) {
  const location = useLocation();
  return (
    <div className="flex items-center gap-3 bg-info-soft px-4 py-1 text-sm text-info">
      <Info className="size-5 shrink-0" />
      <p className="min-w-0 flex-1">
        {loggedOut}
        <Link
          to={loginHref(returnPathTo(location))}
          className="inline-flex min-h-8 items-center font-medium underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {logIn}
        </Link>
      </p>
      <IconButton label={close} icon={<X />} onClick={onClose} />
    </div>
  );
}
