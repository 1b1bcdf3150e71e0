import { Info } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { EmailText } from '#src/components/ui/email-text.tsx';
import { LoginForm, NextStep, pathAfterSignIn } from '#src/features/auth/login-form.tsx';
import { useLogin } from '#src/features/auth/sign-in-mutations.ts';
import * as texts from '#src/features/auth/texts.ts';
import { isSignInRequired, paths, readReturnPath, returnQuery } from '#src/lib/paths.ts';
import { useSession } from '#src/lib/session.ts';
import { signInRequired } from '#src/lib/texts.ts';
import { AuthenticationHeading, textLinkClass } from './authentication-heading.tsx';

const { guests, ...loginTexts } = texts.login;

/** From the page for a new password. */
const FromReset = z.object({ email: z.string() });

export function Component() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const session = useSession();
  const login = useLogin();
  const returnTo = readReturnPath(query);
  const [hasOtherAccount, setOtherAccount] = useState(false);
  const formId = useId();
  // After signing in here, the user is redirected to another page.
  const isLeaving = login.isPending || login.isSuccess;
  const isGreeted = session?.isVerified === true && !isLeaving;

  return (
    <>
      <PageHead title={loginTexts.label} isPrivate />
      {isGreeted ? (
        <AuthenticationHeading title={loginTexts.welcome(session.fullName)}>
          <EmailText>{loginTexts.isLoggedIn(session.email)}</EmailText>
        </AuthenticationHeading>
      ) : (
        <AuthenticationHeading title={loginTexts.label}>
          {guests.newHere}
          <Link
            to={paths.authentication.register.href(returnQuery(returnTo))}
            className={textLinkClass}
          >
            {guests.createAccount}
          </Link>
        </AuthenticationHeading>
      )}
      {isSignInRequired(query) && (!session || isLeaving) && (
        <p
          role="status"
          className="mb-6 flex gap-3 rounded-card bg-info-soft p-4 text-sm text-info"
        >
          <Info className="mt-0.5 size-5 shrink-0" />
          {signInRequired}
        </p>
      )}
      {session && !isLeaving && <NextStep session={session} returnTo={returnTo} />}
      {isGreeted && (
        <Button
          variant="ghost"
          aria-expanded={hasOtherAccount}
          aria-controls={formId}
          onClick={() => setOtherAccount(!hasOtherAccount)}
          className="mt-3 w-full"
        >
          {loginTexts.otherAccount}
        </Button>
      )}
      <div id={formId} hidden={isGreeted && !hasOtherAccount} className={isGreeted ? 'mt-6' : ''}>
        <LoginForm
          email={FromReset.safeParse(state).data?.email ?? ''}
          login={login}
          onSignedIn={(user) => navigate(pathAfterSignIn(user, returnTo), { replace: true })}
          returnTo={returnTo}
        />
      </div>
    </>
  );
}
