import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ForgotPasswordForm } from '#src/features/account/forgot-password-form.tsx';
import { ResetPasswordForm } from '#src/features/account/reset-password-form.tsx';
import { loginHref, returnPathOf } from '#src/lib/return-path.ts';
import { AuthenticationHeading, textLinkLook } from './authentication-heading.tsx';

export function ForgotPasswordPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [email, setEmail] = useState<string>();
  const toLogin = loginHref(returnPathOf(query));

  return (
    <>
      <PageHead title="Forgotten password" isPrivate />
      <AuthenticationHeading title={email ? 'Choose a new password' : 'Forgotten your password?'}>
        {email ? (
          <>
            If there is an account for{' '}
            <strong className="font-medium break-words text-ink">{email}</strong>, a code is on its
            way to it.
          </>
        ) : (
          'We send a code to your email, and you choose a new one.'
        )}
      </AuthenticationHeading>
      {email ? (
        <>
          <ResetPasswordForm email={email} onReset={() => navigate(toLogin, { replace: true })} />
          <Button variant="ghost" className="mt-4" onClick={() => setEmail(undefined)}>
            Use another email
          </Button>
        </>
      ) : (
        <ForgotPasswordForm onSent={setEmail} />
      )}
      <p className="mt-6 text-sm">
        <Link to={toLogin} className={textLinkLook}>
          Back to login
        </Link>
      </p>
    </>
  );
}
