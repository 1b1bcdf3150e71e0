import { ExternalLink, LogOut } from 'lucide-react';
import { Link, NavLink, Outlet } from 'react-router-dom';
import { BrandMark } from '#src/components/layout/brand-mark.tsx';
import { MenuDrawer } from '#src/components/layout/menu-drawer.tsx';
import { SkipLink } from '#src/components/layout/skip-link.tsx';
import { ThemeToggle } from '#src/components/layout/theme-toggle.tsx';
import { useChangedRole } from '#src/features/auth/use-changed-role.ts';
import { useSignOut } from '#src/features/auth/use-sign-out.ts';
import { cn } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';
import { useSession } from '#src/lib/session.ts';
import { AdminBreadcrumb } from './admin-breadcrumb.tsx';
import { AdminFind } from './admin-find.tsx';
import { adminPages } from './admin-pages.ts';
import { layout } from './texts.ts';

export function Component() {
  const session = useSession();
  useChangedRole();
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[4.25rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SkipLink />
      <aside
        aria-label={layout.sidebar}
        // Below lg only the icons and counts are shown, to leave room for the tables.
        className="sticky top-0 hidden h-dvh flex-col gap-4 overflow-y-auto border-r bg-surface px-3 py-4 md:flex max-lg:[&_a>span:not([data-count])]:sr-only max-lg:[&_button>span]:sr-only print:hidden"
      >
        <div className="pl-2.5 lg:px-3">
          <BrandMark />
        </div>
        <AdminSidebar />
      </aside>
      <div className="flex min-w-0 flex-col overflow-x-clip">
        <header
          data-top-bar
          className="sticky top-0 z-30 flex h-14 items-center gap-1 border-b bg-paper px-4 md:px-6 lg:px-8 print:hidden"
        >
          <AdminBreadcrumb />
          <AdminFind />
          <Link
            to={paths.home.href()}
            aria-label={layout.viewSite}
            title={layout.viewSite}
            className="inline-flex h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-field text-sm font-medium text-ink hover:text-brand lg:px-2 lg:text-brand lg:hover:text-brand-strong"
          >
            <ExternalLink className="size-4.5" />
            <span aria-hidden="true" className="hidden lg:inline">
              {layout.viewSite}
            </span>
          </Link>
          {/* Its icon ends where the content does. */}
          <div className="max-sm:hidden md:-mr-3">
            <ThemeToggle />
          </div>
          <MenuDrawer>
            <AdminSidebar />
            <div className="mt-2 border-t pt-2 sm:hidden">
              <ThemeToggle />
            </div>
          </MenuDrawer>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="relative mx-auto w-full max-w-page px-4 py-4 outline-none md:px-6 md:py-8 lg:px-8"
        >
          {/* The key remounts the page for another user. After a logout its data disappears at once. */}
          {session && <Outlet key={session.token} />}
        </main>
      </div>
    </div>
  );
}

const itemClassName =
  'relative flex h-11 w-full items-center gap-3 rounded-field px-3 text-left text-sm font-medium text-ink transition-colors not-aria-[current]:hover:bg-sunken focus-visible:-outline-offset-2 aria-[current]:bg-brand-soft aria-[current]:text-brand [&_svg]:size-4.5 [&_svg]:shrink-0 not-aria-[current]:[&_svg]:text-muted';

function AdminSidebar() {
  const signOut = useSignOut({ ignoresFailure: true });
  const session = useSession();
  return (
    <nav aria-label={layout.navigation} className="flex flex-1 flex-col">
      <ul className="mb-4 grid gap-1">
        {adminPages().map(({ label, to, Icon, Count }) => (
          <li key={to}>
            <NavLink
              to={to}
              title={label}
              end={to === paths.admin.home.href()}
              className={itemClassName}
            >
              <Icon />
              <span>{label}</span>
              {Count && <Count />}
            </NavLink>
          </li>
        ))}
      </ul>
      {session && (
        <p className="mt-auto mb-1 px-3 text-sm md:max-lg:hidden">
          <span className="block truncate font-medium" title={session.email}>
            {session.fullName}
          </span>
          <span className="block text-xs text-muted">{layout.role}</span>
        </p>
      )}
      <button
        type="button"
        onClick={signOut}
        title={layout.logout}
        className={cn(itemClassName, 'md:max-lg:mt-auto')}
      >
        <LogOut />
        <span>{layout.logout}</span>
      </button>
    </nav>
  );
}
