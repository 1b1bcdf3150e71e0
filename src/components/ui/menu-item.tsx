import { type ComponentProps, type ReactNode, use } from 'react';
import { Link } from 'react-router-dom';
import { MenuContext } from './menu-context.ts';

const itemLook =
  'flex h-10 w-full items-center gap-3 rounded-field px-3 text-left text-sm text-ink transition-colors hover:bg-sunken focus-visible:bg-sunken focus-visible:-outline-offset-2 pointer-coarse:h-11 [&_svg]:size-4.5 [&_svg]:text-muted';

interface MenuItemProps {
  icon?: ReactNode;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, onSelect, children }: MenuItemProps) {
  const closeMenu = use(MenuContext);
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={itemLook}
      onClick={() => {
        closeMenu();
        onSelect();
      }}
    >
      {icon}
      {children}
    </button>
  );
}

interface MenuLinkProps extends Pick<ComponentProps<typeof Link>, 'to'> {
  icon?: ReactNode;
  /** Leads to another site, which opens beside this one. */
  isOutside?: boolean;
  children: ReactNode;
}

export function MenuLink({ icon, to, isOutside = false, children }: MenuLinkProps) {
  const closeMenu = use(MenuContext);
  return (
    <Link
      to={to}
      role="menuitem"
      tabIndex={-1}
      className={itemLook}
      onClick={closeMenu}
      {...(isOutside && { target: '_blank', rel: 'noreferrer' })}
    >
      {icon}
      {children}
    </Link>
  );
}
