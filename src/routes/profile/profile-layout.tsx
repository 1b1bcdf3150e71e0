import { NavLink, Outlet, useMatch } from 'react-router-dom';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { tabLinkClass } from '#src/components/ui/tab-link.tsx';
import { cn } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';
import { useSession } from '#src/lib/session.ts';
import { hasSecurityPage } from './has-security-page.ts';
import * as texts from './texts.ts';

const { home, savedProperties, security } = paths.profile;

const links = [
  { label: texts.pages.profile, to: home.href() },
  { label: texts.pages.savedProperties, to: savedProperties.href() },
];
const securityLink = { label: texts.pages.security, to: security.href() };

export function Component() {
  const session = useSession();
  // The tabs are as wide as the card below them.
  const isNarrow = useMatch(home.path) !== null;
  return (
    <PageContainer className="pt-1 pb-12 max-md:min-h-[calc(100svh-4rem)] md:pt-3 md:pb-20">
      <nav
        aria-label={texts.navigation}
        className={cn(
          '-mx-4 overflow-x-auto border-b px-4 md:mx-0 md:px-0',
          isNarrow && 'md:max-w-220',
        )}
      >
        <ul className="flex gap-6">
          {[...links, ...(hasSecurityPage() ? [securityLink] : [])].map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to} end className={tabLinkClass}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {/* Unmounts with the session, so that no private data is shown until the redirect. */}
      {session && <Outlet key={session.token} />}
    </PageContainer>
  );
}
