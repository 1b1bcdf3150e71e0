import { Info } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { pathAfterSignIn } from '#src/features/auth/after-sign-in.ts';
import { LoginForm } from '#src/features/auth/login-form.tsx';
import { useLogin } from '#src/features/auth/sign-in-mutations.ts';
import { SignedInGreeting } from '#src/features/auth/signed-in-greeting.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { paths } from '#src/lib/paths.ts';
import {
  isSignInRequired,
  returnPathOf,
  returnQuery,
  SIGN_IN_REQUIRED,
} from '#src/lib/return-path.ts';
import { useSession } from '#src/lib/session.ts';
import { AuthenticationHeading, textLinkLook } from './authentication-heading.tsx';

export function LoginPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const session = useSession();
  const login = useLogin();
  const returnTo = returnPathOf(query);
  // Who has just signed in here is on the way to somewhere else.
  const isLeaving = login.isPending || login.isSuccess;

  return (
    <>
      <PageHead title="Login" isPrivate />
      <AuthenticationHeading title="Login">
        New here?{' '}
        <Link
          to={paths.authentication.register.href(returnQuery(returnTo))}
          className={textLinkLook}
        >
          Create an account
        </Link>
      </AuthenticationHeading>
      {isSignInRequired(query) && (!session || isLeaving) && (
        <p
          role="status"
          className="mb-6 flex gap-3 rounded-card bg-info-soft p-4 text-sm text-info"
        >
          <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {SIGN_IN_REQUIRED}
        </p>
      )}
      {session && !isLeaving && <SignedInGreeting session={session} returnTo={returnTo} />}
      <LoginForm
        login={login}
        onSignedIn={(user) => navigate(pathAfterSignIn(user, returnTo), { replace: true })}
        forgotPasswordHref={
          hasCapability('password-reset')
            ? paths.authentication.forgotPassword.href(returnQuery(returnTo))
            : null
        }
      />
    </>
  );
}
