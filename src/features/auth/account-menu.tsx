import { lazy, type Ref, Suspense, useEffect, useRef } from 'react';
import { PartBoundary } from '#src/components/feedback/part-boundary.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { paths } from '#src/lib/paths.ts';
import { useSession } from '#src/lib/use-session.ts';

const SignedInMenu = lazy(async () => ({
  default: (await import('./signed-in-menu.tsx')).SignedInMenu,
}));
const MobileSignedInMenu = lazy(async () => ({
  default: (await import('./signed-in-menu.tsx')).MobileSignedInMenu,
}));

/** The visitor's corner of the navbar. */
export function AccountMenu() {
  const session = useSession();
  const loginRef = useFocusAfterLogout(session !== null);
  return session ? (
    <PartBoundary fallback={<ProfileLink />}>
      <Suspense>
        <SignedInMenu session={session} />
      </Suspense>
    </PartBoundary>
  ) : (
    <GuestLinks loginRef={loginRef} />
  );
}

/** The same in the mobile menu, which leads to the saved properties by itself. */
export function MobileAccountMenu() {
  const session = useSession();
  const loginRef = useFocusAfterLogout(session !== null);
  return session ? (
    <PartBoundary fallback={<ProfileLink />}>
      <Suspense>
        <MobileSignedInMenu session={session} />
      </Suspense>
    </PartBoundary>
  ) : (
    <GuestLinks loginRef={loginRef} />
  );
}

/** What is left of the name menu where its code does not arrive. */
function ProfileLink() {
  return (
    <ButtonLink to={paths.profile.home.href()} variant="ghost">
      My Profile
    </ButtonLink>
  );
}

/** The button that signs out goes, and the focus with it. */
function useFocusAfterLogout(isSignedIn: boolean) {
  const loginRef = useRef<HTMLAnchorElement>(null);
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    const isSignedOut = wasSignedIn.current && !isSignedIn;
    wasSignedIn.current = isSignedIn;
    if (isSignedOut && document.activeElement === document.body) {
      loginRef.current?.focus({ preventScroll: true });
    }
  }, [isSignedIn]);
  return loginRef;
}

function GuestLinks({ loginRef }: { loginRef: Ref<HTMLAnchorElement> }) {
  return (
    <>
      <ButtonLink ref={loginRef} to={paths.authentication.login.href()} variant="ghost">
        Login
      </ButtonLink>
      <ButtonLink to={paths.authentication.register.href()}>Register</ButtonLink>
    </>
  );
}
