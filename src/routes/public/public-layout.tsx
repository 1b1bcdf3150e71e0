import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { Footer } from '#src/components/layout/footer.tsx';
import { Navbar } from '#src/components/layout/navbar.tsx';
import { SkipLink } from '#src/components/layout/skip-link.tsx';
import { AccountMenu } from '#src/features/auth/account-menu.tsx';
import { shortlist } from '#src/features/properties/saved/shortlist/shortlist-store.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { useSession } from '#src/lib/session.ts';

const AddShortlist = lazyPart(
  async () =>
    (await import('#src/features/properties/saved/shortlist/add-shortlist.tsx')).AddShortlist,
);

export function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}

/** The navbar and the footer; also around views that are not routes of the public site. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const session = useSession();
  const hasShortlist = useDeviceStore(shortlist).items.length > 0;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Navbar
        hasShortlist={hasShortlist && !session}
        account={<AccountMenu layout="menu" />}
        mobileAccount={<AccountMenu layout="list" />}
      />
      {session && <AddShortlist key={session.email} email={session.email} />}
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer hasShortlist={hasShortlist} />
    </div>
  );
}
