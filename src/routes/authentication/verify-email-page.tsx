import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { EmailText } from '#src/components/ui/email-text.tsx';
import { EmailCorrection } from '#src/features/auth/email-correction.tsx';
import { sessionQueries } from '#src/features/auth/session-queries.ts';
import { useRequestCode } from '#src/features/auth/sign-in-mutations.ts';
import { verification } from '#src/features/auth/texts.ts';
import { ResendCode, VerifyEmailForm } from '#src/features/auth/verify-email-form.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { loginHref, paths, readReturnPath } from '#src/lib/paths.ts';
import { useSession } from '#src/lib/session.ts';
import { AuthenticationHeading } from './authentication-heading.tsx';

/** Navigation state of a page that has requested a code. */
export interface CodeSent {
  /** Milliseconds since 1970. */
  codeSentAt: number;
}

export function Component() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const session = useSession();
  const { search, state } = useLocation();
  const [sentAt, setSentAt] = useState(() => codeSentAtOf(state));
  const codeRequest = useRequestCode();
  // The login page greets verified users and links to the page that they came from.
  const { data: me } = useQuery({
    ...sessionQueries.me(),
    enabled: hasCapability('email-change'),
  });
  const newEmail = me?.newEmail ?? null;
  const nextPath = newEmail ? paths.profile.home.href() : loginHref(readReturnPath(query));

  const email = newEmail ?? session?.email ?? '';

  /** Also kept in the history, so that a reload keeps the wait for the next code. */
  function keepTime() {
    const sent: CodeSent = { codeSentAt: Date.now() };
    setSentAt(sent.codeSentAt);
    navigate({ search }, { replace: true, state: sent });
  }

  return (
    <>
      <PageHead title={verification.label} isPrivate />
      {session?.isVerified && !newEmail ? (
        <>
          <AuthenticationHeading title={verification.done.title}>
            <EmailText>{verification.done.description(session.email)}</EmailText>
          </AuthenticationHeading>
          <ButtonLink to={nextPath} className="w-full">
            {verification.done.continue}
          </ButtonLink>
        </>
      ) : (
        <>
          <AuthenticationHeading title={verification.label}>
            {sentAt > 0 ? verification.codeSent : verification.enterCode}
            <strong className="font-medium wrap-anywhere text-ink">
              <EmailText>{email}</EmailText>
            </strong>
            .
          </AuthenticationHeading>
          <VerifyEmailForm
            // A new code starts with an empty field.
            key={sentAt}
            newEmail={newEmail}
            onVerified={() => navigate(nextPath, { replace: true })}
          />
          <div className="mt-4">
            <ResendCode
              sentAt={sentAt}
              isSending={codeRequest.isPending}
              onResend={() => codeRequest.mutate(undefined, { onSuccess: keepTime })}
            />
            <EmailCorrection email={email} onSent={keepTime} />
          </div>
        </>
      )}
    </>
  );
}

function codeSentAtOf(state: unknown): number {
  const hasTime = typeof state === 'object' && state !== null && 'codeSentAt' in state;
  return hasTime && typeof state.codeSentAt === 'number' ? state.codeSentAt : 0;
}
