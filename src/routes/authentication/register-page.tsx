import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { RegisterForm } from '#src/features/auth/register-form.tsx';
import { registration } from '#src/features/auth/texts.ts';
import { loginHref, paths, readReturnPath, returnQuery } from '#src/lib/paths.ts';
import { AuthenticationHeading, textLinkClass } from './authentication-heading.tsx';
import type { CodeSent } from './verify-email-page.tsx';

export function Component() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const returnTo = readReturnPath(query);

  function goToVerification() {
    const state: CodeSent = { codeSentAt: Date.now() };
    navigate(paths.authentication.verifyEmail.href(returnQuery(returnTo)), {
      replace: true,
      state,
    });
  }

  return (
    <>
      <PageHead title={registration.label} isPrivate />
      <AuthenticationHeading title={registration.label}>
        {registration.intro}
        <Link to={loginHref(returnTo)} className={textLinkClass}>
          {registration.login}
        </Link>
      </AuthenticationHeading>
      <RegisterForm onRegistered={goToVerification} />
    </>
  );
}
