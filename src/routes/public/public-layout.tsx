import { Outlet } from 'react-router-dom';
import { Footer } from '#src/components/layout/footer.tsx';
import { Navbar } from '#src/components/layout/navbar.tsx';
import { SkipLink } from '#src/components/layout/skip-link.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { paths } from '#src/lib/paths.ts';

export function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Navbar account={<GuestLinks />} mobileAccount={<GuestLinks />} />
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}

function GuestLinks() {
  return (
    <>
      <ButtonLink to={paths.authentication.login.href()} variant="ghost">
        Login
      </ButtonLink>
      <ButtonLink to={paths.authentication.register.href()}>Register</ButtonLink>
    </>
  );
}
