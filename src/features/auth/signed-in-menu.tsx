import { Heart, LayoutDashboard, LogOut, User } from 'lucide-react';
import { ADMIN_ROLE } from '#contract/user.ts';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Menu } from '#src/components/ui/menu.tsx';
import { MenuItem, MenuLink } from '#src/components/ui/menu-item.tsx';
import { paths } from '#src/lib/paths.ts';
import type { SessionUser } from '#src/lib/session-user.ts';
import { useMe } from './use-me.ts';
import { useSignOut } from './use-sign-out.ts';

interface SignedInProps {
  session: SessionUser;
}

/** The corner of the navbar of whoever is signed in. */
export function SignedInMenu({ session }: SignedInProps) {
  const signOut = useSignOut();
  return (
    <Menu label={session.fullName} className="max-w-32 lg:max-w-56 xl:max-w-72">
      <MenuLink to={paths.profile.home.href()} icon={<User aria-hidden="true" />}>
        My Profile
      </MenuLink>
      <MenuLink to={paths.profile.savedProperties.href()} icon={<Heart aria-hidden="true" />}>
        Saved properties
      </MenuLink>
      <AdminMenuLink />
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={signOut}>
        Logout
      </MenuItem>
    </Menu>
  );
}

export function MobileSignedInMenu({ session }: SignedInProps) {
  const signOut = useSignOut();
  return (
    <>
      <SignedInAs session={session} />
      <ButtonLink to={paths.profile.home.href()} variant="secondary">
        <User aria-hidden="true" />
        My Profile
      </ButtonLink>
      <AdminLink />
      <Button variant="ghost" onClick={signOut}>
        <LogOut aria-hidden="true" />
        Logout
      </Button>
    </>
  );
}

function SignedInAs({ session: { fullName, email } }: SignedInProps) {
  return (
    <p className="min-w-0 text-sm">
      <span className="block truncate font-medium">{fullName}</span>
      <span className="block truncate text-muted">{email}</span>
    </p>
  );
}

function AdminMenuLink() {
  const { data } = useMe();
  if (data?.role !== ADMIN_ROLE) return null;
  return (
    <MenuLink to={paths.admin.home.href()} icon={<LayoutDashboard aria-hidden="true" />}>
      Admin
    </MenuLink>
  );
}

function AdminLink() {
  const { data } = useMe();
  if (data?.role !== ADMIN_ROLE) return null;
  return (
    <ButtonLink to={paths.admin.home.href()} variant="secondary">
      <LayoutDashboard aria-hidden="true" />
      Admin
    </ButtonLink>
  );
}
