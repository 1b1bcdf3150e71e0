import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { Footer } from '#src/components/layout/footer.tsx';
import { Navbar } from '#src/components/layout/navbar.tsx';
import { SkipLink } from '#src/components/layout/skip-link.tsx';
import { AccountMenu } from '#src/features/auth/account-menu.tsx';
import { FinishPendingSave } from '#src/features/properties/saved/pending-save.tsx';

export function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}

/** The navbar and the footer; also around views that are not routes of the public site. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Navbar
        account={<AccountMenu layout="menu" />}
        mobileAccount={<AccountMenu layout="list" />}
      />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer />
      <FinishPendingSave />
    </div>
  );
}
