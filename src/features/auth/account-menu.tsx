import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { paths } from '#src/lib/paths.ts';
import { useSession } from '#src/lib/session.ts';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';

const texts = { login: 'Login', register: 'Register' };

const UserMenu = lazyPart(async () => (await import('./user-menu.tsx')).UserMenu);

interface AccountMenuProps {
  /** A menu in the navbar, a list of full-width buttons in the mobile menu. */
  layout: 'menu' | 'list';
}

/** Login and Register for guests; the name, the account's pages and Logout for users. */
export function AccountMenu({ layout }: AccountMenuProps) {
  const session = useSession();
  // The Logout button disappears with its focus, which moves to Login.
  const loginRef = useKeptFocus<HTMLAnchorElement>(session !== null);

  if (!session) {
    return (
      <>
        <ButtonLink ref={loginRef} to={paths.authentication.login.href()} variant="ghost">
          {texts.login}
        </ButtonLink>
        <ButtonLink to={paths.authentication.register.href()} variant="secondary">
          {texts.register}
        </ButtonLink>
      </>
    );
  }
  // Until the menu is loaded.
  const link = (
    <ButtonLink to={paths.profile.home.href()} variant="ghost">
      <span className="max-w-32 truncate">{session.fullName}</span>
    </ButtonLink>
  );
  return <UserMenu loading={link} session={session} layout={layout} />;
}
