import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { classNames } from '#src/lib/class-names.ts';
import { BrandMark } from './brand-mark.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { PageContainer } from './page-container.tsx';
import { mainLinks } from './site-links.ts';

interface NavbarProps {
  /** The visitor's corner from 768 px: Login and Register, or the name menu. */
  account: ReactNode;
  /** The same inside the mobile menu, as a list of full-width links or buttons. */
  mobileAccount: ReactNode;
}

export function Navbar({ account, mobileAccount }: NavbarProps) {
  return (
    <header className="border-b bg-paper">
      <PageContainer className="flex min-h-16 flex-wrap items-center justify-between gap-2 md:max-lg:flex-nowrap md:max-lg:[&>a>span]:hidden lg:grid lg:grid-cols-[1fr_auto_1fr] md:min-h-18 print:min-h-16">
        <BrandMark />
        <nav aria-label="Main" className="hidden md:block md:max-lg:ml-auto print:hidden">
          <ul className="flex flex-wrap items-center gap-x-1 lg:gap-x-3">
            {mainLinks.map(({ label, to }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === '/'}
                  className={({ isActive }) =>
                    classNames(
                      'inline-flex h-11 items-center border-b-2 px-1 text-sm font-medium whitespace-nowrap transition-colors lg:px-2 hover:text-brand',
                      isActive ? 'border-brand text-brand' : 'border-transparent text-ink',
                    )
                  }
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden items-center justify-end md:flex lg:gap-2 md:max-lg:min-w-0 md:max-lg:[&_button]:px-2 md:max-lg:[&>a]:px-3 print:hidden">
          {account}
        </div>
        <MobileMenu account={mobileAccount} />
      </PageContainer>
    </header>
  );
}
