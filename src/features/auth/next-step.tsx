import { MailWarning } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { paths } from '#src/lib/paths.ts';
import { returnQuery } from '#src/lib/return-path.ts';
import type { SessionUser } from '#src/lib/session.ts';
import { pathAfterSignIn } from './after-sign-in.ts';
import { useMe } from './session-queries.ts';
import * as texts from './texts.ts';

const { nextStep } = texts;

interface NextStepProps {
  session: SessionUser;
  returnTo: string | null;
}

/** The link of a signed-in user on the login page: to continue, or to verify the email. */
export function NextStep({ session, returnTo }: NextStepProps) {
  const { data: me } = useMe();
  const { fullName, email, isVerified } = session;
  if (!isVerified) {
    return (
      <p className="mb-8 flex gap-3 rounded-card bg-warning-soft p-4 text-sm text-warning">
        <MailWarning aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          {nextStep.notVerified(email)}
          <Link
            to={paths.authentication.verifyEmail.href(returnQuery(returnTo))}
            className="font-medium underline underline-offset-4"
          >
            {nextStep.verify}
          </Link>
        </span>
      </p>
    );
  }
  return (
    <ButtonLink
      to={pathAfterSignIn({ isVerified, role: me?.role }, returnTo)}
      replace
      size="lg"
      className="w-full"
    >
      <span className="truncate">{nextStep.continue(fullName)}</span>
    </ButtonLink>
  );
}
