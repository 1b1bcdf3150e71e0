import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { RegisterForm } from '#src/features/auth/register-form.tsx';
import { paths } from '#src/lib/paths.ts';
import { loginHref, returnPathOf, returnQuery } from '#src/lib/return-path.ts';
import { AuthenticationHeading, textLinkClass } from './authentication-heading.tsx';
import type { CodeSent } from './verify-email-page.tsx';

export function RegisterPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const returnTo = returnPathOf(query);

  function goToVerification() {
    const state: CodeSent = { codeSentAt: Date.now() };
    navigate(paths.authentication.verifyEmail.href(returnQuery(returnTo)), {
      replace: true,
      state,
    });
  }

  return (
    <>
      <PageHead title="Register" isPrivate />
      <AuthenticationHeading title="Register">
        Save the homes you like and find them again on any device. Already have an account?{' '}
        <Link to={loginHref(returnTo)} className={textLinkClass}>
          Log in
        </Link>
      </AuthenticationHeading>
      <RegisterForm onRegistered={goToVerification} />
    </>
  );
}
