import { Heart, LayoutDashboard, LogOut, User } from 'lucide-react';
import { ADMIN_ROLE } from '#contract/endpoints/user.ts';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { EmailText } from '#src/components/ui/email-text.tsx';
import { Menu, MenuItem, MenuLink } from '#src/components/ui/menu.tsx';
import { paths } from '#src/lib/paths.ts';
import type { SessionUser } from '#src/lib/session.ts';
import { useMe } from './session-queries.ts';
import { useSignOut } from './use-sign-out.ts';

export function UserMenu({ session, layout }: { session: SessionUser; layout: 'menu' | 'list' }) {
  const signOut = useSignOut();
  if (layout === 'menu') {
    return (
      <Menu label={session.fullName} className="-mr-4 max-w-72 lg:max-w-56 xl:max-w-72">
        <MenuItems onSignOut={signOut} />
      </Menu>
    );
  }
  return (
    <>
      <p className="min-w-0 text-sm">
        <span className="block truncate font-medium">{session.fullName}</span>
        <span className="block wrap-anywhere text-muted">
          <EmailText>{session.email}</EmailText>
        </span>
      </p>
      <ListItems onSignOut={signOut} />
    </>
  );
}

const logout = 'Logout';
const profileLink = { label: 'My Profile', to: paths.profile.home.href(), Icon: User };
const savedLink = {
  label: 'Saved properties',
  to: paths.profile.savedProperties.href(),
  Icon: Heart,
};
const adminLink = { label: 'Admin', to: paths.admin.home.href(), Icon: LayoutDashboard };

interface ItemsProps {
  onSignOut: () => void;
}

/** Mounted while the menu is open, so that the role is requested only then. */
function MenuItems({ onSignOut }: ItemsProps) {
  const isAdmin = useMe().data?.role === ADMIN_ROLE;
  return (
    <>
      {[profileLink, savedLink, ...(isAdmin ? [adminLink] : [])].map(({ label, to, Icon }) => (
        <MenuLink key={to} to={to}>
          <Icon />
          {label}
        </MenuLink>
      ))}
      <MenuItem onSelect={onSignOut}>
        <LogOut />
        {logout}
      </MenuItem>
    </>
  );
}

/** Without the saved properties, which the mobile menu links to for guests as well. */
function ListItems({ onSignOut }: ItemsProps) {
  const isAdmin = useMe().data?.role === ADMIN_ROLE;
  return (
    <>
      {[profileLink, ...(isAdmin ? [adminLink] : [])].map(({ label, to, Icon }) => (
        <ButtonLink key={to} to={to} variant="secondary">
          <Icon />
          {label}
        </ButtonLink>
      ))}
      <Button variant="ghost" onClick={onSignOut}>
        <LogOut />
        {logout}
      </Button>
    </>
  );
}
