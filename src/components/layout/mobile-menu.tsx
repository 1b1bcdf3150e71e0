import { Menu as MenuIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { Sheet } from '#src/components/ui/sheet.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { mainLinks, savedPropertiesLink } from './site-links.ts';

export function MobileMenu({ account }: { account: ReactNode }) {
  const { key } = useLocation();
  // Opened on one history entry: going anywhere closes it.
  const [openedOn, setOpenedOn] = useState<string>();

  return (
    <>
      <IconButton
        label="Menu"
        icon={<MenuIcon aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={openedOn === key}
        onClick={() => setOpenedOn(key)}
        className="-mr-2.5 md:hidden"
      />
      <Sheet
        side="right"
        title="Menu"
        isOpen={openedOn === key}
        onClose={() => setOpenedOn(undefined)}
      >
        <nav aria-label="Mobile">
          <ul>
            {[...mainLinks, savedPropertiesLink].map(({ label, to }) => (
              <li key={to} className="border-b last:border-none">
                <NavLink
                  to={to}
                  end={to === '/'}
                  className={({ isActive }) =>
                    classNames('flex h-13 items-center text-base', isActive && 'text-brand')
                  }
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-6 flex flex-col gap-3">{account}</div>
      </Sheet>
    </>
  );
}
