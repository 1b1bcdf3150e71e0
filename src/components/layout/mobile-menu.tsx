import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { classNames } from '#src/lib/class-names.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import { mainLinks, savedPropertiesLink } from './site-links.ts';

export function MobileMenu({ account }: { account: ReactNode }) {
  return (
    <MenuDrawer>
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
    </MenuDrawer>
  );
}
