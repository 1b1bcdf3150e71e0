import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import * as texts from '#src/components/texts.ts';
import { paths } from '#src/lib/paths.ts';
import { useSession } from '#src/lib/session.ts';
import { BrandMark } from './brand-mark.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { PageContainer } from './page-container.tsx';

const mainLinks = [
  { label: texts.home, to: paths.home.href() },
  { label: texts.propertyListings, to: paths.propertyListings.href() },
  { label: texts.newDevelopment, to: paths.newDevelopments.href() },
  { label: texts.aboutUs, to: paths.about.href() },
  { label: texts.contactUs, to: paths.contact.href() },
];

const shortlistLink = { label: texts.shortlist, to: paths.shortlist.href() };

/** A guest's are on this device. */
const savedHref = (isSignedIn: boolean) =>
  isSignedIn ? paths.profile.savedProperties.href() : paths.shortlist.href();

interface NavbarProps {
  /** Whether to lead to the homes on this device, from 768 px. */
  hasShortlist: boolean;
  /** The account menu from 768 px. */
  account: ReactNode;
  /** The account menu in the mobile menu. */
  mobileAccount: ReactNode;
}

export function Navbar({ hasShortlist, account, mobileAccount }: NavbarProps) {
  const isSignedIn = useSession() !== null;
  const mobileLinks = [...mainLinks, { label: texts.savedProperties, to: savedHref(isSignedIn) }];
  return (
    <header className="border-b bg-paper">
      {/* From 768 px the links are in a second line, from 1024 px in the first. */}
      <PageContainer className="flex min-h-16 flex-wrap items-center justify-between gap-x-2 md:max-lg:pt-2 lg:grid lg:grid-cols-[1fr_auto_1fr]">
        <BrandMark />
        <nav
          aria-label={texts.mainNavigation}
          className="-my-px hidden md:block md:max-lg:order-last md:max-lg:w-full print:hidden"
        >
          <ul className="flex flex-wrap items-center gap-x-7">
            {(hasShortlist ? [...mainLinks, shortlistLink] : mainLinks).map(({ label, to }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === '/'}
                  className="inline-flex h-11 items-center border-y-2 border-transparent text-sm font-medium whitespace-nowrap transition-colors hover:text-brand lg:h-18 aria-[current]:border-b-brand aria-[current]:text-brand"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden min-w-0 items-center justify-end gap-2 md:flex print:hidden">
          {account}
        </div>
        <MenuDrawer>
          <nav aria-label={texts.mobileNavigation}>
            <ul>
              {mobileLinks.map(({ label, to }) => (
                <li key={to} className="border-b last:border-none">
                  <NavLink
                    to={to}
                    end={to === '/'}
                    className="flex h-13 items-center text-base aria-[current]:text-brand"
                  >
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-6 flex flex-col gap-3">{mobileAccount}</div>
        </MenuDrawer>
      </PageContainer>
    </header>
  );
}
