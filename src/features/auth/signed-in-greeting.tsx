import { BadgeCheck, MailWarning } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { paths } from '#src/lib/paths.ts';
import { returnQuery } from '#src/lib/return-path.ts';
import type { SessionUser } from '#src/lib/session.ts';
import { pathAfterSignIn } from './after-sign-in.ts';
import { useMe } from './session-queries.ts';

interface SignedInGreetingProps {
  session: SessionUser;
  returnTo: string | null;
}

/** Shown on the login page to a signed-in user. */
export function SignedInGreeting({ session, returnTo }: SignedInGreetingProps) {
  const { data: me } = useMe();
  const { fullName, email, isVerified } = session;
  if (!isVerified) {
    return (
      <p className="mb-8 flex gap-3 rounded-card bg-warning-soft p-4 text-sm text-warning">
        <MailWarning aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          You are signed in as {email}, which is not verified yet.{' '}
          <Link
            to={paths.authentication.verifyEmail.href(returnQuery(returnTo))}
            className="font-medium underline underline-offset-4"
          >
            Verify your email
          </Link>
        </span>
      </p>
    );
  }
  return (
    <section aria-label="Signed in" className="mb-6">
      <div className="rounded-card border bg-surface p-5">
        <p className="flex gap-3 text-sm text-muted">
          <BadgeCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
          <span className="min-w-0 wrap-anywhere">You are signed in, and {email} is verified.</span>
        </p>
        <ButtonLink
          to={pathAfterSignIn({ isVerified, role: me?.role }, returnTo)}
          replace
          size="lg"
          className="mt-4 w-full"
        >
          <span className="truncate">Continue as {fullName}</span>
        </ButtonLink>
      </div>
      <p className="mt-6 text-sm text-muted">Or sign in with another account:</p>
    </section>
  );
}
