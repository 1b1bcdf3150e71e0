import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { brand } from '#contract/site/brand.ts';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { EmailText } from '#src/components/ui/email-text.tsx';
import { useResendResetCode } from '#src/features/auth/account-mutations.ts';
import { ForgotPasswordForm, ResetPasswordForm } from '#src/features/auth/password-forms.tsx';
import { forgotPassword, resetPassword } from '#src/features/auth/texts.ts';
import { ResendCode } from '#src/features/auth/verify-email-form.tsx';
import { cn } from '#src/lib/class-names.ts';
import { loginHref, readReturnPath } from '#src/lib/paths.ts';
import { AuthenticationHeading, textLinkClass } from './authentication-heading.tsx';

/** Kept in the history, so that a reload keeps the step. */
const Step = z.object({ email: z.string(), sentAt: z.optional(z.number()) });
type Step = z.infer<typeof Step>;

const firstStep: Step = { email: '' };

export function Component() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { email, sentAt } = Step.safeParse(state).data ?? firstStep;
  const isSent = sentAt !== undefined;
  const [isCorrection, setIsCorrection] = useState(false);

  function goTo(step: Step) {
    navigate({ search }, { replace: true, state: step });
  }

  const toLogin = loginHref(readReturnPath(query));

  return (
    <>
      <PageHead title={forgotPassword.label} isPrivate />
      <Link
        to={toLogin}
        state={{ email }}
        className="mb-2 inline-flex min-h-8 items-center gap-1 text-sm font-medium text-brand hover:underline pointer-coarse:min-h-11"
      >
        <ChevronLeft className="-ml-1 size-4" />
        {forgotPassword.backToLogin}
      </Link>
      <AuthenticationHeading title={isSent ? resetPassword.title : forgotPassword.title}>
        {isSent ? (
          <>
            {resetPassword.codeSent.beforeEmail}
            <strong className="font-medium wrap-anywhere text-ink">
              <EmailText>{email}</EmailText>
            </strong>
            {resetPassword.codeSent.afterEmail}
          </>
        ) : (
          forgotPassword.description
        )}
      </AuthenticationHeading>
      {isSent ? (
        <ResetPasswordForm
          email={email}
          sentAt={sentAt}
          onReset={() => navigate(toLogin, { replace: true, state: { email } })}
        />
      ) : (
        <ForgotPasswordForm
          email={email}
          isCorrection={isCorrection}
          onSent={(sentTo) => goTo({ email: sentTo, sentAt: Date.now() })}
        />
      )}
      {isSent && (
        <div className="mt-4">
          <ResendResetCode
            email={email}
            sentAt={sentAt}
            onSent={() => goTo({ email, sentAt: Date.now() })}
          />
          <button
            type="button"
            className={cn(textLinkClass, 'min-h-11 text-sm')}
            onClick={() => {
              setIsCorrection(true);
              goTo({ email });
            }}
          >
            {resetPassword.otherEmail}
          </button>
        </div>
      )}
      {!isSent && (
        <p className="mt-6 text-sm text-muted">
          {forgotPassword.noAccess}{' '}
          <a
            href={brand.phone.href}
            className={cn(textLinkClass, 'whitespace-nowrap pointer-coarse:py-3')}
          >
            {forgotPassword.call(brand.phone.label)}
          </a>
        </p>
      )}
    </>
  );
}

interface ResendResetCodeProps {
  email: string;
  sentAt: number;
  onSent: () => void;
}

/** Unmounts with its step, so that a late response does not return to it. */
function ResendResetCode({ email, sentAt, onSent }: ResendResetCodeProps) {
  const { mutate, isPending } = useResendResetCode();
  return (
    <ResendCode
      sentAt={sentAt}
      isSending={isPending}
      onResend={() => mutate(email, { onSuccess: onSent })}
    />
  );
}
