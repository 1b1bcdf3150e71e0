import { LogOut } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { useSignOut } from '#src/features/auth/use-sign-out.ts';
import { cn } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';
import { adminPages } from './admin-pages.ts';
import * as texts from './texts.ts';

const itemClassName =
  'flex h-11 w-full items-center gap-3 rounded-field px-3 text-left text-sm font-medium transition-colors focus-visible:-outline-offset-2 [&_svg]:size-4.5 [&_svg]:shrink-0';

/** The navigation of the admin area. */
export function AdminSidebar() {
  const signOut = useSignOut({ ignoresFailure: true });
  return (
    <nav aria-label={texts.layout.navigation} className="flex flex-1 flex-col">
      <ul className="mb-4 grid gap-1">
        {adminPages().map(({ label, to, Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === paths.admin.home.href()}
              className={({ isActive }) =>
                cn(
                  itemClassName,
                  isActive
                    ? 'bg-brand-soft text-brand'
                    : 'text-ink hover:bg-sunken [&_svg]:text-muted',
                )
              }
            >
              <Icon aria-hidden="true" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={signOut}
        className={cn(itemClassName, 'mt-auto text-ink hover:bg-sunken [&_svg]:text-muted')}
      >
        <LogOut aria-hidden="true" />
        {texts.layout.logout}
      </button>
    </nav>
  );
}
