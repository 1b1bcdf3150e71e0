import {
  Building2,
  FileUp,
  History,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  PlusSquare,
  Users,
} from 'lucide-react';
import { NavLink } from 'react-router-dom';
import type { Capability } from '#contract/capabilities.ts';
import { useSignOut } from '#src/features/auth/use-sign-out.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { cn } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';

const { home, properties, userList, listProperty, imports, auditTrail } = paths.admin;

interface SidebarLink {
  label: string;
  to: string;
  Icon: LucideIcon;
  /** Shown only if the API has it. */
  capability?: Capability;
}

const links: readonly SidebarLink[] = [
  { label: 'Overview', to: home.href(), Icon: LayoutDashboard },
  { label: 'Listed properties', to: properties.href(), Icon: Building2 },
  { label: 'User list', to: userList.href(), Icon: Users },
  { label: 'List a property', to: listProperty.href(), Icon: PlusSquare },
  { label: 'Imports', to: imports.href(), Icon: FileUp, capability: 'imports' },
  { label: 'Audit log', to: auditTrail.href(), Icon: History, capability: 'audit-log' },
];

const itemClassName =
  'flex h-11 w-full items-center gap-3 rounded-field px-3 text-left text-sm font-medium transition-colors focus-visible:-outline-offset-2 [&_svg]:size-4.5 [&_svg]:shrink-0';

/** The navigation of the admin area. */
export function AdminSidebar() {
  const shown = links.filter(({ capability }) => !capability || hasCapability(capability));
  const signOut = useSignOut({ ignoresFailure: true });
  return (
    <nav aria-label="Admin" className="flex flex-1 flex-col">
      <ul className="grid gap-1">
        {shown.map(({ label, to, Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === home.href()}
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
        Log out
      </button>
    </nav>
  );
}
