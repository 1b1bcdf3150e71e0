import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ForgotPasswordForm } from '#src/features/auth/forgot-password-form.tsx';
import { ResetPasswordForm } from '#src/features/auth/reset-password-form.tsx';
import { texts } from '#src/features/auth/texts.ts';
import { loginHref, returnPathOf } from '#src/lib/return-path.ts';
import { AuthenticationHeading, textLinkClass } from './authentication-heading.tsx';

const { forgotPassword, resetPassword } = texts;

export function ForgotPasswordPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);
  const toLogin = loginHref(returnPathOf(query));

  return (
    <>
      <PageHead title={forgotPassword.label} isPrivate />
      <AuthenticationHeading title={isSent ? resetPassword.title : forgotPassword.title}>
        {isSent ? (
          <>
            {resetPassword.codeSent.beforeEmail}
            <strong className="font-medium wrap-anywhere text-ink">{email}</strong>
            {resetPassword.codeSent.afterEmail}
          </>
        ) : (
          forgotPassword.description
        )}
      </AuthenticationHeading>
      {isSent ? (
        <>
          <ResetPasswordForm email={email} onReset={() => navigate(toLogin, { replace: true })} />
          <Button variant="ghost" className="mt-4 -ml-4" onClick={() => setIsSent(false)}>
            {resetPassword.otherEmail}
          </Button>
        </>
      ) : (
        <ForgotPasswordForm
          email={email}
          onSent={(sentTo) => {
            setEmail(sentTo);
            setIsSent(true);
          }}
        />
      )}
      <p className="mt-6 text-sm">
        <Link to={toLogin} className={textLinkClass}>
          {forgotPassword.backToLogin}
        </Link>
      </p>
    </>
  );
}
